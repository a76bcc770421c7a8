import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';
import type { FormProps } from './form-dialog.tsx';
import { FormFields } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useSubmit } from './use-submit.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface FormPageProps<Input extends FieldValues, Output> extends FormProps<Input, Output> {
  description?: string;
  /** Where to go after success; without it the form resets to its default values. */
  doneTo?: string;
  /** Called after success, before `doneTo`. */
  onDone?: () => unknown;
  /** Keeps the saved values on screen instead of resetting (profile, settings). */
  keepValues?: boolean;
}

/** A form as a page, guarding unsaved changes. */
export const FormPage = <Input extends FieldValues, Output>({
  title,
  description,
  schema,
  defaultValues,
  fields,
  children,
  onSubmit,
  confirmFirst,
  submitLabel = formTexts.save,
  busyLabel = formTexts.saving,
  successText,
  doneTo,
  onDone,
  keepValues = false,
}: FormPageProps<Input, Output>) => {
  const navigate = useNavigate();
  const form = useSchemaForm(schema, defaultValues);
  const { isSubmitting, isDirty } = form.formState;
  // A ref because the guard may run right after the save, before the next render.
  const saved = useRef(false);
  const handleDone = async () => {
    saved.current = true;
    await onDone?.();
    if (doneTo) await navigate(doneTo);
    else if (!keepValues) form.reset(defaultValues);
    saved.current = false;
  };
  useUnsavedGuard(useCallback(() => isDirty && !saved.current, [isDirty]));
  const submit = useSubmit(form, { onSubmit, confirmFirst, successText, onDone: handleDone });
  return (
    <>
      <PageHeader title={title} {...(description ? { description } : {})} />
      <FormProvider {...form}>
        <Paper
          component="form"
          noValidate
          aria-label={title}
          variant="outlined"
          sx={{ p: { xs: 2, sm: 3 } }}
          onSubmit={(event) => void submit(event)}
        >
          <Stack sx={{ gap: 3 }}>
            {fields ? <FormFields fields={fields} /> : null}
            {children}
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button
                type="submit"
                variant="contained"
                loading={isSubmitting}
                loadingPosition="start"
                sx={{ minHeight: 44, minWidth: { xs: '100%', sm: 160 } }}
              >
                {isSubmitting ? busyLabel : submitLabel}
              </Button>
            </Box>
          </Stack>
        </Paper>
      </FormProvider>
    </>
  );
};
