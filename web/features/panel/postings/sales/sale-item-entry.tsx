import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { type KeyboardEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyField, QuantityField } from '../../../../forms/amount-fields.tsx';
import { moneyText } from '../../../../ui/amount-texts.ts';
import { toast } from '../../../../ui/toast.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { ProductPicker, type SaleProduct } from './product-picker.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { EMPTY_ITEM, itemProblem, type SaleItem, subTotalOf } from './sale-items.ts';
import type { SaleForm } from './sale-rules.ts';

interface SaleItemEntryProps {
  cnpj: string | null;
  /** What the seller sells most. */
  usual: readonly SaleProduct[];
  onAdd: (item: SaleItem) => void;
}

/** Toasts cover the decision bar, so they disappear soon (document 001 §9, 2 to 10 s by case). */
const TOAST_SECONDS = 5;

/** The current line: product, quantity, price and discount; Enter adds it and returns to the product. */
export const SaleItemEntry = ({ cnpj, usual, onAdd }: SaleItemEntryProps) => {
  const { control, setValue, getValues, setFocus, clearErrors } = useFormContext<SaleForm>();
  const item = useWatch({ control, name: 'item' });
  const picker = useRef<HTMLInputElement | null>(null);
  const handleChoose = (product: SaleProduct | null) => {
    const chosen = product && { codigo: product.codigo, descricao: product.nome, valorUnitario: product.valorUnitario };
    setValue('item', chosen ? { ...getValues('item'), ...chosen } : EMPTY_ITEM, { shouldDirty: true });
    if (product) setFocus('item.qtde');
  };
  const handleAdd = () => {
    const typed = getValues('item');
    const problem = itemProblem(typed);
    if (problem) {
      toast.error(problem, { seconds: TOAST_SECONDS });
      return;
    }
    onAdd(typed);
    setValue('item', EMPTY_ITEM);
    clearErrors(['item', 'itens']);
    picker.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter adds the line; Ctrl+Enter sends the whole sale.
    if (event.key !== 'Enter' || event.ctrlKey || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.getAttribute('role') !== 'combobox') handleAdd();
  };
  const subTotal = subTotalOf(item);
  return (
    <Grid container spacing={2} onKeyDown={handleKey}>
      <Grid size={12} data-field="itens">
        <ProductPicker cnpj={cnpj} usual={usual} codigo={item.codigo} onChoose={handleChoose} inputRef={picker} />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <ReadOnlyField label={texts.code} value={item.codigo} />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }}>
        <ReadOnlyField label={texts.description} value={item.descricao} />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <MoneyField name="item.valorUnitario" label={texts.unitPrice} />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <QuantityField name="item.qtde" label={texts.quantity} />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <MoneyField name="item.valorDesconto" label={texts.discount} />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <ReadOnlyField label={texts.subTotal} value={subTotal === null ? '' : moneyText(subTotal)} />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }} sx={{ display: 'flex', alignItems: 'flex-end' }}>
        <Button variant="outlined" fullWidth startIcon={<AddOutlined />} onClick={handleAdd} sx={{ minHeight: 44 }}>
          {texts.add}
        </Button>
      </Grid>
    </Grid>
  );
};
