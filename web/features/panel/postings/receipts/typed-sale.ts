import { formatCnpj } from '../../../../../server/shared/cnpj.ts';
import { formatDate } from '../../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../../server/shared/format.ts';
import type { HeldActionRowFragment } from '../../../../decisions/held-actions.generated.ts';
import { moneyText } from '../../../../ui/amount-texts.ts';
import type { Fact } from '../../../../ui/fact-list.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';

interface TypedSale {
  tipoFiscal: string;
  identificador: string;
  /** As shown; '' without one. */
  saleDate: string;
  lines: Fact[];
}

/** What the first approver typed, as lines: items of a seller's sale, totals of a consumer's. */
export const typedSale = (sale: HeldActionRowFragment['venda']): TypedSale => {
  const { tipoFiscal = '', identificador = '', realizadoEm, itens, totalVenda, valorProdutosSW, cnpjLoja } = sale ?? {};
  const note = { tipoFiscal, identificador, saleDate: formatDate(realizadoEm) };
  if (itens)
    return {
      ...note,
      lines: itens.map(({ codigo, qtde, valorUnitario, valorDesconto }, index) => ({
        label: `${index + 1}. ${codigo}`,
        value: `${formatDecimal(qtde)} × ${moneyText(valorUnitario)} − ${moneyText(valorDesconto)}`,
      })),
    };
  return {
    ...note,
    lines: [
      { label: texts.stores, value: cnpjLoja ? formatCnpj(cnpjLoja) : null },
      { label: texts.receiptTotal, value: totalVenda ? moneyText(totalVenda) : null },
      { label: texts.swTotal, value: valorProdutosSW ? moneyText(valorProdutosSW) : null },
    ],
  };
};
