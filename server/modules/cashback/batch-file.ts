import { stringify } from 'csv-stringify/sync';
import type { ActionContext } from '../../platform/context.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { CSV_SEPARATOR } from '../../shared/limits.ts';
import { brCode } from '../../shared/pix.ts';
import { normalizeSearch } from '../../shared/text.ts';
import { buyersScope } from '../consumers/index.ts';

/** A file to hand to the bank. */
export interface BatchFile {
  fileName: string;
  /** CSV text. */
  conteudo: string;
}

interface BatchRow {
  id: number;
  nome: string;
  cpf: string;
  cidade: string | null;
  tipo: string;
  chave: string;
  valor: string;
}

const HEADER = ['id', 'nome', 'cpf', 'tipoChave', 'chave', 'valor', 'txid', 'brCode'];
/** A BR Code requires a city; some banks show it, but it decides nothing. */
const ANY_CITY = 'BRASIL';

/** Names are letters and spaces only, so that a spreadsheet cannot read one as a formula. */
const plainName = (nome: string) =>
  normalizeSearch(nome)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .trim();

/**
 * Batches (alias `b`) that pay nobody beyond the actor's reach: a file for the bank is whole or not shown. No condition for staff without
 * limits.
 */
export function batchesScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  const reach = buyersScope({ actor, bind }, 'bx.consumer_id');
  if (!reach.length) return [];
  return [
    `not exists (select from payouts bo join redemptions bx on bx.id = bo.redemption_id where bo.batch_id = b.id and not (${reach.join(' and ')}))`,
  ];
}

/** One line per payment: recipient, key, amount and its PIX "copia e cola". Null when there is no such batch within reach. */
export async function batchFile(ctx: Pick<ActionContext, 'sql' | 'actor'>, batchId: number): Promise<BatchFile | null> {
  const params: unknown[] = [batchId];
  const reach = batchesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` });
  const rows = await ctx.sql<BatchRow>(
    `select x.id, c.nome, c.cpf, c.end_cidade as cidade, x.tipo_chave_pix as tipo, x.chave_pix as chave, x.pontos_gastos as valor
     from payout_batches b join payouts o on o.batch_id = b.id join redemptions x on x.id = o.redemption_id
     join consumers c on c.id = x.consumer_id where ${['b.id = $1', ...reach].join(' and ')} order by x.id`,
    params,
  );
  if (!rows.length) return null;
  const lines = rows.map(({ id, nome, cpf, cidade, tipo, chave, valor }) => {
    const name = plainName(nome);
    const txid = `RESGATE${id}`;
    return [id, name, cpf, tipo, chave, valor, txid, brCode({ key: chave, name, city: cidade ?? ANY_CITY, amount: valor, txid })];
  });
  return { fileName: `lote_pix_${batchId}.csv`, conteudo: stringify([HEADER, ...lines], { delimiter: CSV_SEPARATOR }) };
}
