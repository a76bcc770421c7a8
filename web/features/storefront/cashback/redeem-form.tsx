import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { pixKeyRules } from '../../../../server/modules/cashback/cashback.rules.ts';
import { PIX_KEY_TYPES, type PixKeyType } from '../../../../server/shared/enums.ts';
import { SelectField } from '../../../forms/choice-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSendingKey } from '../../../forms/use-sending-key.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { useSession } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { type CashbackVoucherQuery, useRedeemCashbackMutation } from './cashback.generated.ts';
import { PIX_KEY_LABELS, cashbackTexts as texts } from './cashback.messages.ts';
import { PixKeyField } from './pix-key-field.tsx';
import { PixSummary } from './pix-summary.tsx';

type Voucher = NonNullable<CashbackVoucherQuery['cashbackVoucher']>;

/** The server's rules, except that the key type may still be empty. */
const formRules = z
  .object({ codigo: z.string(), tipoChavePix: z.string().nullable(), chavePix: z.string() })
  .transform((values) => values as z.input<typeof pixKeyRules>)
  .pipe(pixKeyRules);
type Input = z.input<typeof formRules>;
type Output = z.output<typeof formRules>;

const options = PIX_KEY_TYPES.map((value) => ({ value, label: PIX_KEY_LABELS[value] }));

/** Redeems the cashback: key type, key and a confirmation, then the PIX is on its way (document 002 §2 Cashback redemption). */
export const RedeemForm = ({ voucher, cpf, nome }: { voucher: Voucher; cpf: string; nome: string }) => {
  const navigate = useNavigate();
  const { refreshViewer } = useSession();
  const sending = useSendingKey();
  const [redeem] = useRedeemCashbackMutation({ context: { overlay: true, failureText: texts.failed } });
  const form = useSchemaForm<Input, Output>(formRules, { codigo: voucher.codigo, tipoChavePix: 'CPF', chavePix: cpf });
  const type = useWatch({ control: form.control, name: 'tipoChavePix' }) as PixKeyType | null;
  const handleType = (next: unknown) => form.setValue('chavePix', next === 'CPF' ? cpf : '', { shouldDirty: true });
  const handleRedeem = async (input: Output) => {
    const isOwn = input.tipoChavePix === 'CPF' && input.chavePix === cpf;
    const text = <PixSummary type={input.tipoChavePix} chave={input.chavePix} holder={isOwn ? nome : texts.holderUnknown(nome)} />;
    if (!(await confirm({ title: texts.question(voucher.valor), text }))) return;
    const { data } = await redeem({ variables: { input, idempotencyKey: sending.of(JSON.stringify(input)) } });
    if (!data) return;
    toast.success(texts.done, { more: texts.payUntil(data.redeemCashback.prazoEntrega) });
    await refreshViewer();
    await navigate('/home-consumidor-final');
  };
  const submit = useSubmit(form, { onSubmit: handleRedeem, onDone: () => undefined });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate aria-label={texts.title} onSubmit={(event) => void submit(event)}>
        <Stack sx={{ gap: 2.5 }}>
          <SelectField name="tipoChavePix" label={texts.keyType} required options={options} onAccept={handleType} />
          <PixKeyField key={type ?? 'none'} type={type} isOwnCpf={voucher.chaveCpfDoTitular} />
          <Alert severity="info" variant="outlined" icon={false} component="section">
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {texts.info.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Alert>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ minHeight: 48 }}>
              {texts.redeem}
            </Button>
            <ButtonLink to="/home-consumidor-final" size="large" color="inherit" sx={{ minHeight: 48 }}>
              {texts.cancel}
            </ButtonLink>
          </Stack>
        </Stack>
      </Box>
    </FormProvider>
  );
};
