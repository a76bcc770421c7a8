import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { messages } from '../ui/messages.ts';
import { FileViewer, type ViewedFile } from './file-viewer.tsx';

interface FileDialogProps {
  title: string;
  /** One file, or two side by side. */
  files: readonly ViewedFile[];
  onClose: () => void;
}

/** Files in a full-height dialog. */
export const FileDialog = ({ title, files, onClose }: FileDialogProps) => {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth={files.length > 1 ? 'xl' : 'md'} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={messages.close} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12, width: 44, height: 44 }}>
        <Close />
      </IconButton>
      <Box
        sx={{
          height: isPhone ? '100%' : '78vh',
          display: 'grid',
          gap: 1,
          bgcolor: 'tint.neutral',
          gridTemplate: {
            xs: `repeat(${files.length}, minmax(0, 1fr)) / 1fr`,
            sm: `minmax(0, 1fr) / repeat(${files.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {files.map((file) => (
          <Box key={file.title ?? file.url} component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
            {files.length > 1 ? (
              <Box component="figcaption" sx={{ px: 2, py: 1, typography: 'subtitle2' }}>
                {file.title}
              </Box>
            ) : null}
            <Box sx={{ flex: 1, minHeight: 0 }}>
              <FileViewer {...file} keys="dialog" />
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
};
