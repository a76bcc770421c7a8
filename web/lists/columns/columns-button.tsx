import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { lateComponent } from '../../ui/late-component.ts';
import { listTexts } from '../list-texts.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const panel = lateComponent(async () => (await import('./columns-panel.tsx')).ColumnsPanel);

const LatePanel = (props: ColumnsPanelProps) => {
  const Panel = panel.useOrThrow();
  return Panel ? <Panel {...props} /> : null;
};

/** Opens the columns and density of the list, fetched with the first press. */
export const ColumnsButton = (props: Omit<ColumnsPanelProps, 'anchor' | 'onClose'>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={listTexts.columnsAndDensity}>
        <IconButton
          aria-label={listTexts.columnsAndDensity}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 40, height: 44 }}
        >
          <ViewColumnOutlined />
        </IconButton>
      </Tooltip>
      {anchor ? <LatePanel {...props} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
};
