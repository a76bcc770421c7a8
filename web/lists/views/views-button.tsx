import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lateComponent } from '../../ui/late-component.ts';
import { viewTexts as texts } from './view-texts.ts';
import type { ViewsMenuProps } from './views-menu.tsx';

const menu = lateComponent(async () => (await import('./views-menu.tsx')).ViewsMenu);

const LateMenu = (props: ViewsMenuProps) => {
  const Menu = menu.useOrThrow();
  return Menu ? <Menu {...props} /> : null;
};

/** Opens the list's saved views, fetched with the first press; shows the name of the current one. */
export const ViewsButton = (props: Omit<ViewsMenuProps, 'anchor' | 'onClose'> & { isChanged: boolean }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { current } = props.views;
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        title={texts.views}
        aria-label={current ? texts.viewsWith(current.nome, props.isChanged) : texts.views}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: { xs: 44, sm: 40 }, height: 44, px: current ? 1 : 0, gap: 0.5, color: 'text.secondary' }}
      >
        <BookmarkBorder />
        {current ? (
          <span style={{ maxWidth: '16ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {current.nome}
            {props.isChanged ? ' *' : ''}
          </span>
        ) : null}
      </Button>
      {anchor ? <LateMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
};
