import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { type KeyHelp, useKeyHelp } from '../../ui/key-help.ts';
import { listTexts } from '../list-texts.ts';

interface ListSearchProps {
  value: string;
  onSearch: (value: string) => void;
  placeholder?: string | undefined;
}

const LIST_KEYS: KeyHelp = [['/', listTexts.searchKey]];

/** Wait after the last keystroke before searching. */
const DEBOUNCE_MS = 500;

/** Search box: searches 500 ms after the last keystroke, or at once on Enter; '/' anywhere on the page focuses it. */
export const ListSearch = ({ value, onSearch, placeholder = listTexts.search }: ListSearchProps) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and 'Limpar filtros' change the URL under the box; the echo of a sent search must not undo later keystrokes.
  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setText(value);
  }
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  useKeyHelp(LIST_KEYS);
  useHotkeys('/', () => input.current?.focus(), { useKey: true, preventDefault: true });
  const send = (next: string) => {
    clearTimeout(timer.current);
    const sent = next.trim();
    setKnown((now) => ({ ...now, sent }));
    onSearch(sent);
  };
  const handleChange = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, DEBOUNCE_MS, next);
  };
  const handleClear = () => {
    setText('');
    send('');
    input.current?.focus();
  };
  return (
    <TextField
      type="search"
      size="small"
      fullWidth={false}
      value={text}
      placeholder={placeholder}
      inputRef={input}
      onChange={(event) => handleChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
      }}
      sx={{
        flex: { xs: '1 1 140px', sm: '1 1 180px' },
        maxWidth: { sm: 360 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder, 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <IconButton aria-label="Limpar busca" size="small" edge="end" onClick={handleClear}>
              <Close fontSize="small" />
            </IconButton>
          ) : null,
        },
      }}
    />
  );
};
