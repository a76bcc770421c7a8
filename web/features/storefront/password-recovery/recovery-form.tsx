import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';

interface RecoveryFormProps<Input extends FieldValues, Output> {
  label: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (values: Output) => Promise<unknown>;
  children: ReactNode;
}

/** One field and a full-width button, as on the login page. */
export const RecoveryForm = <Input extends FieldValues, Output>(props: RecoveryFormProps<Input, Output>) => {
  const form = useSchemaForm(props.schema, props.defaultValues);
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, { onSubmit: props.onSubmit, onDone: () => undefined });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate aria-label={props.label} onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
        {props.children}
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isSubmitting}>
          {isSubmitting ? props.busyLabel : props.submitLabel}
        </Button>
      </Stack>
    </FormProvider>
  );
};
