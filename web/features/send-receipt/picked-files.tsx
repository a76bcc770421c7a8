import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import type { PickedFile } from './picked-file.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

/** Pixels. */
const PREVIEW_HEIGHT = 128;

const Preview = ({ file }: { file: File }) => {
  const url = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  if (url) return <Box component="img" src={url} alt="" sx={{ width: '100%', height: PREVIEW_HEIGHT, objectFit: 'cover' }} />;
  return <PictureAsPdfOutlined sx={{ fontSize: 40, color: 'text.secondary' }} />;
};

interface PickedFilesProps {
  files: readonly PickedFile[];
  disabled: boolean;
  onRemove: (id: string) => void;
}

/** What is about to be sent, each with a way out. */
export const PickedFiles = ({ files, disabled, onRemove }: PickedFilesProps) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
    }}
  >
    {files.map(({ id, file }) => (
      <Box
        component="li"
        key={id}
        sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' }}
      >
        <Box sx={{ height: PREVIEW_HEIGHT, display: 'grid', placeItems: 'center', bgcolor: 'tint.neutral' }}>
          <Preview file={file} />
        </Box>
        <Typography variant="body2" noWrap title={file.name} sx={{ px: 1.5, py: 1 }}>
          {file.name}
        </Typography>
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
