import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DESCRIPTION_HTML } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { RichTextLink } from './rich-text-link.tsx';
import { withKnownHeadings } from './rich-text-rules.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export interface RichTextEditorProps {
  id: string;
  /** HTML; an empty text is ''. */
  value: string;
  labelledBy: string;
  describedBy: string;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives a handle that focuses the text once it exists; null when it unmounts. */
  onReady: (field: { focus: () => void } | null) => void;
}

/**
 * What both DESCRIPTION_HTML and the editor support; attributes the editor would add (such as a link's target) are removed from the result.
 */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null, class: null } },
    // Otherwise an empty last paragraph would be saved with every text that ends in a list.
    trailingNode: false,
  }),
];

const allowed = { ALLOWED_TAGS: [...DESCRIPTION_HTML.tags], ALLOWED_ATTR: [...DESCRIPTION_HTML.attributes] };

const contentStyles = {
  '& .ProseMirror': {
    minHeight: 140,
    maxHeight: 360,
    overflowY: 'auto',
    px: 1.75,
    py: 1.25,
    outline: 'none',
    overflowWrap: 'anywhere',
    '& > :first-of-type': { mt: 0 },
    '& > :last-child': { mb: 0 },
    '& a': { color: 'primary.main' },
    '& li > p': { m: 0 },
  },
} as const;

/** Lightly formatted text; pasted content keeps only the allowed formatting. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { id, value, labelledBy, describedBy, required, disabled, invalid } = props;
  const [isLinking, setLinking] = useState(false);
  /** The last value the form and editor agreed on; any other value came from outside. */
  const agreed = useRef(value);
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      lang: 'pt-BR',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-required': String(required),
      'aria-invalid': String(invalid),
      'aria-disabled': String(disabled),
    }),
    [id, labelledBy, describedBy, required, invalid, disabled],
  );
  const editorProps = useMemo(() => ({ attributes, transformPastedHTML: withKnownHeadings }), [attributes]);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    editorProps,
    onUpdate: ({ editor: now }) => {
      agreed.current = now.isEmpty ? '' : DOMPurify.sanitize(now.getHTML(), allowed);
      props.onChange(agreed.current);
    },
    onBlur: props.onBlur,
  });
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const { onReady } = props;
  useEffect(() => {
    onReady({ focus: () => void editor.commands.focus() });
    return () => onReady(null);
  }, [editor, onReady]);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:has(.ProseMirror:focus)': { borderColor: invalid ? 'error.main' : 'primary.main', outline: 1, outlineColor: 'primary.main' },
        ...contentStyles,
      }}
    >
      <RichTextToolbar editor={editor} controls={id} disabled={disabled} onLink={() => setLinking(true)} />
      {isLinking && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </Box>
  );
};
