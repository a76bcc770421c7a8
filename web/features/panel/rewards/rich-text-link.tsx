import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { rewardTexts as texts } from './rewards.messages.ts';
import { linkAddress } from './rich-text-rules.ts';

/** The selected text's link; without a selection, inserts the address itself. */
export const RichTextLink = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [kept] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(kept);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(typed);
    if (!href) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !kept)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The surrounding form or dialog must not handle the key too.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={texts.link}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <TextField
        autoFocus
        size="small"
        fullWidth={false}
        label={texts.linkAddress}
        placeholder="https://"
        value={typed}
        error={isWrong}
        helperText={isWrong ? texts.linkWrong : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={handleKeyDown}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button variant="outlined" onClick={apply} sx={{ minHeight: 44 }}>
        {texts.linkApply}
      </Button>
      {kept ? (
        <Button color="error" onClick={remove} sx={{ minHeight: 44 }}>
          {texts.linkRemove}
        </Button>
      ) : null}
      <Button color="inherit" onClick={close} sx={{ minHeight: 44 }}>
        {texts.linkCancel}
      </Button>
    </Stack>
  );
};
