import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldRead } from '../graphql/types.generated.ts';
import { confirm } from '../ui/confirm.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type FieldDefinition, FormFields } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useSubmit } from './use-submit.ts';

export interface FormProps<Input extends FieldValues, Output> {
  title: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Fields as data, `children`, or both (fields first). */
  fields?: readonly FieldDefinition[];
  children?: ReactNode;
  /**
   * Rejects with the operation's error; its field errors are shown on the fields. An edit sends `lido` along, what the form was opened with,
   * so that it does not overwrite what somebody else changed meanwhile.
   */
  onSubmit: (values: Output, lido: FieldRead[]) => unknown;
  /**
   * Called with valid values before sending; false leaves the form as it is. `was`: what the form was opened with, or what the row holds since
   * somebody else's changes were merged.
   */
  confirmFirst?: (values: Output, was: Readonly<DefaultValues<Input>>) => Promise<boolean>;
  submitLabel?: string;
  busyLabel?: string;
  successText?: string;
}

interface FormDialogProps<Input extends FieldValues, Output> extends FormProps<Input, Output> {
  /** The row it was opened from, by name: the title is 'Editar: Loja Bahia'. */
  subject?: string | null | undefined;
  /** Called after success or cancellation. Mount the dialog only while it is open. */
  onClose: () => void;
  cancelLabel?: string;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A form in a dialog. Esc closes it unless it is busy; unsaved changes need confirmation. */
export const FormDialog = <Input extends FieldValues, Output>({
  title,
  subject,
  schema,
  defaultValues,
  fields,
  children,
  onSubmit,
  confirmFirst,
  onClose,
  submitLabel = formTexts.save,
  cancelLabel = formTexts.cancel,
  busyLabel = formTexts.saving,
  successText,
  maxWidth = 'sm',
}: FormDialogProps<Input, Output>) => {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const form = useSchemaForm(schema, defaultValues);
  // Read here because react-hook-form tracks only what is read during render.
  const { isSubmitting, isDirty } = form.formState;
  const submit = useSubmit(form, { onSubmit, confirmFirst, successText, onDone: onClose });
  const handleClose = async () => {
    if (isSubmitting) return;
    const leave =
      !isDirty ||
      (await confirm({
        title: formTexts.discardTitle,
        text: formTexts.discardText,
        confirmLabel: formTexts.discard,
        cancelLabel: formTexts.keepEditing,
        danger: true,
      }));
    if (leave) onClose();
  };
  return (
    <Dialog open onClose={() => void handleClose()} fullWidth maxWidth={maxWidth} fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {subject ? `${title}: ${subject}` : title}
      </DialogTitle>
      <FormProvider {...form}>
        {/* A portal's events bubble through React: without this, the surrounding form would be submitted too. */}
        <form
          noValidate
          aria-labelledby={titleId}
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.stopPropagation();
            void submit(event);
          }}
        >
          <DialogContent dividers>
            {fields ? <FormFields fields={fields} /> : null}
            {children}
          </DialogContent>
          <DialogActions sx={{ px: 3, py: 2 }}>
            <Button onClick={() => void handleClose()} disabled={isSubmitting} sx={{ minHeight: 44 }}>
              {cancelLabel}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start" sx={{ minHeight: 44 }}>
              {isSubmitting ? busyLabel : submitLabel}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
