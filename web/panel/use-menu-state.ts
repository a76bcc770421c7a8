import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** Up to this width the menu starts collapsed (document 000 §9). */
const COLLAPSED_UP_TO_PX = 400;

export interface MenuState {
  /** On phones the menu is a drawer, opened by a button. */
  isDrawer: boolean;
  isDrawerOpen: boolean;
  isCollapsed: boolean;
  setDrawerOpen: (open: boolean) => void;
  setCollapsed: (collapsed: boolean) => void;
}

/** Whether the side menu is expanded, collapsed or a drawer. */
export const useMenuState = (): MenuState => {
  const isDrawer = useMediaQuery('(max-width: 767px)', { noSsr: true });
  const isTiny = useMediaQuery(`(max-width: ${COLLAPSED_UP_TO_PX}px)`, { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return { isDrawer, isDrawerOpen: isDrawer && isDrawerOpen, isCollapsed: chosen ?? isTiny, setDrawerOpen, setCollapsed: setChosen };
};
