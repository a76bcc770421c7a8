import type { ActionContext } from '../../platform/context.ts';
import type { SecondPersonNeed } from '../../platform/second-person-need.ts';
import { formatBrl, formatInteger, formatPoints } from '../../shared/format.ts';

export interface SalesFile {
  id: number;
  nome: string;
  redes: readonly number[] | null;
}

/** Sales of a file above a limit of a single sale, by that limit. */
type Reasons = Partial<Record<'LIMITE' | 'IDADE' | 'PRECO', { sales: number; lines: number }>>;

const WORDS: Readonly<Record<keyof Reasons, string>> = {
  LIMITE: 'acima dos pontos de uma venda',
  IDADE: 'antiga(s)',
  PRECO: 'com preço fora da tabela',
};

/** What a staged sales file would give now, and whether one of its sales alone takes two people. */
export async function salesFileNeed(
  ctx: ActionContext,
  { id, nome, redes }: SalesFile,
): Promise<{ need: SecondPersonNeed; points: string; reais: string; isAbove: boolean }> {
  const [row] = await ctx.sql<{ points: string; reais: string; reasons: Reasons }>(
    'select points, reais, reasons from sales_import_second_look($1, $2, $3::date)',
    [id, redes, ctx.clock.today()],
  );
  const { points, reais, reasons } = row!;
  const above = Object.entries(reasons) as [keyof Reasons, { sales: number; lines: number }][];
  const told = above.map(
    ([reason, { sales, lines }]) => `${formatInteger(sales)} venda(s) ${WORDS[reason]} (${formatInteger(lines)} linha(s))`,
  );
  const need: SecondPersonNeed = {
    motivo: 'LIMITE',
    resumo: [`Upload de vendas ${nome}: até ${formatPoints(points)} pontos, ${formatBrl(reais)}`, ...told].join('; '),
    gives: { valor: points, moeda: 'PONTO' },
    networkId: redes?.length === 1 ? redes[0]! : null,
  };
  return { need, points, reais, isAbove: above.length > 0 };
}
