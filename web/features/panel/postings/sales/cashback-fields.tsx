import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { MoneyField } from '../../../../forms/amount-fields.tsx';
import { CheckboxField } from '../../../../forms/choice-fields.tsx';
import { CpfField } from '../../../../forms/document-fields.tsx';
import { StoreField } from '../../../../pickers/store-field.tsx';
import type { StoreOption } from '../../../../pickers/use-store-search.ts';
import { saleTexts as texts } from '../review.messages.ts';
import { NoteFields } from './note-fields.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { useCashbackLookups } from './use-cashback-lookups.ts';

interface CashbackFieldsProps {
  lookups: ReturnType<typeof useCashbackLookups>;
  readNumber: string | null;
  /** The store in the access key. */
  issuer: StoreOption | null;
}

/** Every field staff type for a consumer's purchase (document 001 §2, New sale, cashback flow). */
export const CashbackFields = ({ lookups, readNumber, issuer }: CashbackFieldsProps) => {
  const { consumer, isUnknown } = lookups;
  const cpfHint = isUnknown ? texts.invalidCpf : consumer && !consumer.ativo ? texts.inactiveConsumer : undefined;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <CpfField name="cpf" required check={lookups.checkCpf} {...(cpfHint ? { helperText: cpfHint } : {})} />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <ReadOnlyField label={texts.customer} value={consumer?.nome ?? ''} />
        </Grid>
        <Grid size={12}>
          <StoreField
            key={issuer?.id ?? 0}
            name="cnpjLoja"
            label={texts.stores}
            required
            holds="cnpj"
            audience="CONSUMERS"
            initial={issuer}
          />
        </Grid>
        <NoteFields readNumber={readNumber} checkNumber={lookups.checkNumber} />
        <Grid size={{ xs: 12, sm: 6 }}>
          <MoneyField name="totalVenda" label={texts.receiptTotal} required />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <MoneyField name="valorProdutosSW" label={texts.swTotal} />
        </Grid>
      </Grid>
      <CheckboxField name="enviarMensagem" label={texts.tellConsumer} />
    </Stack>
  );
};
