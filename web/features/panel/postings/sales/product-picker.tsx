import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useState } from 'react';
import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { type SaleProductsQuery, useSaleProductsQuery } from './sale.generated.ts';

/** A product as the store sells it. */
export type SaleProduct = Omit<SaleProductsQuery['storeProducts']['items'][number], '__typename'>;

interface ProductPickerProps {
  /** CNPJ of the seller's store; null until the seller is known. */
  cnpj: string | null;
  /** What the seller sells most, offered first. */
  usual: readonly SaleProduct[];
  /** Code of the product in the current item; '' for none. */
  codigo: string;
  onChoose: (product: SaleProduct | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

const DEBOUNCE_MS = 250;
const SHOWN = 20;
const NONE: readonly SaleProduct[] = [];

/** The seller's usual products before the others, each once; a search shows those of them that it found. */
const usualFirst = (found: readonly SaleProduct[], usual: readonly SaleProduct[], search: string): readonly SaleProduct[] => {
  const usualIds = new Set(usual.map(({ id }) => id));
  const first = search ? usual.filter(({ id }) => found.some((product) => product.id === id)) : usual;
  return [...first, ...found.filter(({ id }) => !usualIds.has(id))];
};

/** Active products of the seller's store, searched by name or code. */
export const ProductPicker = ({ cnpj, usual, codigo, onChoose, inputRef }: ProductPickerProps) => {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<SaleProduct | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, loading } = useSaleProductsQuery({
    variables: { options: { page: 1, pageSize: SHOWN, ...(search ? { search } : {}) }, filter: { cnpjRevenda: cnpj, ativo: true } },
    skip: !cnpj,
  });
  const options = usualFirst((data ?? previousData)?.storeProducts.items ?? NONE, usual, search);
  const usualIds = new Set(usual.map(({ id }) => id));
  const handleChoose = (product: SaleProduct | null) => {
    setChosen(product);
    onChoose(product);
  };
  return (
    <Autocomplete
      size="small"
      value={chosen?.codigo === codigo ? chosen : null}
      options={options}
      loading={loading || typed.trim() !== search}
      disabled={!cnpj}
      autoHighlight
      {...(usual.length > 0 ? { groupBy: ({ id }: SaleProduct) => (usualIds.has(id) ? texts.usualProducts : texts.otherProducts) } : {})}
      // The server has already filtered.
      filterOptions={(found) => found}
      getOptionLabel={({ nome, codigo: code }) => `${nome} (${code})`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loadingText="Carregando"
      noOptionsText="Nenhum resultado"
      openText="Abrir"
      closeText="Fechar"
      clearText="Limpar"
      onChange={(_event, product) => handleChoose(product)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderOption={({ key, ...props }, product) => (
        <li key={key} {...props}>
          <span>
            {product.nome}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {`${product.codigo} · ${moneyText(product.valorUnitario)} · ${pointsText(product.valorPontos)}`}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={texts.product}
          placeholder={texts.productPlaceholder}
          inputRef={inputRef}
          helperText={cnpj ? undefined : texts.cpfFirst}
          // It says what to do, so it must stay readable while the field is disabled.
          slotProps={{ ...params.slotProps, formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } } }}
        />
      )}
    />
  );
};
