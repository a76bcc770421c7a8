import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Notes from '@mui/icons-material/Notes';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { DESCRIPTION_HTML } from '../../../server/modules/rewards/reward.rules.ts';
import { useField } from '../../forms/use-field.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { rewardTexts as texts } from './rewards.messages.ts';

interface Format {
  label: string;
  icon: ReactNode;
  wrap: (selected: string) => string;
}

const formats: readonly Format[] = [
  { label: texts.bold, icon: <FormatBold />, wrap: (selected) => `<strong>${selected}</strong>` },
  { label: texts.italic, icon: <FormatItalic />, wrap: (selected) => `<em>${selected}</em>` },
  { label: texts.paragraph, icon: <Notes />, wrap: (selected) => `<p>${selected}</p>` },
  {
    label: texts.list,
    icon: <FormatListBulleted />,
    wrap: (selected) =>
      `<ul>\n${selected
        .split('\n')
        .map((line) => `  <li>${line}</li>\n`)
        .join('')}</ul>`,
  },
];

/** The description of a prize: HTML typed or made by the buttons, shown beside it as the seller will see it. */
export const DescriptionField = () => {
  const field = useField({ name: 'descricao', label: 'Descrição', required: true, helperText: texts.formatHint });
  const input = useRef<HTMLTextAreaElement | null>(null);
  const value = typeof field.value === 'string' ? field.value : '';
  const handleFormat = ({ wrap }: Format) => {
    const { selectionStart: start, selectionEnd: end } = input.current ?? { selectionStart: value.length, selectionEnd: value.length };
    field.setValue(value.slice(0, start) + wrap(value.slice(start, end)) + value.slice(end));
    input.current?.focus();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <MuiTextField
        {...field.inputProps}
        value={value}
        multiline
        minRows={5}
        maxRows={14}
        onChange={({ target }) => field.setValue(target.value)}
        onBlur={field.onBlur}
        inputRef={(element: HTMLTextAreaElement | null) => {
          input.current = element;
          field.ref(element);
        }}
      />
      <Stack direction="row" role="group" aria-label={texts.format} sx={{ gap: 0.5 }}>
        {formats.map((format) => (
          <Tooltip key={format.label} title={format.label}>
            <IconButton aria-label={format.label} onClick={() => handleFormat(format)} sx={{ width: 44, height: 44 }}>
              {format.icon}
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      {value.trim() ? (
        <Paper variant="outlined" component="section" aria-label={texts.preview} sx={{ p: 2 }}>
          <Typography variant="caption" color="text.secondary">
            {texts.preview}
          </Typography>
          <SafeHtml html={value} {...DESCRIPTION_HTML} />
        </Paper>
      ) : null}
    </Stack>
  );
};
