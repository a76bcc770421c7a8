import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { FormFields } from '../../../forms/form-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { registrationTexts as texts } from './registration.messages.ts';
import { type RegistrationFormOptions, useRegistrationForm } from './use-registration-form.ts';

interface RegistrationFormProps<Input extends Record<string, unknown>, Output> extends RegistrationFormOptions<Input, Output> {
  title: string;
  description: string;
  /** The registration code of the address, confirmed before and after sending. */
  code: string | null;
}

/** A registration in steps. Each step is validated before the next; what was typed survives going back and reloading. */
export const RegistrationForm = <Input extends Record<string, unknown>, Output>({
  title,
  description,
  code,
  ...options
}: RegistrationFormProps<Input, Output>) => {
  const { form, heading, step, isLast, isSubmitting, goBack, handleSubmit } = useRegistrationForm(options);
  const count = options.steps.length;
  const current = options.steps[step - 1];
  return (
    <>
      <PageHeader title={title} description={description} />
      <FormProvider {...form}>
        <Paper
          component="form"
          noValidate
          aria-label={title}
          variant="outlined"
          sx={{ p: { xs: 2, sm: 3 } }}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <Stack sx={{ gap: 3 }}>
            <Box>
              <Typography variant="body2" color="textSecondary">
                {texts.step(step, count)}
              </Typography>
              <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
                {current?.title}
              </Typography>
              <LinearProgress
                variant="determinate"
                value={(100 * step) / count}
                aria-label={texts.progress}
                aria-valuetext={texts.step(step, count)}
                sx={{ mt: 1, height: 6, borderRadius: 1 }}
              />
            </Box>
            {code ? <Alert severity="info">{texts.codeWaits(code)}</Alert> : null}
            {/* The key separates the fields of two steps, which would otherwise share their state. */}
            <FormFields key={step} fields={current?.fields ?? []} />
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'row' }, justifyContent: 'flex-end', gap: 1.5 }}>
              {step > 1 ? (
                <Button onClick={goBack} disabled={isSubmitting} sx={{ minHeight: 44 }}>
                  {texts.back}
                </Button>
              ) : null}
              <Button
                type="submit"
                variant="contained"
                loading={isSubmitting}
                loadingPosition="start"
                sx={{ minHeight: 44, minWidth: { xs: '100%', sm: 160 } }}
              >
                {isLast ? (isSubmitting ? texts.busy : texts.submit) : texts.next}
              </Button>
            </Box>
          </Stack>
        </Paper>
      </FormProvider>
    </>
  );
};
