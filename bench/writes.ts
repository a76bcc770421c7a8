import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { hashToken, newToken } from '../server/platform/auth/tokens.ts';
import type { Arena } from './contestants.ts';
import { goalsOf, TRACING_GOAL } from './goals.ts';
import { type Ask, type Contestant, loop, middle, type Options, overHttp, type Sample } from './measure.ts';
import type { Question } from './reads.ts';

type Timing = Omit<Options, 'settle'>;

/** Sellers who redeem in one run: five redemptions each, the programme's monthly maximum. */
const REDEEMERS = 8_000;
/** The seller of the hot account (bench/fill.sql). */
const HOT_SELLER = 1;
const HOT_POINTS = '100000000';

/** A person signed in for the run. */
export async function signIn(pool: pg.Pool, kind: 'STAFF' | 'SELLER', personIds: number[]): Promise<Map<number, string>> {
  const tokens = new Map(personIds.map((id) => [id, newToken()]));
  await pool.query(
    `insert into sessions (token_hash, kind, person_id, ultimo_uso_em, expira_em)
     select t.hash, $3, t.id, now() + interval '1 day', now() + interval '1 day' from unnest($1::text[], $2::int[]) t(hash, id)`,
    [[...tokens.values()].map(hashToken), [...tokens.keys()], kind],
  );
  return tokens;
}

const mutation = (url: string, token: string, query: string, input: object): Ask => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables: { input } }),
});

let numbers = Date.now() * 100;
const nextNumber = () => String(++numbers);
const any = <Value>(values: Value[]): Value => values[randomInt(values.length)]!;
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());

interface SaleSeller {
  id: number;
  cpf: string;
}

const someSellers = async (pool: pg.Pool): Promise<SaleSeller[]> =>
  (await pool.query<SaleSeller>('select id, cpf from sellers tablesample bernoulli (20) limit 20000')).rows;

/** A sale of three items. */
const sale = () => ({
  tipoFiscal: 'N',
  identificador: nextNumber(),
  realizadoEm: today(),
  itens: Array.from({ length: 3 }, () => ({
    codigo: `P${String(randomInt(1, 501)).padStart(4, '0')}`,
    qtde: String(randomInt(1, 5)),
    valorUnitario: '12.50',
    valorDesconto: '0.00',
  })),
});

/** Sales through their one SQL function, in a bare loop. */
const bareSales = (pool: pg.Pool, sellers: SaleSeller[], seconds: number, clients: number): Promise<Sample> =>
  loop(
    async () => {
      await pool.query({
        name: 'sale',
        text: 'select post_sale($1::jsonb, $2::date, now())',
        values: [JSON.stringify({ ...sale(), sellerId: any(sellers).id, origem: 'PAINEL', ator: 'bench' }), today()],
      });
    },
    seconds,
    clients,
  );

/** Sales per second in that loop. */
export async function bareSaleRate(pool: pg.Pool, seconds: number, clients: number): Promise<number> {
  return (await bareSales(pool, await someSellers(pool), seconds, clients)).perSecond;
}

/** P7: a sale of three items through the API, compared with its SQL function in a bare loop. */
export async function saleQuestion(arena: Arena, pool: pg.Pool, staffToken: string): Promise<Question> {
  const sellers = await someSellers(pool);
  return {
    id: 'P7',
    title: 'record a sale of three items, with its ledger entry, lot and log',
    contestants: [
      saleOverGraphql('GraphQL', { url: arena.product, staffToken, sellers }),
      {
        name: 'SQL',
        run: (seconds, clients) => bareSales(pool, sellers, seconds, clients),
      },
    ],
    goals: goalsOf('P7'),
  };
}

const SALE = 'mutation Sale($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { id totalPontos saldo } } }';

const saleOverGraphql = (name: string, { url, staffToken, sellers }: { url: string; staffToken: string; sellers: SaleSeller[] }) => ({
  name,
  next: () => mutation(url, staffToken, SALE, { ...sale(), cpf: any(sellers).cpf, enviarMensagem: false }),
});

/**
 * P7 traced: processor time of the process for one sale, without and with tracing, in alternated rounds. Rates would also contain the
 * collector, which shares the machine.
 */
export async function tracedSaleLines(
  arena: Arena,
  pool: pg.Pool,
  { staffToken, timing }: { staffToken: string; timing: Timing },
): Promise<string[]> {
  const sellers = await someSellers(pool);
  const spent: [number[], number[]] = [[], []];
  for (let round = 0; round <= timing.rounds; round++)
    for (const [index, url] of [arena.product, arena.traced].entries()) {
      const before = await arena.processorSeconds(url);
      const { next } = saleOverGraphql('GraphQL', { url, staffToken, sellers });
      const { requests } = await overHttp('GraphQL', next, timing.seconds, timing.clients);
      // The first round is the warm-up.
      if (round > 0) spent[index]!.push(((await arena.processorSeconds(url)) - before) / requests);
    }
  const [plain, traced] = [middle(spent[0]), middle(spent[1])];
  const [more, ms] = [traced / plain - 1, (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`];
  const verdict = more <= TRACING_GOAL ? 'met' : 'missed';
  return [
    `| P7 traced | processor time of a sale | GraphQL ${ms(plain)}, traced ${ms(traced)} | | | | +${(more * 100).toFixed(1)} % (goal +${TRACING_GOAL * 100} %: ${verdict}) |`,
  ];
}

const REDEEM = `with seller as (
    select v.id, v.nome, v.cpf, s.id as store_id, s.network_id, s.nome_fantasia, div(100 + n.valor_ponto * 100 - 1, n.valor_ponto * 100) as pontos
    from sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id where v.id = $1
  ), made as (
    insert into redemptions (audience, seller_id, store_id, network_id, reward_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior,
      saldo_novo, resgatado_em, prazo_entrega, mes, titular_nome, busca)
    select 'SELLER', id, store_id, network_id, 1, $2, 'Prêmio 1', 'geral', 1, pontos, 0, 0, now(), current_date + 60, '2000-01', nome,
      search_text(nome || ' ' || cpf || ' ' || nome_fantasia || ' premio 1 ' || $2)
    from seller returning id, network_id, pontos_gastos
  )
  select d.entry_id from made m, lateral ledger_debit('SELLER', $1, 'PONTO', m.network_id, m.pontos_gastos, 'RESGATE', 'RESGATE', m.id::text,
    'resgate:' || m.id, null, '{}', 'bench', $3::date, now()) d`;

/** P8: a redemption through the API, spread over accounts and on one, compared with one hand-written statement in a bare loop. */
export async function redeemQuestions(arena: Arena, pool: pg.Pool): Promise<Question[]> {
  const { rows } = await pool.query<{ holder_id: number }>(
    `select a.holder_id from accounts a where a.holder_type = 'SELLER' and a.currency = 'PONTO' and a.balance > 500 and a.debt = 0 and a.holder_id <> $3
       and not exists (select from redemptions x where x.seller_id = a.holder_id and x.mes = $2)
     order by random() limit $1`,
    [REDEEMERS, today().slice(0, 7), HOT_SELLER],
  );
  const spread = [
    ...(await signIn(
      pool,
      'SELLER',
      rows.map((row) => row.holder_id),
    )),
  ];
  const hot = [...(await signIn(pool, 'SELLER', [HOT_SELLER]))];
  await pool.query(
    `select ledger_credit('SELLER', v.id, 'PONTO', s.network_id, $2, 'VENDA', 'bench', $3, 'bench:' || $3, null, null, null, '{}', 'bench', $4::date, now())
     from sellers v join stores s on s.id = v.store_id where v.id = $1`,
    [HOT_SELLER, HOT_POINTS, nextNumber(), today()],
  );
  const query = 'mutation Redeem($input: RedeemRewardInput!) { redeemReward(input: $input) { id redemptionCode saldoNovo } }';
  const api = (name: string, sellers: [number, string][]): Contestant => {
    let position = 0;
    return {
      name,
      next: () => mutation(arena.product, sellers[position++ % sellers.length]![1], query, { codigoPremio: 'PREMIO1', qtde: 1 }),
    };
  };
  const sql = (sellers: [number, string][]): Contestant => ({
    name: 'SQL',
    run: (seconds, clients) =>
      loop(
        async () => {
          await pool.query({ name: 'redeem', text: REDEEM, values: [any(sellers)[0], `B${nextNumber()}`, today()] });
        },
        seconds,
        clients,
      ),
  });
  const alone = api('GraphQL, one client', hot);
  return [
    {
      id: 'P8 spread',
      title: `redeem a prize, spread over ${spread.length} accounts`,
      contestants: [api('GraphQL', spread), sql(spread)],
      goals: goalsOf('P8 spread'),
    },
    {
      id: 'P8 hot',
      title: 'redeem a prize, all on one account',
      contestants: [api('GraphQL', hot), { ...alone, clients: 1 }, sql(hot)],
      goals: goalsOf('P8 hot'),
    },
  ];
}
