import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatCnpj } from '../../../../../server/shared/cnpj.ts';
import { CheckboxField } from '../../../../forms/choice-fields.tsx';
import { CpfField } from '../../../../forms/document-fields.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ReadItemsNote } from '../reading/read-items-note.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { FormSlot, ROW_SPACING } from './form-slot.tsx';
import { NoteFields } from './note-fields.tsx';
import type { SaleProduct } from './product-picker.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { SaleItemEntry } from './sale-item-entry.tsx';
import { SaleItemList } from './sale-item-list.tsx';
import { isBlank, type SaleItem } from './sale-items.ts';
import type { ReadNote, SaleForm } from './sale-rules.ts';
import type { useSaleLookups } from './use-sale-lookups.ts';

interface SaleFieldsProps {
  lookups: ReturnType<typeof useSaleLookups>;
  /** What the receipt says; marked while unchanged. */
  read: ReadNote;
}

const NONE: readonly SaleProduct[] = [];

/** Every field staff type for a sale (document 001 §2, New sale, points flow). */
export const SaleFields = ({ lookups, read }: SaleFieldsProps) => {
  const { control, setValue, setFocus, getValues, formState } = useFormContext<SaleForm>();
  const items = useWatch({ control, name: 'itens' });
  const { seller, isUnknown } = lookups;
  const cpfHint = isUnknown ? texts.invalidCpf : seller && !seller.ativo ? texts.inactiveSeller : undefined;
  const setItems = (next: SaleForm['itens']) => setValue('itens', next, { shouldDirty: true });
  /** Takes an item into the entry, to be completed or corrected there. */
  const enter = (item: SaleItem): boolean => {
    if (!isBlank(getValues('item'))) {
      toast.error(texts.itemNotAdded);
      return false;
    }
    setValue('item', item, { shouldDirty: true });
    setFocus('item.qtde');
    return true;
  };
  const remove = (index: number) => setItems(getValues('itens').filter((_item, at) => at !== index));
  return (
    <Stack sx={{ gap: 2 }}>
      <Grid container columnSpacing={2} rowSpacing={ROW_SPACING}>
        <FormSlot name="cpf" label={texts.buyer} half markOf={(value) => (read.cpf && value === read.cpf ? texts.readFromSender : null)}>
          <CpfField name="cpf" required check={lookups.checkCpf} {...(cpfHint ? { helperText: cpfHint } : {})} />
        </FormSlot>
        <Grid size={{ xs: 12, sm: 6 }}>
          <ReadOnlyField label={texts.storeCnpj} value={seller ? formatCnpj(seller.cnpj) : ''} />
        </Grid>
        <Grid size={12}>
          <ReadOnlyField label={texts.buyer} value={seller ? `${seller.nome} (${seller.revenda})` : ''} />
        </Grid>
        <NoteFields read={read} checkNumber={lookups.checkNumber} />
      </Grid>
      {/* The items come first: the reviewer confirms those that were read or typed, and the entry stays below them. */}
      <Stack component="fieldset" sx={{ gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h4" sx={{ p: 0, mb: 0.5 }}>
          {texts.items}
        </Typography>
        <SaleItemList
          items={items}
          error={formState.errors.itens?.message ?? formState.errors.itens?.root?.message}
          onRemove={remove}
          onCorrect={(item, index) => (enter(item) ? remove(index) : undefined)}
        />
        <ReadItemsNote items={items} onUse={enter} />
        <SaleItemEntry
          cnpj={seller?.cnpj ?? null}
          usual={seller?.produtosHabituais ?? NONE}
          onAdd={(item) => setItems([...getValues('itens'), item])}
        />
      </Stack>
      <CheckboxField name="enviarMensagem" label={texts.sendMessage} />
    </Stack>
  );
};
