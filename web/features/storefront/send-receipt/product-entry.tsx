import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { saleItemRules } from '../../../../server/modules/postings/sales/posting.rules.ts';
import { MoneyField, QuantityField } from '../../../forms/amount-fields.tsx';
import { toBrazilian } from '../../../forms/decimal-text.ts';
import { formTexts } from '../../../forms/form-texts.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { moneyText, pointsText } from '../../../ui/amount-texts.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { isFarFrom, mayAdd, type SaleItem, saleItem, type TillProduct } from './sale-item.ts';
import { Scanner } from './scanner.tsx';
import { sendTexts as texts } from './send-receipt.messages.ts';
import { type FoundProduct, useTill } from './use-till.ts';

const MAX_CODE = 30;
const codeRules = z.strictObject({ codigo: z.string().trim().min(1, texts.fillAll).max(MAX_CODE, texts.fillAll) });
const notNegative = z.union([z.string(), z.number()]).refine((amount) => !String(amount).startsWith('-'), formTexts.negative);
const amountRules = z.strictObject({
  qtde: notNegative.pipe(saleItemRules.shape.qtde),
  valorUnitario: notNegative.pipe(saleItemRules.shape.valorUnitario),
});
const refuse = (errors: FieldErrors) => {
  const isNegative = Object.values(errors).some((error) => error?.message === formTexts.negative);
  toast.error(isNegative ? formTexts.negative : texts.fillAll);
};

/** Asks about a price far from the product's, which is usually a decimal comma in the wrong place. */
const confirmPrice = async (product: TillProduct, valorUnitario: string): Promise<boolean> =>
  !isFarFrom(product.valorUnitario, valorUnitario) ||
  confirm({ title: texts.confirmPrice, text: texts.farPrice(product.nome, moneyText(product.valorUnitario), moneyText(valorUnitario)) });

/** Step one: the store's code for the product. */
const CodeForm = ({ items, onFound }: { items: readonly SaleItem[]; onFound: (found: FoundProduct) => void }) => {
  const form = useForm({ resolver: zodResolver(codeRules), defaultValues: { codigo: '' } });
  const { search, scan, isSearching } = useTill(items);
  const handleSearch = form.handleSubmit(async ({ codigo }) => {
    const found = await search(codigo);
    if (found) onFound(found);
    else form.setFocus('codigo', { shouldSelect: true });
  }, refuse);
  const handleScan = async (gtin: string) => {
    const found = await scan(gtin);
    if (found) onFound(found);
  };
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void handleSearch(event)} sx={{ display: 'grid', gap: 2 }}>
        <TextField name="codigo" label={texts.code} maxLength={MAX_CODE} autoFocus={items.length > 0} />
        <Button type="submit" variant={items.length > 0 ? 'outlined' : 'contained'} loading={isSearching} loadingPosition="start">
          {texts.search}
        </Button>
        <Scanner disabled={isSearching} onFound={(gtin) => void handleScan(gtin)} />
      </Box>
    </FormProvider>
  );
};

interface AmountFormProps {
  found: FoundProduct;
  items: readonly SaleItem[];
  onAdd: (item: Omit<SaleItem, 'key'>) => void;
  onBack: () => void;
}

/** Step two: quantity and unit price. */
const AmountForm = ({ found: { product, balance }, items, onAdd, onBack }: AmountFormProps) => {
  const form = useForm({ resolver: zodResolver(amountRules), defaultValues: { qtde: '1', valorUnitario: product.valorUnitario } });
  const handleAdd = form.handleSubmit(async ({ qtde, valorUnitario }) => {
    if (!mayAdd(balance, items, { codigo: product.codigo, qtde })) {
      toast.error(texts.noBalance);
      form.setError('qtde', { type: 'refused', message: texts.noBalance });
      form.setFocus('qtde', { shouldSelect: true });
      return;
    }
    if (!(await confirmPrice(product, valorUnitario))) {
      form.setFocus('valorUnitario', { shouldSelect: true });
      return;
    }
    const { key: _key, ...item } = saleItem(product, { key: 0, qtde, valorUnitario });
    onAdd(item);
  }, refuse);
  const quantityLeft = toBrazilian(balance.disponivel, { minimum: 0, maximum: 2 });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void handleAdd(event)} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'tint.primary' }}>
          <Typography sx={{ fontWeight: 650 }}>{product.nome}</Typography>
          <Typography variant="body2">
            {texts.perUnit(pointsText(product.valorPontos), toBrazilian(String(product.fatorPontuacao), { minimum: 0, maximum: 2 }))}
          </Typography>
          {!balance.semHistorico && <Typography variant="body2">{texts.left(quantityLeft)}</Typography>}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <QuantityField name="qtde" label={texts.quantity} required autoFocus />
          <MoneyField name="valorUnitario" label={texts.unitPrice} required />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Button type="submit" variant="contained">
            {texts.add}
          </Button>
          <Button variant="text" onClick={onBack}>
            {texts.otherProduct}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
};

interface ProductEntryProps {
  items: readonly SaleItem[];
  onAdd: (item: Omit<SaleItem, 'key'>) => void;
}

/** Adds a product to the sale: find it by code, then enter quantity and price. */
export const ProductEntry = ({ items, onAdd }: ProductEntryProps) => {
  const [found, setFound] = useState<FoundProduct | null>(null);
  const handleAdd = (item: Omit<SaleItem, 'key'>) => {
    onAdd(item);
    setFound(null);
  };
  return (
    <Card component="section" aria-label={texts.product} sx={{ p: { xs: 2, sm: 3 } }}>
      {found ? (
        <AmountForm found={found} items={items} onAdd={handleAdd} onBack={() => setFound(null)} />
      ) : (
        <CodeForm items={items} onFound={setFound} />
      )}
    </Card>
  );
};
