import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { sum } from '../../../../server/shared/money.ts';
import { toBrazilian } from '../../../forms/decimal-text.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import type { SaleItem } from './sale-item.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

const Line = ({ label, value, isMain = false }: { label: string; value: ReactNode; isMain?: boolean }) => (
  <Box
    sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, color: isMain ? 'secondary.main' : undefined }}
  >
    <span>{label}</span>
    <Box component="span" sx={{ fontWeight: 720, fontSize: isMain ? '1.25rem' : undefined }}>
      {value}
    </Box>
  </Box>
);

interface SaleItemsProps {
  items: readonly SaleItem[];
  disabled: boolean;
  onRemove: (key: number) => void;
}

/** The sale's lines, with totals in points and BRL. */
export const SaleItems = ({ items, disabled, onRemove }: SaleItemsProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h3" component="h2">
        {texts.items}
      </Typography>
      {items.length === 0 && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.noItems}</Typography>}
      <Box component="ul" hidden={items.length === 0} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.key}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{item.nome}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.itemLine(toBrazilian(item.qtde, { minimum: 0, maximum: 2 }), moneyText(item.valorUnitario))}
              </Typography>
            </Box>
            <Typography component="span" sx={{ fontWeight: 650, color: 'secondary.main' }}>
              <PointsText value={item.pontos} />
            </Typography>
            <IconButton aria-label={texts.remove(item.nome)} disabled={disabled} onClick={() => onRemove(item.key)}>
              <DeleteOutlined />
            </IconButton>
          </Box>
        ))}
      </Box>
      {items.length > 0 && (
        <Box role="status" sx={{ display: 'grid', gap: 0.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Line label={texts.totalSale} value={<MoneyText value={sum(items.map((item) => item.subTotal))} />} />
          <Line isMain label={texts.totalPoints} value={<PointsText value={sum(items.map((item) => item.pontos))} />} />
        </Box>
      )}
    </Card>
  );
};
