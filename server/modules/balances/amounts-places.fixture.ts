import { buffer } from 'node:stream/consumers';
import { exportStream } from '../../platform/lists/export-rows.ts';
import { runList } from '../../platform/lists/run-list.ts';
import type { TestApp } from '../../test/app.ts';
import type { SignedIn } from '../../test/builders/people.ts';
import { consumerLotsList, consumersList } from '../consumers/index.ts';
import { expiredCashbackList, expiredPointsList } from '../expiry/index.ts';
import { networksList } from '../networks/index.ts';
import { liabilityLotsList } from '../reports/index.ts';
import { sellersList } from '../sellers/index.ts';
import { storesList } from '../stores/index.ts';
import { cents, type Expected } from './amounts-model.fixture.ts';
import { balanceEntriesList } from './entries.list.ts';

/** The amounts a place shows, in hundredths, by what it shows them of: a member's id, or a store's. */
export type Shown = Map<number, Partial<Record<Word, number>>>;
export type Word = 'ganho' | 'disponivel' | 'aLiberar' | 'aCompensar' | 'saldo' | 'vencido' | 'em30' | 'linhas' | 'vivo';

/** Where amounts of members' accounts appear. */
export interface Place {
  door: 'GraphQL' | 'REST' | 'list' | 'export' | 'report';
  name: string;
  of: 'SELLER' | 'CONSUMER';
  read(world: World): Promise<Shown>;
}

export interface World {
  app: TestApp;
  /** Level 2. */
  admin: SignedIn;
  /** Active members with a session of their own. */
  members: { kind: 'SELLER' | 'CONSUMER'; id: number; cpf: string; token: string }[];
}

type Row = Record<string, string | number>;
const everything = { pageSize: -1 };
const asAdmin = ({ app, admin }: World) => app.contextFor(admin.actor);
const sumBy = (rows: readonly Row[], key: string, word: Word, column: string): Shown => {
  const shown: Shown = new Map();
  for (const row of rows) {
    const before = shown.get(Number(row[key]))?.[word] ?? 0;
    shown.set(Number(row[key]), { [word]: before + cents(row[column]!) });
  }
  return shown;
};

/** One reading for each member who signs in. */
const ofEach =
  (of: Place['of'], read: (world: World, member: World['members'][number]) => Promise<Partial<Record<Word, number>>>) =>
  async (world: World): Promise<Shown> => {
    const shown: Shown = new Map();
    for (const member of world.members.filter(({ kind }) => kind === of)) shown.set(member.id, await read(world, member));
    return shown;
  };

const asked = async (world: World, token: string, audience: 'panel' | 'store', query: string, variables: object = {}) => {
  const { data, errors } = await world.app.graphql(query, variables as Record<string, unknown>, { token, audience });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const restOf = async (world: World, path: string, token: string, audience: 'panel' | 'store' = 'store') => {
  const { status, json } = await world.app.rest('GET', path, { token, audience });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
};

const STANDING = 'saldo disponivel aLiberar vencido aCompensar motivos { valor }';
interface StandingAnswer extends Record<'saldo' | 'disponivel' | 'aLiberar' | 'vencido' | 'aCompensar', string> {
  motivos: { valor: string }[];
}
const fromStanding = ({ saldo, disponivel, aLiberar, vencido, aCompensar, motivos }: StandingAnswer) => {
  // What waits is explained to the last cent.
  if (motivos.reduce((sum, { valor }) => sum + cents(valor), 0) !== cents(aLiberar)) throw new Error(`${aLiberar} is not explained`);
  return {
    saldo: cents(saldo),
    disponivel: cents(disponivel),
    aLiberar: cents(aLiberar),
    vencido: cents(vencido),
    aCompensar: cents(aCompensar),
  };
};

/** The newest line's balance and the number of lines; each line's balance must follow from the line below it. */
function fromStatement(lines: { valor: string; saldoApos: string }[]): Partial<Record<Word, number>> {
  let reached = 0;
  for (const { valor, saldoApos } of lines.toReversed()) {
    reached += cents(valor);
    if (cents(saldoApos) !== reached) throw new Error(`the statement says ${saldoApos} where its lines add up to ${reached / 100}`);
  }
  return { saldo: reached, linhas: lines.length };
}

/** The file a member takes along. */
const ownFile = (of: Place['of']) =>
  ofEach(of, async (world, { token, id }) => {
    await world.app.database.pool.query("delete from rate_limits where key like '%own-data%'");
    const { ownDataFile } = await asked(world, token, 'store', '{ ownDataFile(formato: JSON) { conteudo } }');
    const { saldos, extrato } = JSON.parse(ownDataFile.conteudo);
    const lines = extrato.map((line: Row) => ({ valor: line.valor, saldoApos: line.saldoDepois }));
    if (!saldos.length) return { saldo: 0, linhas: 0 };
    const [standing] = saldos;
    if (cents(standing.saldo) !== (fromStatement(lines.toReversed()).saldo ?? id)) throw new Error('the file contradicts itself');
    return {
      ...fromStatement(lines.toReversed()),
      saldo: cents(standing.saldo),
      vencido: cents(standing.vencido),
      aCompensar: cents(standing.aCompensar),
    };
  });

const standingPlaces = (of: Place['of']): Place[] => [
  {
    door: 'GraphQL',
    name: 'memberStanding of the panel',
    of,
    read: ofEach(of, async (world, { id }) => {
      const query = `query ($id: ID!) { memberStanding(kind: ${of}, id: $id) { ${STANDING} } }`;
      return fromStanding((await asked(world, world.admin.token, 'panel', query, { id })).memberStanding);
    }),
  },
  {
    door: 'GraphQL',
    name: 'memberStanding of the member',
    of,
    read: ofEach(of, async (world, { id, token }) => {
      const query = `query ($id: ID!) { memberStanding(kind: ${of}, id: $id) { ${STANDING} } }`;
      return fromStanding((await asked(world, token, 'store', query, { id })).memberStanding);
    }),
  },
  {
    door: 'GraphQL',
    name: 'own statement',
    of,
    read: ofEach(of, async (world, { token }) => {
      const answer = await asked(world, token, 'store', '{ ownEntries(options: { pageSize: -1 }) { items { valor saldoApos } } }');
      return fromStatement(answer.ownEntries.items);
    }),
  },
  {
    door: 'list',
    name: 'statement of the panel',
    of,
    read: ofEach(of, async (world, { id }) => {
      const { items } = await runList(
        balanceEntriesList,
        asAdmin(world),
        everything,
        of === 'SELLER' ? { sellerId: id } : { consumerId: id },
      );
      return { ...fromStatement(items as never), vivo: items.reduce((sum, { livre }) => sum + cents((livre as string | null) ?? 0), 0) };
    }),
  },
  {
    door: 'GraphQL',
    name: 'own expiry',
    of,
    read: ofEach(of, async (world, { token }) => ({
      em30: cents((await asked(world, token, 'store', '{ ownExpiry { em30 } }')).ownExpiry.em30),
    })),
  },
  {
    door: 'REST',
    name: 'saldo, asked by the member and by the panel',
    of,
    read: ofEach(of, async (world, { id, token }) => {
      const path = `/api/pontuacoes/saldo/${id}/${of === 'SELLER' ? 'parceiro' : 'cliente'}`;
      const [[own], [seen]] = [await restOf(world, path, token), await restOf(world, path, world.admin.token, 'panel')];
      if (own.saldoPontos !== seen.saldoPontos) throw new Error('the two readers got different balances');
      return { saldo: cents(own.saldoPontos) };
    }),
  },
  { door: 'export', name: 'own data', of, read: ownFile(of) },
  {
    door: 'report',
    name: 'lots of Passivo e quebra',
    of,
    read: async (world) => {
      const today = world.app.clock.today();
      const { items } = await runList(liabilityLotsList, asAdmin(world), everything, {
        posicao: today,
        parte: of === 'SELLER' ? 'PONTOS' : 'CASHBACK',
      });
      const ids = new Map(world.members.map(({ cpf, id }) => [cpf, id]));
      return sumBy(
        items.map((row) => ({ id: ids.get(String(row.cpf)) ?? 0, restante: String(row.restante) })),
        'id',
        'vivo',
        'restante',
      );
    },
  },
  {
    door: 'report',
    name: 'expired, written off or not',
    of,
    read: async (world) => {
      const list = of === 'SELLER' ? expiredPointsList : expiredCashbackList;
      const { items } = await runList(list, asAdmin(world), everything);
      const ids = new Map(world.members.map(({ cpf, id }) => [cpf, id]));
      const rows = items.filter(({ situacao }) => situacao === 'A expirar' || situacao === 'Expirado');
      return sumBy(
        rows.map((row) => ({ id: ids.get(String(row.cpf)) ?? 0, valor: String(row.valor) })),
        'id',
        'vencido',
        'valor',
      );
    },
  },
];

const sellerPlaces: Place[] = [
  {
    door: 'list',
    name: 'sellers',
    of: 'SELLER',
    read: async (world) => {
      const { items } = await runList(sellersList, asAdmin(world), everything);
      return new Map(
        items.map((row) => [row.id as number, { saldo: cents(row.saldoPontos as string), ganho: cents(row.totalPontos as string) }]),
      );
    },
  },
  {
    door: 'REST',
    name: 'GET /api/parceiros',
    of: 'SELLER',
    read: async (world) => {
      const { parceiros } = await restOf(world, '/api/parceiros?limit=1000&page=1', world.admin.token, 'panel');
      return new Map(parceiros.map((row: Row) => [Number(row.id), { saldo: cents(row.saldoPontos!), ganho: cents(row.totalPontos!) }]));
    },
  },
  {
    door: 'export',
    name: 'sellers as CSV',
    of: 'SELLER',
    read: (world) => fromCsv(world, sellersList, 'Saldo de Pontos'),
  },
  {
    door: 'GraphQL',
    name: 'session of the seller',
    of: 'SELLER',
    read: ofEach('SELLER', async (world, { token }) => ({
      saldo: cents((await asked(world, token, 'store', '{ viewer { saldoPontos } }')).viewer.saldoPontos),
    })),
  },
];

const consumerPlaces: Place[] = [
  {
    door: 'list',
    name: 'consumers',
    of: 'CONSUMER',
    read: async (world) => {
      const { items } = await runList(consumersList, asAdmin(world), everything);
      return new Map(items.map((row) => [row.id as number, { saldo: cents(row.saldoCashback as string) }]));
    },
  },
  {
    door: 'REST',
    name: 'GET /api/clientes-painel',
    of: 'CONSUMER',
    read: async (world) => {
      const { data } = await restOf(world, '/api/clientes-painel?limit=1000&page=1', world.admin.token, 'panel');
      return new Map(data.map((row: Row) => [Number(row.id), { saldo: cents(row.saldoCashback!) }]));
    },
  },
  {
    door: 'export',
    name: 'consumers as CSV',
    of: 'CONSUMER',
    read: (world) => fromCsv(world, consumersList, 'Saldo Cashback'),
  },
  {
    door: 'list',
    name: 'lots of a consumer',
    of: 'CONSUMER',
    read: ofEach('CONSUMER', async (world, { id }) => {
      const { items } = await runList(consumerLotsList, asAdmin(world), everything, { consumerId: id });
      const total = (column: string) => items.reduce((sum, row) => sum + cents(row[column] as string), 0);
      return { vivo: total('restante'), vencido: total('vencido') };
    }),
  },
  {
    door: 'GraphQL',
    name: 'session and home of the consumer',
    of: 'CONSUMER',
    read: ofEach('CONSUMER', async (world, { token }) => {
      const {
        viewer,
        cashbackDashboard: home,
        cashbackVoucher,
      } = await asked(
        world,
        token,
        'store',
        '{ viewer { saldoCashback } cashbackDashboard { saldoCashback cashbackDisponivel aLiberar divida } cashbackVoucher { valor } }',
      );
      if (viewer.saldoCashback !== home.saldoCashback)
        throw new Error(`the header says ${viewer.saldoCashback}, the home ${home.saldoCashback}`);
      if (cents(cashbackVoucher?.valor ?? 0) !== cents(home.cashbackDisponivel)) throw new Error('the voucher differs from the home');
      return {
        saldo: cents(viewer.saldoCashback),
        disponivel: cents(home.cashbackDisponivel),
        aLiberar: cents(home.aLiberar),
        aCompensar: cents(home.divida),
      };
    }),
  },
  {
    door: 'REST',
    name: 'dados-cashback and the voucher',
    of: 'CONSUMER',
    read: ofEach('CONSUMER', async (world, { token }) => {
      const home = await restOf(world, '/api/pontuacoes/dados-cashback', token);
      const { valor } = await restOf(world, '/api/resgate/cliente', token);
      if (cents(valor) !== cents(home.cashbackDisponivel)) throw new Error('the voucher differs from the dashboard');
      return { saldo: cents(home.saldoCashback), disponivel: cents(home.cashbackDisponivel) };
    }),
  },
];

/** A column of an exported sheet, by CPF. */
async function fromCsv(world: World, list: typeof sellersList | typeof consumersList, title: string): Promise<Shown> {
  const text = (await buffer(exportStream(list, asAdmin(world), 'CSV', { scope: 'ALL' }))).toString().replace(/^\uFEFF/, '');
  const [head, ...lines] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  const [cpfAt, amountAt] = [head!.indexOf('CPF'), head!.indexOf(title)];
  const ids = new Map(world.members.map(({ cpf, id, kind }) => [`${kind}${cpf}`, id]));
  const kind = list.name === 'sellers' ? 'SELLER' : 'CONSUMER';
  return new Map(
    lines.flatMap((cells) => {
      const id = ids.get(kind + cells[cpfAt]!.replace(/\D/g, ''));
      return id === undefined ? [] : [[id, { saldo: cents(cells[amountAt]!.replace(/\./g, '').replace(',', '.')) }] as const];
    }),
  );
}

/** Every place where an amount of a member's account is shown. */
export const PLACES: readonly Place[] = [...sellerPlaces, ...consumerPlaces, ...standingPlaces('SELLER'), ...standingPlaces('CONSUMER')];

/** The sums of stores and of networks against the sellers in them. */
export async function sumsOfStores(world: World, expected: readonly Expected[]): Promise<{ shown: unknown; expected: unknown }> {
  const stores = (await runList(storesList, asAdmin(world), everything)).items;
  const networks = (await runList(networksList, asAdmin(world), everything)).items;
  const balance = (storeIds: readonly unknown[]) =>
    expected.filter(({ storeId }) => storeIds.includes(storeId)).reduce((sum, { saldo }) => sum + saldo, 0);
  const storesOf = (network: unknown) => stores.filter(({ networkId }) => networkId === network).map(({ id }) => id);
  return {
    shown: [...stores, ...networks].map((row) => cents(row.saldoPontos as string)),
    expected: [...stores.map(({ id }) => balance([id])), ...networks.map(({ id }) => balance(storesOf(id)))],
  };
}
