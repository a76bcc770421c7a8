import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { sendTexts as texts } from './send-receipt.messages.ts';

interface SourceProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'sx'> {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  input: ComponentProps<'input'>;
  onFiles: (files: File[]) => void;
}

/** A button over a hidden file input; choosing the same file again fires again. */
const Source = ({ label, icon, disabled, input, onFiles, variant, sx }: SourceProps) => {
  const element = useRef<HTMLInputElement | null>(null);
  return (
    <Box sx={sx ?? {}}>
      <Button
        fullWidth
        size="large"
        variant={variant ?? 'outlined'}
        startIcon={icon}
        disabled={disabled}
        onClick={() => element.current?.click()}
      >
        {label}
      </Button>
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Box>
  );
};

interface FileSourcesProps {
  hasFiles: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The phone's camera, and existing files. */
export const FileSources = ({ hasFiles, disabled, onFiles }: FileSourcesProps) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Source
      label={hasFiles ? texts.takeAnother : texts.takePhoto}
      icon={<PhotoCameraOutlined />}
      variant={hasFiles ? 'outlined' : 'contained'}
      disabled={disabled}
      input={{ accept: 'image/*', capture: 'environment' }}
      onFiles={onFiles}
      // On a computer both buttons would open the same file dialog.
      sx={{ '@media (pointer: fine) and (min-width: 900px)': { display: 'none' } }}
    />
    <Source
      label={texts.chooseFiles}
      icon={<UploadFileOutlined />}
      disabled={disabled}
      input={{ accept: 'image/*,application/pdf,text/xml,application/xml,.xml,application/zip,.zip', multiple: true }}
      onFiles={onFiles}
    />
  </Box>
);
