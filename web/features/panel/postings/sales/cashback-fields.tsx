import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { MoneyField } from '../../../../forms/amount-fields.tsx';
import { CheckboxField } from '../../../../forms/choice-fields.tsx';
import { CpfField } from '../../../../forms/document-fields.tsx';
import { StoreField } from '../../../../pickers/store-field.tsx';
import type { StoreOption } from '../../../../pickers/use-store-search.ts';
import { ReadItemsNote } from '../reading/read-items-note.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { FormSlot, ROW_SPACING } from './form-slot.tsx';
import { NoteFields } from './note-fields.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { ReadNote } from './sale-rules.ts';
import type { useCashbackLookups } from './use-cashback-lookups.ts';

interface CashbackFieldsProps {
  lookups: ReturnType<typeof useCashbackLookups>;
  /** What the receipt says; marked while unchanged. */
  read: ReadNote;
  /** The store in the access key. */
  issuer: StoreOption | null;
  /** Says why the picker lacks the receipt's store. */
  storeHint: string | undefined;
}

/** Every field staff type for a consumer's purchase (document 001 §2, New sale, cashback flow). */
export const CashbackFields = ({ lookups, read, issuer, storeHint }: CashbackFieldsProps) => {
  const { consumer, isUnknown } = lookups;
  const cpfHint = isUnknown ? texts.invalidCpf : consumer && !consumer.ativo ? texts.inactiveConsumer : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <Grid container columnSpacing={2} rowSpacing={ROW_SPACING}>
        <FormSlot name="cpf" label={texts.customer} half markOf={(value) => (read.cpf && value === read.cpf ? texts.readFromSender : null)}>
          <CpfField name="cpf" required check={lookups.checkCpf} {...(cpfHint ? { helperText: cpfHint } : {})} />
        </FormSlot>
        <Grid size={{ xs: 12, sm: 6 }}>
          <ReadOnlyField label={texts.customer} value={consumer?.nome ?? ''} />
        </Grid>
        <FormSlot name="cnpjLoja" label={texts.stores} markOf={(value) => (issuer && value === issuer.cnpj ? texts.readFromNote : null)}>
          <StoreField
            key={issuer?.id ?? 0}
            name="cnpjLoja"
            label={texts.stores}
            required
            holds="cnpj"
            audience="CONSUMERS"
            initial={issuer}
            {...(storeHint ? { helperText: storeHint } : {})}
          />
        </FormSlot>
        <NoteFields read={read} checkNumber={lookups.checkNumber} />
        <FormSlot name="totalVenda" label={texts.receiptTotal} half>
          <MoneyField name="totalVenda" label={texts.receiptTotal} required />
        </FormSlot>
        <FormSlot name="valorProdutosSW" label={texts.swTotal} half>
          <MoneyField name="valorProdutosSW" label={texts.swTotal} />
        </FormSlot>
      </Grid>
      <ReadItemsNote />
      <CheckboxField name="enviarMensagem" label={texts.tellConsumer} />
    </Stack>
  );
};
