import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { parseFiscalKey } from '../../../../server/shared/fiscal-key.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

interface KeyEntryProps {
  /** Name of its file. */
  name: string;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

const KEY_CHARACTERS = 44;

/** Client-side check while typing; the server checks again with what only it knows. */
const judge = (value: string): { text: string; isBad: boolean } => {
  if (value.replace(/[^0-9A-Za-z]/g, '').length < KEY_CHARACTERS) return { text: texts.keyHint, isBad: false };
  const key = parseFiscalKey(value);
  const problem = key ? key.errors[0] : texts.keyHint;
  return problem ? { text: problem, isBad: true } : { text: texts.keyGood, isBad: false };
};

/** A receipt's access key, for photos whose code cannot be read and for PDFs: the receipt is checked before it joins the queue. */
export const KeyEntry = ({ name, value, disabled, onChange }: KeyEntryProps) => {
  const [isOpen, setOpen] = useState(value !== '');
  if (!isOpen)
    return (
      <Button
        size="small"
        fullWidth
        disabled={disabled}
        aria-label={`${texts.typeKey}: ${name}`}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {texts.typeKey}
      </Button>
    );
  const { text, isBad } = judge(value);
  return (
    <Box sx={{ px: 1.5, pb: 1.5 }}>
      <TextField
        fullWidth
        size="small"
        autoFocus
        label={texts.key}
        value={value}
        disabled={disabled}
        error={isBad}
        helperText={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { 'aria-label': texts.keyOf(name), maxLength: 4_000, inputMode: 'text', autoComplete: 'off' } }}
      />
    </Box>
  );
};
