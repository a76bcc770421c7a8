import { stringify } from 'csv-stringify/sync';
import type { ActionContext } from '../../platform/context.ts';
import { CSV_SEPARATOR } from '../../shared/limits.ts';
import { brCode } from '../../shared/pix.ts';
import { normalizeSearch } from '../../shared/text.ts';

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

/** One line per payment: recipient, key, amount and its PIX "copia e cola". Null when there is no such batch. */
export async function batchFile(ctx: Pick<ActionContext, 'sql'>, batchId: number): Promise<BatchFile | null> {
  const rows = await ctx.sql<BatchRow>(
    `select x.id, c.nome, c.cpf, c.end_cidade as cidade, x.tipo_chave_pix as tipo, x.chave_pix as chave, x.pontos_gastos as valor
     from payouts o join redemptions x on x.id = o.redemption_id join consumers c on c.id = x.consumer_id
     where o.batch_id = $1 order by x.id`,
    [batchId],
  );
  if (!rows.length) return null;
  const lines = rows.map(({ id, nome, cpf, cidade, tipo, chave, valor }) => {
    const name = plainName(nome);
    const txid = `RESGATE${id}`;
    return [id, name, cpf, tipo, chave, valor, txid, brCode({ key: chave, name, city: cidade ?? ANY_CITY, amount: valor, txid })];
  });
  return { fileName: `lote_pix_${batchId}.csv`, conteudo: stringify([HEADER, ...lines], { delimiter: CSV_SEPARATOR }) };
}
