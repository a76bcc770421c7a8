import type pg from 'pg';

/** One statement asked of both forms; `throughKeys` is how the cut form is asked when it must know the month first. */
export interface Question {
  title: string;
  text: string;
  throughKeys?: string;
  values: () => unknown[];
  /** It writes, so its plan is not shown. */
  writes?: boolean;
}

const APPROVED = "p.audience = 'SELLER' and p.status = 'APROVADA'";
const COLUMNS = 'p.id, p.parceiro_nome, p.revenda_nome, p.identificador, p.total_pontos, p.total_venda, p.criado_em';
const ORDER = 'order by p.criado_em desc, p.id desc';
const total = (network: string) =>
  `(select coalesce(sum(n), 0) from posting_counts where network_id = ${network} and audience = 'SELLER' and status = 'APROVADA' and dia = '-infinity') as total`;
const LINES = 'e.id, e.seq, e.type, e.valor, e.balance_after, e.dia, e.criado_em';

interface Facts {
  network: number;
  month: string;
  word: string;
  account: string;
  posting: number;
  sellers: number[];
  products: string[];
}

/** The hot questions, with values that the data really hold. */
export async function hotQuestions(client: pg.Client, nextNote: () => string): Promise<Question[]> {
  const { network, month, word, account, posting, sellers, products } = await facts(client);
  const any = <Value>(values: Value[], turn: number) => values[turn % values.length]!;
  let turn = 0;
  return [
    {
      title: 'page of a network',
      text: `select ${total('$1')}, ${COLUMNS} from postings p where p.network_id = $1 and ${APPROVED} ${ORDER} limit 25`,
      values: () => [network],
    },
    {
      title: 'page of everything',
      text: `select ${total('0')}, ${COLUMNS} from postings p where ${APPROVED} ${ORDER} limit 25`,
      values: () => [],
    },
    {
      title: 'a month of a network, counted',
      text: `select count(*), sum(p.total_pontos) from postings p where p.network_id = $1 and ${APPROVED} and p.criado_em >= $2::timestamptz and p.criado_em < $2::timestamptz + interval '30 days'`,
      values: () => [network, month],
    },
    {
      title: 'search inside a network, with its total',
      text: `with matched as materialized (select p.id, p.criado_em from postings p where p.network_id = $1 and ${APPROVED} and p.busca like $2)
        select (select count(*) from matched) as total, ${COLUMNS} from (select p.id, p.criado_em from matched p ${ORDER} limit 25) k
        join postings p on p.id = k.id and p.criado_em = k.criado_em ${ORDER}`,
      values: () => [network, `%${word}%`],
    },
    {
      title: 'one sale by its number, with its items',
      text: 'select p.*, i.codigo, i.pontos from postings p join posting_items i on i.posting_id = p.id where p.id = $1',
      throughKeys: `select p.*, i.codigo, i.pontos from posting_keys k join postings p on p.id = k.id and p.criado_em = k.criado_em
        join posting_items i on i.posting_id = k.id where k.id = $1`,
      values: () => [posting],
    },
    {
      title: 'statement of an account',
      text: `select ${LINES} from entries e where e.account_id = $1 order by e.seq desc limit 50`,
      throughKeys: `select ${LINES} from entry_keys k join entries e on e.id = k.id and e.criado_em = k.criado_em
        where k.account_id = $1 order by k.seq desc limit 50`,
      values: () => [account],
    },
    {
      title: 'a sale of three items (post_sale)',
      text: 'select post_sale($1::jsonb, current_date, now())',
      values: () => [
        JSON.stringify(
          saleOf(
            any(sellers, ++turn),
            [0, 1, 2].map((item) => any(products, turn * 3 + item)),
            nextNote(),
          ),
        ),
      ],
      writes: true,
    },
  ];
}

/** A sale as post_sale takes it. */
export const saleOf = (sellerId: number, products: string[], identificador: string) => ({
  sellerId,
  origem: 'PAINEL',
  tipoFiscal: 'N',
  identificador,
  realizadoEm: new Date().toISOString().slice(0, 10),
  ator: 'ensaio',
  itens: products.map((codigo) => ({ codigo, qtde: '1', valorUnitario: '12.50', valorDesconto: '0.00' })),
});

async function facts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select (select network_id from postings where audience = 'SELLER' group by 1 order by count(*) desc, 1 limit 1) as network,
       (select (max(criado_em) - interval '60 days')::text from postings) as month,
       (select search_text(split_part(parceiro_nome, ' ', 2)) from postings where audience = 'SELLER' order by id desc limit 1) as word,
       (select account_id::text from entries group by account_id order by count(*) desc, 1 limit 1) as account,
       (select id from postings where audience = 'SELLER' order by id offset (select count(*) / 2 from postings where audience = 'SELLER') limit 1) as posting,
       (select array_agg(id) from (select id from sellers where excluido_em is null order by id limit 2000) s) as sellers,
       (select array_agg(codigo) from (select codigo from products where ativo and excluido_em is null order by id limit 200) p) as products`,
  );
  return rows[0]!;
}

/** Middle times of both forms, asked in turn so that a slow moment of the machine falls on both; milliseconds. */
export async function timed(whole: pg.Client, cut: pg.Client, question: Question, rounds: number, times: number) {
  const taken = { whole: [] as number[], cut: [] as number[] };
  const ask = async (name: 'whole' | 'cut', client: pg.Client) => {
    const text = (name === 'cut' ? question.throughKeys : undefined) ?? question.text;
    for (let time = 0; time < times; time++) {
      const values = question.values();
      const started = performance.now();
      await client.query({ name: question.title.slice(0, 60), text, values });
      taken[name].push(performance.now() - started);
    }
  };
  for (let round = 0; round < rounds; round++) {
    await ask('whole', whole);
    await ask('cut', cut);
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return { whole: middle(taken.whole), cut: middle(taken.cut) };
}

interface Plan {
  'Relation Name'?: string;
  'Actual Loops'?: number;
  'Subplans Removed'?: number;
  Plans?: Plan[];
}

/** Which parts of the cut tables a question really reads, by EXPLAIN ANALYZE, and how many there are. */
export async function readParts(client: pg.Client, { text, throughKeys, values }: Question): Promise<{ read: string[]; all: number }> {
  const { rows: parts } = await client.query<{ name: string; root: string }>(
    `select i.inhrelid::regclass::text as name, i.inhparent::regclass::text as root from pg_inherits i
     join pg_class c on c.oid = i.inhparent and c.relkind = 'p'`,
  );
  const asked = throughKeys ?? text;
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, costs off, timing off, summary off, format json) ${asked}`,
    values(),
  );
  const read = new Set<string>();
  const visit = (plan: Plan) => {
    const name = plan['Relation Name'];
    if (name && plan['Actual Loops']) read.add(name);
    for (const inner of plan.Plans ?? []) visit(inner);
  };
  visit(rows[0]!['QUERY PLAN'][0]!.Plan);
  const touched = parts.filter(({ name }) => read.has(name));
  const roots = new Set(parts.filter(({ root }) => new RegExp(`\\b${root}\\b`).test(asked)).map(({ root }) => root));
  return { read: touched.map(({ name }) => name).sort(), all: parts.filter(({ root }) => roots.has(root)).length };
}
