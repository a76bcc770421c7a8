import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRepeated, surveyProductRules, surveyTexts } from '../../../../server/modules/surveys/survey.rules.ts';
import { sum } from '../../../../server/shared/money.ts';
import { MoneyField, QuantityField } from '../../../forms/amount-fields.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { moneyText } from '../../../ui/amount-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { plainQuantity } from './plain-quantity.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

type Product = z.output<typeof surveyProductRules>;

interface SurveyProductsFieldProps {
  /** The list's path in the form. */
  name: string;
  title: string;
  hint: string;
  defaultBrand?: string;
  /** Whether to show the total quantity. */
  hasTotal?: boolean;
}

/** A list of products in the form: an entry line, and the lines added (documents 000 §5 and 001 §5). */
export const SurveyProductsField = ({ name, title, hint, defaultBrand = '', hasTotal = false }: SurveyProductsFieldProps) => {
  const titleId = useId();
  const { field, fieldState } = useController({ name });
  const products = field.value as Product[];
  // An error may concern the whole list or one of its lines.
  const problems = [fieldState.error, ...(Array.isArray(fieldState.error) ? fieldState.error : [])];
  const error = problems.find((problem) => problem?.message)?.message;
  const handleAdd = (product: Product): boolean => {
    if (isRepeated(products, product)) {
      toast.error(surveyTexts.repeated);
      return false;
    }
    field.onChange([...products, product]);
    return true;
  };
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1.5, p: 2 }}
    >
      <Typography id={titleId} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      <ProductEntry defaultBrand={defaultBrand} onAdd={handleAdd} />
      <ProductLines title={title} products={products} onRemove={(index) => field.onChange(products.toSpliced(index, 1))} />
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
      {hasTotal ? (
        <Typography role="status" sx={{ mt: 1.5, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {texts.soldTotal}: {plainQuantity(sum(products.map(({ qtde }) => qtde)))}
        </Typography>
      ) : null}
    </Box>
  );
};

/** The entry line, a form of its own; Enter adds it and returns to its first field. */
const ProductEntry = ({ defaultBrand, onAdd }: { defaultBrand: string; onAdd: (product: Product) => boolean }) => {
  const empty = { marca: defaultBrand, produto: '', qtde: '', valorUnitario: '' };
  const entry = useForm({ defaultValues: empty });
  const handleAdd = () => {
    const judged = surveyProductRules.safeParse(entry.getValues());
    if (!judged.success) {
      const [problem] = judged.error.issues;
      toast.error(problem?.message ?? surveyTexts.incomplete);
      entry.setFocus((problem?.path[0] ?? 'produto') as keyof typeof empty);
      return;
    }
    if (!onAdd(judged.data)) return;
    entry.reset(empty);
    entry.setFocus(defaultBrand ? 'produto' : 'marca');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter adds the line and must not submit the survey.
    event.preventDefault();
    handleAdd();
  };
  return (
    <FormProvider {...entry}>
      <Grid container spacing={2} onKeyDown={handleKey}>
        <Grid size={{ xs: 12, sm: 6, md: 3 }}>
          <TextField name="marca" label={texts.brand} maxLength={120} />
        </Grid>
        <Grid size={{ xs: 12, sm: 6, md: 3 }}>
          <TextField name="produto" label={texts.product} maxLength={120} />
        </Grid>
        <Grid size={{ xs: 6, sm: 4, md: 2 }}>
          <QuantityField name="qtde" label={texts.quantity} />
        </Grid>
        <Grid size={{ xs: 6, sm: 4, md: 2 }}>
          <MoneyField name="valorUnitario" label={texts.unitPrice} />
        </Grid>
        <Grid size={{ xs: 12, sm: 4, md: 2 }} sx={{ display: 'flex', alignItems: 'flex-end' }}>
          <Button variant="outlined" fullWidth startIcon={<AddOutlined />} onClick={handleAdd} sx={{ minHeight: 44 }}>
            {texts.add}
          </Button>
        </Grid>
      </Grid>
    </FormProvider>
  );
};

interface ProductLinesProps {
  title: string;
  products: readonly Product[];
  onRemove: (index: number) => void;
}

const ProductLines = ({ title, products, onRemove }: ProductLinesProps) =>
  products.length === 0 ? (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
      {texts.noProducts}
    </Typography>
  ) : (
    <Stack component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {products.map(({ marca, produto, qtde, valorUnitario }, index) => (
        <Box
          component="li"
          key={`${marca}\n${produto}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{produto}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {marca}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {plainQuantity(qtde)} × {moneyText(valorUnitario)}
          </Typography>
          <IconButton aria-label={texts.removeProduct(produto)} onClick={() => onRemove(index)} sx={{ width: 44, height: 44 }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Stack>
  );
