import type { ActionContext } from '../../platform/context.ts';
import { formatBrl, formatInteger, formatPoints } from '../../shared/format.ts';
import { exceedsDay } from '../second-person/index.ts';
import { holdImport } from './actions/release-import.ts';

interface SalesFile {
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

/**
 * Keeps a staged sales file for a second person when one of its sales is above the limits of a single sale, or all of it above what one
 * person gives in a day (docs/adr/0025). True when it waits.
 */
export async function limitSalesFile(ctx: ActionContext, { id, nome, redes }: SalesFile): Promise<boolean> {
  const [row] = await ctx.sql<{ points: string; reais: string; reasons: Reasons }>(
    'select points, reais, reasons from sales_import_second_look($1, $2, $3::date)',
    [id, redes, ctx.clock.today()],
  );
  const { points, reais, reasons } = row!;
  const above = Object.entries(reasons) as [keyof Reasons, { sales: number; lines: number }][];
  // A file that waits for two people counts into nobody's day.
  const isAboveDay = above.length === 0 && (await exceedsDay(ctx, { pontos: points, reais }));
  if (above.length === 0 && !isAboveDay) return false;
  const told = above.map(
    ([reason, { sales, lines }]) => `${formatInteger(sales)} venda(s) ${WORDS[reason]} (${formatInteger(lines)} linha(s))`,
  );
  const resumo = [`Upload de vendas ${nome}: até ${formatPoints(points)} pontos, ${formatBrl(reais)}`, ...told].join('; ');
  await holdImport(
    ctx,
    { id, tipo: 'VENDAS' },
    {
      motivo: isAboveDay ? 'TETO' : 'LIMITE',
      resumo,
      gives: { valor: points, moeda: 'PONTO' },
      networkId: redes?.length === 1 ? redes[0]! : null,
    },
  );
  return true;
}
