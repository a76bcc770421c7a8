import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { ExportFormat, ExportScope } from '../../graphql/types.generated.ts';
import { useArrival } from '../../ui/arrival.ts';
import { listTexts } from '../list-texts.ts';

interface ExportMenuProps {
  formats: readonly ExportFormat[];
  busy: boolean;
  onExport: (choice: { format: ExportFormat; scope: ExportScope }) => unknown;
}

const scopes: readonly { scope: ExportScope; label: string }[] = [
  { scope: 'CURRENT', label: listTexts.exportCurrent },
  { scope: 'ALL', label: listTexts.exportAll },
];

/** 'Exportar visão atual' and 'Exportar tudo', in each format the list offers. */
export const ExportMenu = ({ formats, busy, onExport }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useArrival(listTexts.exportLabel, () => setAnchor(button.current));
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        loading={busy}
        loadingPosition="start"
        startIcon={<FileDownloadOutlined />}
        aria-label={listTexts.exportLabel}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // A phone has room for the icon alone.
        sx={{ minHeight: 44, minWidth: 44, px: { xs: 0, sm: 1.25 }, '& .MuiButton-startIcon': { mx: { xs: 0, sm: undefined } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {listTexts.exportLabel}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {scopes.flatMap(({ scope, label }) =>
          formats.map((format) => (
            <MenuItem
              key={`${scope}-${format}`}
              sx={{ minHeight: 44 }}
              onClick={() => {
                setAnchor(null);
                void onExport({ format, scope });
              }}
            >
              {`${label} (${format})`}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
};
