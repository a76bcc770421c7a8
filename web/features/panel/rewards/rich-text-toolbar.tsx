import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { rewardTexts as texts } from './rewards.messages.ts';

interface Tool {
  label: string;
  keys?: string;
  icon: ReactNode;
  act: () => unknown;
  /** On or off, for toggles; tools without it only act. */
  pressed?: boolean;
  disabled?: boolean;
}

const HEADING = { level: 3 } as const;

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', HEADING),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const toolsOf = (editor: Editor, state: ReturnType<typeof stateOf>, onLink: () => void): Tool[] => {
  const act = () => editor.chain().focus();
  return [
    { label: texts.bold, keys: 'Ctrl+B', icon: <FormatBold />, pressed: state.bold, act: () => act().toggleBold().run() },
    { label: texts.italic, keys: 'Ctrl+I', icon: <FormatItalic />, pressed: state.italic, act: () => act().toggleItalic().run() },
    { label: texts.heading, icon: <Title />, pressed: state.heading, act: () => act().toggleHeading(HEADING).run() },
    { label: texts.list, icon: <FormatListBulleted />, pressed: state.bulletList, act: () => act().toggleBulletList().run() },
    { label: texts.numberedList, icon: <FormatListNumbered />, pressed: state.orderedList, act: () => act().toggleOrderedList().run() },
    { label: texts.link, icon: <LinkIcon />, pressed: state.link, act: onLink },
    { label: texts.undo, keys: 'Ctrl+Z', icon: <Undo />, disabled: !state.canUndo, act: () => act().undo().run() },
    { label: texts.redo, keys: 'Ctrl+Shift+Z', icon: <Redo />, disabled: !state.canRedo, act: () => act().redo().run() },
  ];
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A single Tab stop; arrow keys move between tools (ARIA toolbar). */
const useRovingFocus = (count: number) => {
  const [current, setCurrent] = useState(0);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const target = step ? (current + step + count) % count : event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : null;
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return { current, setCurrent, handleKeyDown };
};

interface ToolbarProps {
  editor: Editor;
  /** Id of the text the tools edit. */
  controls: string;
  disabled: boolean;
  onLink: () => void;
}

/** The toolbar above the text. */
export const RichTextToolbar = ({ editor, controls, disabled, onLink }: ToolbarProps) => {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const tools = toolsOf(editor, state, onLink);
  const { current, setCurrent, handleKeyDown } = useRovingFocus(tools.length);
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={texts.format}
      aria-controls={controls}
      onKeyDown={handleKeyDown}
      sx={{ p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ label, keys, icon, act, pressed, disabled: isOff = false }, index) => (
        <Tooltip key={label} title={keys ? `${label} (${keys})` : label}>
          <IconButton
            aria-label={label}
            // Stays focusable: a tool that disables itself (undo) must not lose focus.
            aria-disabled={isOff || disabled}
            {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isOff || disabled ? undefined : act())}
            sx={{
              // On a phone all tools share one line.
              flex: { xs: '1 1 0', sm: 'none' },
              minWidth: 0,
              width: 44,
              height: 44,
              borderRadius: 1,
              '&[aria-pressed="true"]': { bgcolor: 'tint.primary', color: 'primary.main' },
              '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' },
            }}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
};
