import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { RECHARGE_OPERATORS, VOLTAGES } from '../../../../server/shared/enums.ts';
import { formatPoints } from '../../../../server/shared/format.ts';
import { multiply } from '../../../../server/shared/money.ts';
import { tellFirstError } from '../../../forms/first-error.ts';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useViewer } from '../../../session/session-context.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { Affordability, missingPoints } from './affordability.tsx';
import { prizeTexts as texts } from './prizes.messages.ts';
import { allowsQuantity, type Prize, redeemFormSchema } from './redeem-form-schema.ts';
import { useRedeem } from './use-redeem.tsx';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields each prize type asks for (document 002 §5). */
const fieldsOf = (prize: Prize): FieldDefinition[] => {
  const fields: FieldDefinition[] = [];
  if (prize.tipo === 'bivolt')
    fields.push({ kind: 'select', name: 'voltage', label: texts.voltage, required: true, options: optionsOf(VOLTAGES), emptyLabel: false });
  if (prize.tipo === 'recarga') {
    fields.push({ kind: 'select', name: 'operator', label: texts.operator, required: true, options: optionsOf(RECHARGE_OPERATORS) });
    fields.push({ kind: 'mobile', name: 'mobile', label: texts.mobile, required: true });
  }
  if (prize.pedeNome) fields.push({ kind: 'text', name: 'fullName', label: texts.fullName, required: true, maxLength: 150, span: 12 });
  if (allowsQuantity(prize)) fields.push({ kind: 'integer', name: 'qtde', label: texts.quantity, required: true });
  return fields;
};

const wholeQuantity = (typed: unknown) => (/^[1-9]\d{0,2}$/.test(String(typed)) ? Number(typed) : 1);

/** The chosen options, their cost, and the page's only button. */
export const RedeemForm = ({ prize }: { prize: Prize }) => {
  const viewer = useViewer();
  const form = useSchemaForm(
    useMemo(() => redeemFormSchema(prize), [prize]),
    { qtde: '1', voltage: VOLTAGES[0], operator: null, mobile: '', fullName: '' },
  );
  const [voltage, qtde] = useWatch({ control: form.control, name: ['voltage', 'qtde'] });
  const price = (voltage === '220V' && prize.pontosAlternativo) || prize.pontos;
  const total = multiply(price, String(wholeQuantity(qtde)));
  const balance = viewer?.saldoPontos ?? '0';
  const { redeem, isRedeeming } = useRedeem(prize);
  const fields = useMemo(() => fieldsOf(prize), [prize]);
  const submit = form.handleSubmit((values) => redeem(values, { balance, total }), tellFirstError(form));
  if (viewer?.resgateLiberado === false) return <Alert severity="info">{texts.notReleased}</Alert>;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate aria-label={texts.redeem} onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        {fields.length > 0 ? <FormFields fields={fields} /> : null}
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography color="textSecondary">{texts.total}</Typography>
          <Typography variant="h2" component="p" role="status" sx={{ color: 'secondary.main' }}>
            <PointsText whole value={total} />
          </Typography>
        </Stack>
        <Affordability balance={balance} price={total} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isRedeeming}
          loadingPosition="start"
          disabled={missingPoints(balance, total) !== null}
          aria-label={isRedeeming ? texts.redeeming : `${texts.redeem} ${formatPoints(total)} pontos`}
          sx={{ minHeight: 48 }}
        >
          {isRedeeming ? texts.redeeming : texts.redeem}
        </Button>
      </Stack>
    </FormProvider>
  );
};
