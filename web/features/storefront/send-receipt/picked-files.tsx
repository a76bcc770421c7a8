import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { KeyEntry } from './key-entry.tsx';
import type { PickedFile } from './picked-file.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

/** Pixels. */
const PREVIEW_HEIGHT = 128;

const Preview = ({ file }: { file: File }) => {
  const url = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [url]);
  if (url) return <Box component="img" src={url} alt="" sx={{ width: '100%', height: PREVIEW_HEIGHT, objectFit: 'cover' }} />;
  return <PictureAsPdfOutlined sx={{ fontSize: 40, color: 'text.secondary' }} />;
};

interface PickedFilesProps {
  files: readonly PickedFile[];
  /** Access keys typed so far, by file. */
  keys: Readonly<Record<string, string>>;
  /** Why the server refused a file, keyed by file. */
  refused: Readonly<Record<string, string>>;
  /** What is doubtful about a file, which can be sent anyway, keyed by file. */
  doubts: Readonly<Record<string, string>>;
  disabled: boolean;
  onRemove: (id: string) => void;
  onKey: (id: string, text: string) => void;
}

/** The files about to be sent, each removable. */
export const PickedFiles = ({ files, keys, refused, doubts, disabled, onRemove, onKey }: PickedFilesProps) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
    }}
  >
    {files.map(({ id, file }) => (
      <Box
        component="li"
        key={id}
        sx={{
          position: 'relative',
          border: 1,
          borderColor: refused[id] ? 'error.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ height: PREVIEW_HEIGHT, display: 'grid', placeItems: 'center', bgcolor: 'tint.neutral' }}>
          <Preview file={file} />
        </Box>
        <Typography variant="body2" noWrap title={file.name} sx={{ px: 1.5, py: 1 }}>
          {file.name}
        </Typography>
        {refused[id] && (
          <Typography role="alert" variant="body2" sx={{ px: 1.5, pb: 1, color: 'error.main', fontWeight: 600 }}>
            {refused[id]}
          </Typography>
        )}
        {doubts[id] && !refused[id] && (
          <Typography variant="body2" sx={{ px: 1.5, pb: 1, color: 'warning.main', fontWeight: 600 }}>
            {doubts[id]}
          </Typography>
        )}
        <KeyEntry name={file.name} value={keys[id] ?? ''} disabled={disabled} onChange={(text) => onKey(id, text)} />
        <IconButton
          aria-label={texts.remove(file.name)}
          disabled={disabled}
          onClick={() => onRemove(id)}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            width: 44,
            height: 44,
            minWidth: 44,
            minHeight: 44,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'background.paper', color: 'error.main' },
          }}
        >
          <DeleteOutlined />
        </IconButton>
      </Box>
    ))}
  </Box>
);
