import { formatDate } from '../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import { toBrazilian } from '../../../forms/decimal-text.ts';

interface ExplainedItem {
  pontos: string;
  qtde: string;
  valorPontos: string;
  fatorPontuacao: number;
}

/** How an item earned its points: '87,50 = 3,5 × 12,50 × fator 2; vence 31/01/2027'. */
export const explanation = ({ pontos, qtde, valorPontos, fatorPontuacao }: ExplainedItem, venceEm: string): string =>
  `${formatDecimal(pontos)} = ${quantityText(qtde)} × ${formatDecimal(valorPontos)} × fator ${quantityText(String(fatorPontuacao))}; vence ${formatDate(venceEm)}`;

/** Formats '3.50' as '3,5', without trailing zeros. */
const quantityText = (qtde: string): string => toBrazilian(qtde, { minimum: 0, maximum: 2 });
