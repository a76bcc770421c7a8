import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** Document 000 §9: at most this wide, the menu starts collapsed. */
const COLLAPSED_UP_TO_PX = 400;

export interface MenuState {
  /** Phones: the menu lies over the page and is called by a button. */
  isDrawer: boolean;
  isDrawerOpen: boolean;
  isCollapsed: boolean;
  setDrawerOpen: (open: boolean) => void;
  setCollapsed: (collapsed: boolean) => void;
}

/** Whether the side menu is wide, narrow or away. */
export const useMenuState = (): MenuState => {
  const isDrawer = useMediaQuery('(max-width: 767px)', { noSsr: true });
  const isTiny = useMediaQuery(`(max-width: ${COLLAPSED_UP_TO_PX}px)`, { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return { isDrawer, isDrawerOpen: isDrawer && isDrawerOpen, isCollapsed: chosen ?? isTiny, setDrawerOpen, setCollapsed: setChosen };
};
