import http from 'node:http';
import pg from 'pg';

/**
 * The upper bound: the best SQL found, as named prepared statements, over bare node:http, without sessions, policy or validation. Runs as a
 * separate process: raw-server.ts <database url> <port>. Paths: /page, /page-items, /search, /month.
 */
const [url, port] = process.argv.slice(2);
const types = new pg.TypeOverrides();
for (const oid of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]) types.setTypeParser(oid, (text: string) => text);
const pool = new pg.Pool({ connectionString: url, max: 20, types });

const COLUMNS = `p.id, p.parceiro_nome as parceiro, p.revenda_nome as revenda, s.end_cidade as cidade, n.nome as rede, p.identificador,
  p.tipo_fiscal as "tipoFiscal", p.origem, p.total_pontos as "totalPontos", p.pontos_limitados as "pontosLimitados", p.total_venda as "totalVenda",
  p.valor_custo as "valorCusto", p.realizado_em as "realizadoEm", p.pontuado_em as "pontuadoEm", p.criado_em as "criadoEm", p.vence_em as "venceEm",
  p.status, u.nome as "aprovadoPor"`;
const JOINS =
  'join stores s on s.id = p.store_id join networks n on n.id = p.network_id left join staff_users u on u.id = p.aprovado_por_id';
const APPROVED = "p.audience = 'SELLER' and p.status = 'APROVADA'";
const ORDER = 'order by p.criado_em desc, p.id desc';

interface Statement {
  name: string;
  text: string;
}

const counters = (network: string, changes: string, day: string) =>
  `(select dia, n from posting_counts where network_id = ${network} and audience = 'SELLER' and status = 'APROVADA' and dia ${day} '-infinity'
    union all select dia, n from posting_count_changes where ${changes} audience = 'SELLER' and status = 'APROVADA') c`;

function pageStatement(scope: 'network' | 'all', isDeep: boolean): Statement {
  const [network, changes, own] =
    scope === 'network' ? ['$1', 'network_id = $1 and', 'p.network_id = $1 and'] : ['0', '$1::int is null and', ''];
  const total = `(select coalesce(sum(n), 0)::int from ${counters(network, changes, '=')}) as total`;
  const shallow = `(select p.* from postings p where ${own} ${APPROVED} ${ORDER} limit 25 offset $2) p`;
  const day = `first_day as (select dia, before from (select dia, sum(n) over (order by dia desc) - n as before from
    (select dia, sum(n) as n from ${counters(network, changes, '>')} group by dia) d) r where before <= $2::bigint order by dia limit 1)`;
  const deep = `(select p.id from postings p where ${own} ${APPROVED}
      and p.criado_em < ((select dia from first_day) + 1)::timestamp at time zone 'America/Sao_Paulo'
      ${ORDER} limit 25 offset $2::bigint - (select before from first_day)) k join postings p on p.id = k.id`;
  return {
    name: `${scope}${isDeep ? '-deep' : ''}`,
    text: `${isDeep ? `with ${day}` : ''} select ${total}, ${COLUMNS} from ${isDeep ? deep : shallow} ${JOINS} ${ORDER}`,
  };
}

const SEARCH: Statement = {
  name: 'search',
  text: `with matched as materialized (
      select p.id, p.criado_em from postings p where p.network_id = $1 and ${APPROVED} and p.busca like $2)
    select (select count(*)::int from matched) as total, ${COLUMNS}
    from (select p.id from matched p ${ORDER} limit 25) k join postings p on p.id = k.id ${JOINS} ${ORDER}`,
};
const ITEMS: Statement = {
  name: 'items',
  text: `select posting_id as "postingId", json_agg(json_build_object('id', id, 'codigo', codigo, 'descricao', descricao, 'qtde', qtde,
      'valorUnitario', valor_unitario, 'valorDesconto', valor_desconto, 'valorPontos', pontos) order by id) as itens
    from posting_items where posting_id = any($1::int[]) group by posting_id`,
};
const MONTH: Statement = {
  name: 'month',
  text: 'select *, count(*) over ()::int as total from bench.monthly_units($1, $2) limit 25',
};
const PAGES = new Map(
  (['network', 'all'] as const).flatMap((scope) => [false, true].map((deep) => [`${scope}${deep}`, pageStatement(scope, deep)] as const)),
);

interface Row {
  total?: number;
  id: number;
  itens?: unknown;
}

async function rowsOf(path: string, query: URLSearchParams): Promise<Row[]> {
  const network = query.get('network');
  if (path === '/month') return (await pool.query<Row>({ ...MONTH, values: [network, query.get('month')] })).rows;
  if (path === '/search') return (await pool.query<Row>({ ...SEARCH, values: [network, `%${query.get('word')}%`] })).rows;
  const offset = (Number(query.get('page') ?? 1) - 1) * 25;
  const { rows } = await pool.query<Row>({ ...PAGES.get(`${network ? 'network' : 'all'}${offset >= 1000}`)!, values: [network, offset] });
  if (path !== '/page-items') return rows;
  const items = await pool.query<{ postingId: number; itens: unknown }>({ ...ITEMS, values: [rows.map(({ id }) => id)] });
  const byPosting = new Map(items.rows.map(({ postingId, itens }) => [postingId, itens]));
  for (const row of rows) row.itens = byPosting.get(row.id);
  return rows;
}

const server = http.createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const rows = await rowsOf(pathname, searchParams);
    const total = rows[0]?.total ?? 0;
    for (const row of rows) row.total = undefined;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ total, items: rows }));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(Number(port), '127.0.0.1');
