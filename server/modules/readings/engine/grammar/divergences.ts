import { formatCnpj } from '../../../../shared/cnpj.ts';
import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { subtract } from '../../../../shared/money.ts';
import type { MoneyReading } from './amounts.ts';
import type { HeadReading } from './head.ts';
import { fitOfItem } from './items.ts';

/** Contradictions of a receipt, in Portuguese, for the reviewer. */
export const divergencesOf = (head: HeadReading, money: MoneyReading): string[] => [...keyDivergences(head), ...moneyDivergences(money)];

function keyDivergences({ key, isCodeKey, cnpj, printed, day }: HeadReading): string[] {
  if (!key) return [];
  const found = isCodeKey ? [...key.errors] : [];
  if (cnpj && cnpj.cnpj !== key.cnpj)
    found.push(`CNPJ impresso (${formatCnpj(cnpj.cnpj)}) diferente do CNPJ da chave (${formatCnpj(key.cnpj)})`);
  if (printed.numero && printed.numero.value !== key.numero)
    found.push(`Número impresso (${printed.numero.value}) diferente do número da chave (${key.numero})`);
  if (printed.serie && printed.serie.value !== key.serie)
    found.push(`Série impressa (${printed.serie.value}) diferente da série da chave (${key.serie})`);
  const month = `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  if (day && !day.data.startsWith(month)) found.push('Mês impresso diferente do mês da chave');
  return found;
}

function moneyDivergences({ items, itemsSum, total, desconto, closes }: MoneyReading): string[] {
  const found: string[] = [];
  items.forEach((item, index) => {
    if (item.product.total === null) found.push(`Item ${index + 1}: total não lido`);
    else if (fitOfItem(item) === 'none') found.push(`Item ${index + 1}: quantidade vezes valor unitário diferente do total do item`);
    if (item.corrigido) found.push(`Item ${index + 1}: um dígito corrigido pela soma`);
  });
  if (itemsSum !== null && total !== null && !closes && subtract(itemsSum, desconto ?? '0') !== total) {
    const less = desconto ? ` menos descontos (${brl(desconto)})` : '';
    found.push(`Soma dos itens (${brl(itemsSum)})${less} diferente do total (${brl(total)})`);
  }
  return found;
}

const brl = (value: DecimalText): string => `R$ ${formatDecimal(value)}`;
