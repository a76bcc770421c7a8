import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { returnFields } from '../../../../server/modules/expiry/expiry.rules.ts';
import { formatDate, parseFlexibleDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { tellFirstError } from '../../../forms/first-error.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { useReturnPointsMutation, useReturnPreviewQuery } from './expiry.generated.ts';
import { SHORTLY, expiryTexts as texts } from './expiry.messages.ts';
import { ExpiryFigures } from './expiry-figures.tsx';

interface ReturnCardProps {
  publico: ExpiryAudience;
  running: boolean;
  onStarted: () => unknown;
}

/** The second half: the date whose expiries to undo, today by default, and what that would return. */
export const ReturnCard = ({ publico, running, onStarted }: ReturnCardProps) => {
  const today = toSaoPauloDate(new Date());
  const form = useSchemaForm(returnFields, { data: today });
  const day = useWatch({ control: form.control, name: 'data' });
  const isDay = Boolean(day && parseFlexibleDate(day));
  const { data } = useReturnPreviewQuery({ variables: { publico, data: day }, skip: !isDay, fetchPolicy: 'cache-and-network' });
  const [giveBack, { loading }] = useReturnPointsMutation({ context: { failureText: texts.returnFailed } });
  const preview = isDay ? data?.returnPreview : undefined;
  const submit = form.handleSubmit(async ({ data: chosen }) => {
    if (!preview) return;
    const text = texts.confirmReturn(publico, preview, formatDate(chosen));
    if (!(await confirm({ title: texts.returnTitle[publico], text }))) return;
    const answer = await attempt(giveBack({ variables: { publico, data: chosen } }));
    if (!answer) return;
    toast.info(answer.data?.returnPoints.id ? texts.started : texts.nothingToReturn, { seconds: SHORTLY });
    await onStarted();
  }, tellFirstError(form));
  return (
    <Paper component="section" variant="outlined" aria-label={texts.returnTitle[publico]} sx={{ p: { xs: 2, sm: 3 } }}>
      <FormProvider {...form}>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5, height: '100%' }}>
          <div>
            <Typography variant="h3" component="h2">
              {texts.returnTitle[publico]}
            </Typography>
            <Typography color="textSecondary">{texts.returnHint}</Typography>
          </div>
          <DateField name="data" label={texts.returnDate} invalidText="Data inválida" max={today} required />
          {isDay ? <ExpiryFigures publico={publico} figures={preview} label={texts.returnTitle[publico]} /> : null}
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 'auto' }}>
            <Button type="submit" variant="contained" disabled={!preview?.lotes || running || loading} sx={{ minHeight: 44 }}>
              {loading ? texts.returning : texts.returnButton[publico]}
            </Button>
            {preview?.lotes === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {texts.nothingToReturn}
              </Typography>
            ) : null}
          </Stack>
        </Stack>
      </FormProvider>
    </Paper>
  );
};
