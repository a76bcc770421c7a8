import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDecimal } from '../../../../../server/shared/format.ts';
import { isPositive } from '../../../../../server/shared/sign.ts';
import { moneyText } from '../../../../ui/amount-texts.ts';
import { MoneyText } from '../../../../ui/amounts.tsx';
import { PictureStrip } from '../reading/picture-strip.tsx';
import { printedItemOf } from '../reading/read-fields.ts';
import { doubtOf, readingTexts } from '../reading/reading.messages.ts';
import { useReadingDesk } from '../reading/reading-desk.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { type SaleItem, subTotalOf, totalsOf } from './sale-items.ts';

interface SaleItemListProps {
  items: readonly SaleItem[];
  error: string | undefined;
  onRemove: (index: number) => void;
  /** Takes an item that was read back into the entry. */
  onCorrect: (item: SaleItem, index: number) => void;
}

/** An item is printed on one or two rows. */
const STRIP_HEIGHT_PX = 48;

/** The sale's items with their subtotals. */
export const SaleItemList = ({ items, error, onRemove, onCorrect }: SaleItemListProps) => {
  const { discount, total } = totalsOf(items);
  if (items.length === 0)
    return (
      <Typography color={error ? 'error' : 'textSecondary'} variant="body2">
        {error ?? texts.noItems}
      </Typography>
    );
  return (
    <Box>
      <Stack component="ul" aria-label={texts.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be added twice and lines never change places
          <ItemLine key={index} item={item} onRemove={() => onRemove(index)} onCorrect={() => onCorrect(item, index)} />
        ))}
      </Stack>
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, columnGap: 2 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {texts.totalDiscount}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          <MoneyText value={discount} />
        </Typography>
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          {texts.total}
        </Typography>
        <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <MoneyText value={total} />
        </Typography>
      </Box>
    </Box>
  );
};

interface ItemLineProps {
  item: SaleItem;
  onRemove: () => void;
  onCorrect: () => void;
}

const ItemLine = ({ item, onRemove, onCorrect }: ItemLineProps) => {
  const desk = useReadingDesk();
  const printed = desk ? printedItemOf(desk.reading, item) : null;
  const doubt = printed && doubtOf(printed);
  return (
    <Box
      component="li"
      {...(doubt ? { 'data-doubt': true } : {})}
      onFocus={() => desk?.show(printed?.lugar ?? null)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{item.descricao}</Typography>
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${item.codigo} · ${formatDecimal(item.qtde).replace(/,00$/, '')} × ${moneyText(item.valorUnitario)}`}
          {item.valorDesconto && isPositive(item.valorDesconto) ? ` − ${moneyText(item.valorDesconto)}` : ''}
        </Typography>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <MoneyText value={subTotalOf(item)} />
      </Box>
      {doubt ? (
        <IconButton aria-label={readingTexts.correctItem(item.descricao)} onClick={onCorrect} sx={{ width: 44, height: 44 }}>
          <EditOutlined fontSize="small" />
        </IconButton>
      ) : null}
      <IconButton aria-label={texts.removeItem(item.descricao)} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      {doubt ? (
        <Box sx={{ flexBasis: '100%' }}>
          <Chip size="small" color="warning" label={doubt} />
          <PictureStrip place={printed.lugar} label={item.descricao} heightPx={STRIP_HEIGHT_PX} />
        </Box>
      ) : null}
    </Box>
  );
};
