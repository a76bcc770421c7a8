import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDecimal } from '../../../../../server/shared/format.ts';
import { compare, sum } from '../../../../../server/shared/money.ts';
import { moneyText } from '../../../../ui/amount-texts.ts';
import { itemProblem, type SaleItem, totalsOf } from '../sales/sale-items.ts';
import { enteredItem, missingItems, printedTotal, programmeItems, type ReadItem } from './read-fields.ts';
import { readingTexts as texts } from './reading.messages.ts';
import { useReadingDesk } from './reading-desk.ts';

interface ReadItemsNoteProps {
  /** The form's items; absent in a consumer's form, which has only their value. */
  items?: readonly SaleItem[];
  /** Takes an item into the entry. */
  onUse?: (item: SaleItem) => unknown;
}

const lineOf = ({ descricao, produto, qtde, total }: ReadItem) =>
  `${qtde ? `${formatDecimal(qtde).replace(/,00$/, '')} × ` : ''}${produto?.nome ?? descricao}${total ? `, ${moneyText(total)}` : ''}`;

/** Items of the receipt that are not in the form: missing products, and products outside the programme. */
export const ReadItemsNote = ({ items, onUse }: ReadItemsNoteProps) => {
  const desk = useReadingDesk();
  if (!desk) return null;
  const { reading } = desk;
  const outside = reading.itens.filter(({ produto }) => produto === null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {items && onUse ? <Missing items={items} onUse={onUse} /> : <ItemsLine title={texts.programme} items={programmeItems(reading)} />}
      <ItemsLine title={texts.outside} items={outside} />
    </Stack>
  );
};

/** Printed items in one paragraph. */
const ItemsLine = ({ title, items }: { title: string; items: readonly ReadItem[] }) =>
  items.length > 0 ? (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {`${title}: ${items.map(lineOf).join('; ')}`}
    </Typography>
  ) : null;

/** Products of the receipt that the form lacks. It blocks nothing: the reviewer decides. */
const Missing = ({ items, onUse }: Required<ReadItemsNoteProps>) => {
  const desk = useReadingDesk();
  if (!desk) return null;
  const missing = missingItems(desk.reading, items);
  const printed = sum(programmeItems(desk.reading).map(printedTotal));
  const entered = totalsOf(items).total;
  if (missing.length === 0 && compare(printed, entered) === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {compare(printed, entered) === 0 ? null : <div>{texts.sums(printed, entered)}</div>}
      {missing.length > 0 ? (
        <Box component="ul" aria-label={texts.missing} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {missing.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be printed twice
            <MissingLine key={index} item={item} onUse={onUse} />
          ))}
        </Box>
      ) : null}
    </Alert>
  );
};

const MissingLine = ({ item, onUse }: { item: ReadItem; onUse: (item: SaleItem) => unknown }) => {
  const entry = enteredItem(item);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 1 }}>
      <span>{`${lineOf(item)}${itemProblem(entry) ? ` (${texts.notSold})` : ''}`}</span>
      <Button color="inherit" size="small" aria-label={texts.useItem(entry.descricao)} onClick={() => onUse(entry)} sx={{ minHeight: 44 }}>
        {texts.use}
      </Button>
    </Box>
  );
};
