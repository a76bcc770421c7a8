import { z } from 'zod';
import type { AppContext } from '../../../platform/context.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import { isCalendarDate } from '../../../shared/dates.ts';
import { postingScope } from './posting-scope.ts';

/** More than staff can process one by one; the next analysis shows the rest. */
const MOST_ROWS = 1_000;

/** A sale whose points differ from the values in force on its day (document 001 §3, Correction); points are decimal text. */
export interface SaleToCorrect {
  idVenda: number;
  revenda: string;
  parceiro: string;
  cpf: string;
  identificador: string;
  pontuacaoAtual: string;
  pontuacaoNova: string;
  /** Negative takes points back. */
  aPontuar: string;
}

const dayText = z.string().refine(isCalendarDate, 'Data inválida');
const rules = z.strictObject({
  de: dayText.nullish(),
  ate: dayText.nullish(),
  networkId: z.union([z.string(), z.number()]).transform(Number).pipe(z.number('Rede inválida').int('Rede inválida')).nullish(),
});
/** Sale days and network of an analysis; all by default. */
type Asked = z.output<typeof rules>;

/** Approved sales `p` within the actor's reach that need correcting, beside `c`, their points before and after. */
function needingCorrection(ctx: AppContext, { de, ate, networkId }: Asked): { from: string; params: unknown[] } {
  const params: unknown[] = [de ?? null, ate ?? null];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = postingScope({ actor: ctx.actor, bind, today: ctx.clock.today() });
  if (networkId) conditions.push(`p.network_id = ${bind(networkId)}`);
  const where = conditions.length ? `where ${conditions.join(' and ')}` : '';
  return { from: `sales_to_correct($1, $2) c join postings p on p.id = c.posting_id ${where}`, params };
}

/** Correção de Pontuação: sales that need correcting, newest first (domain rules §4.9). */
export const salesToCorrectQuery = defineQuery({
  name: 'salesToCorrect',
  permission: 'correction:run',
  input: rules,
  read: (ctx, asked): Promise<SaleToCorrect[]> => {
    const { from, params } = needingCorrection(ctx, asked);
    return ctx.read<SaleToCorrect>(
      `select p.id as "idVenda", p.revenda_nome as revenda, p.parceiro_nome as parceiro,
         (select v.cpf from sellers v where v.id = p.seller_id) as cpf, p.identificador, c.atual as "pontuacaoAtual",
         c.nova as "pontuacaoNova", c.nova - c.atual as "aPontuar"
       from ${from} order by p.id desc limit ${MOST_ROWS}`,
      params,
    );
  },
});

/** Number of those sales, without the limit of the screen. */
export async function countSalesToCorrect(ctx: AppContext, asked: Asked): Promise<number> {
  const { from, params } = needingCorrection(ctx, asked);
  const [row] = await ctx.read<{ total: number }>(`select count(*)::int as total from ${from}`, params);
  return row!.total;
}
