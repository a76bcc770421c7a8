import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { copyText } from './copy-text.ts';
import { messages } from './messages.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Toast shown after copying. */
  copiedText: string;
}

/** A text to copy: focusing selects it, the button copies it. */
export const CopyField = ({ label, value, copiedText }: CopyFieldProps) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
    <TextField
      label={label}
      value={value}
      fullWidth
      slotProps={{ htmlInput: { readOnly: true, onFocus: (event: { target: HTMLInputElement }) => event.target.select() } }}
    />
    <Button
      variant="outlined"
      startIcon={<ContentCopy />}
      aria-label={`${messages.copy} ${label}`}
      onClick={() => void copyText(value, copiedText)}
      sx={{ minHeight: 44, flexShrink: 0 }}
    >
      {messages.copy}
    </Button>
  </Box>
);
