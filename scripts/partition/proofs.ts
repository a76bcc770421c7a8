import type pg from 'pg';
import { fingerprintOf, listTables } from '../backup/tables.ts';
import { saleOf } from './questions.ts';

/** Tables whose rows or contents differ between both databases; none when the change lost and made nothing. */
export async function contentDifferences(whole: pg.Client, cut: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const client of [whole, cut]) await client.query("set timezone = 'UTC'; set statement_timeout = 0");
  const there = new Set((await listTables(cut)).map(({ name }) => name));
  for (const table of await listTables(whole)) {
    if (!there.has(table.name)) {
      found.push(`${table.name}: away`);
      continue;
    }
    const [before, after] = await Promise.all([fingerprintOf(whole, table), fingerprintOf(cut, table)]);
    if (before.rows !== after.rows || before.sum !== after.sum) found.push(`${table.name}: ${before.rows} and ${after.rows} rows`);
  }
  return found;
}

/** What one form refuses, the other has to refuse in the same words. */
export interface Refusal {
  title: string;
  whole: string;
  cut: string;
}

/** Tries on both what the constraints forbid, and what they allow again; everything is rolled back. */
export async function refusals(whole: pg.Client, cut: pg.Client, note: string): Promise<Refusal[]> {
  const {
    rows: [known],
  } = await whole.query<{ seller: number; product: string; posting: number }>(
    `select (select id from sellers where excluido_em is null order by id limit 1) as seller,
       (select codigo from products where ativo and excluido_em is null order by id limit 1) as product,
       (select posting_id from posting_items order by posting_id limit 1) as posting`,
  );
  const { seller, product, posting } = known!;
  const sale = (chaveFiscal?: string, identificador = note) =>
    `select post_sale('${JSON.stringify({ ...saleOf(seller, [product], identificador), chaveFiscal })}'::jsonb, current_date, now())`;
  const attempts: [string, string[]][] = [
    ['the same note twice', [sale(), sale()]],
    ['the same fiscal key under another number', [sale('9'.repeat(44)), sale('9'.repeat(44), `${note}1`)]],
    [
      'the same note again after it was cancelled',
      [sale(), `update postings set status = 'CANCELADA' where id = (select max(id) from postings)`, sale()],
    ],
    [
      'items of a posting that is not there',
      [
        `insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos, fator_pontuacao, pontos)
         select (select max(id) + 1 from postings), product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos, fator_pontuacao, pontos
         from posting_items limit 1`,
      ],
    ],
    ['a posting taken away from its items', [`delete from postings where id = ${posting}`]],
    [
      'a second entry with the key of another',
      [
        `insert into entries (account_id, seq, type, valor, balance_after, debt_after, origem_tipo, origem_id, idempotency_key, regra, ator, dia, criado_em)
         select account_id, 1000000, 'VENDA', 1, 1, 0, origem_tipo, origem_id, idempotency_key, regra, ator, dia, now() from entries
         where type = 'VENDA' order by id limit 1`,
      ],
    ],
    ['an entry that is changed', ['update entries set valor = valor']],
    [
      'a credit under a key that another account has',
      [
        `select ledger_credit('SELLER', ${seller}, 'PONTO', 1, 1, 'VENDA', 'ensaio', '1', (select e.idempotency_key from entries e
           join accounts a on a.id = e.account_id where a.holder_id <> ${seller} order by e.id limit 1), null, null, null, '{}', 'ensaio', current_date, now())`,
      ],
    ],
    [
      'a credit whose key comes twice',
      [1, 2].map(
        () =>
          `select (ledger_credit('SELLER', ${seller}, 'PONTO', (select s.network_id from sellers v join stores s on s.id = v.store_id where v.id = ${seller}), 1, 'VENDA',
             'ensaio', '1', 'ensaio:${note}', null, null, null, '{}', 'ensaio', current_date, now())).replayed`,
      ),
    ],
  ];
  const found: Refusal[] = [];
  for (const [title, statements] of attempts)
    found.push({ title, whole: await answerOf(whole, statements), cut: await answerOf(cut, statements) });
  return found;
}

async function answerOf(client: pg.Client, statements: string[]): Promise<string> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    // What is only looked at when the transaction ends is looked at here.
    await client.query('set constraints all immediate');
    return 'done';
  } catch (error) {
    const { code, constraint, message } = error as pg.DatabaseError;
    return constraint ? `${code} ${constraint}` : `${code} ${message}`;
  } finally {
    await client.query('rollback');
  }
}
