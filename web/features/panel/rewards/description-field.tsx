import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import { useField } from '../../../forms/use-field.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

// Only people who write about a prize download the editor.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** Space reserved while the editor loads. */
const EDITOR_HEIGHT = 194;

/** A prize's description, edited as the seller will see it. */
export const DescriptionField = () => {
  const field = useField({ name: 'descricao', label: 'Descrição', required: true, helperText: texts.formatHint });
  const id = useId();
  const { required, disabled, error, helperText, label } = field.inputProps;
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={EDITOR_HEIGHT} aria-label={texts.editorLoading} />}>
        <RichTextEditor
          id={id}
          value={typeof field.value === 'string' ? field.value : ''}
          labelledBy={`${id}-label`}
          describedBy={`${id}-hint`}
          required={required}
          disabled={disabled}
          invalid={error}
          onChange={field.setValue}
          onBlur={field.onBlur}
          onReady={field.ref}
        />
      </Suspense>
      <FormHelperText id={`${id}-hint`}>{helperText}</FormHelperText>
    </FormControl>
  );
};
