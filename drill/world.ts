import { openDatabaseAt } from '../server/open-database.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/db/database.ts';
import { addDays } from '../server/shared/dates.ts';
import { buildCard } from '../server/test/builders/cards.ts';
import { buildCampaign } from '../server/test/builders/cashback.ts';
import { buildIntegration } from '../server/test/builders/integrations.ts';
import {
  type BuiltStore,
  buildConsumer,
  buildNetwork,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
} from '../server/test/builders/people.ts';
import { buildReward, givePoints } from '../server/test/builders/rewards.ts';
import type { Asker } from './client.ts';
import type { DrillPostgres } from './postgres.ts';

/** The drill's population; a short drill needs less. */
export interface Size {
  sellers: number;
  consumers: number;
  racers: number;
  corrections: number;
  cards: number;
}

/** A seller with a known number of points at the start. */
export interface Player {
  id: number;
  cpf: string;
  code: string;
  who: Asker;
  /** Their initial points. */
  points: string;
}

/** What a drill works with. Pools are consumed from the end: each member serves one operation. */
export interface World {
  store: BuiltStore;
  staff: Asker[];
  integration: Asker;
  product: string;
  /** Sales of this product are worth more now than when posted. */
  corrected: { product: string; ids: number[] };
  prize: string;
  credit: string;
  registrationCode: string;
  sellers: Player[];
  /** Few, so that many clients collide on one account. */
  crowded: Player[];
  /** Each has the points of one prize, or of more than a month allows. */
  racers: Player[];
  /** Used only in sales uploads, expiry and referrals, whose points are counted separately. */
  uploaded: Player[];
  expiring: Player[];
  referrers: Player[];
  consumers: Buyer[];
  /** Send receipts only. */
  buyers: Buyer[];
}

/** A consumer without cashback yet. */
interface Buyer {
  id: number;
  cpf: string;
  who: Asker;
}

export const START_POINTS = '1000.00';
/** Points of the prize: its cost divided by the point value (BRL 3.00 / 0.03). */
export const PRIZE_POINTS = '100.00';
export const SALE_POINTS = '10.00';
export const CORRECTED_BY = '5.00';
export const CODE_POINTS = '7.00';
export const REFERRAL_POINTS = '500.00';
export const SWPRO_POINTS = '3.00';
export const CODE_USES = 40;
const CROWDED = 10;
const FEW = 12;
const AT_ONCE = 12;

/** Fills an empty migrated database. */
export async function buildWorld({ url, sql }: DrillPostgres, size: Size): Promise<World> {
  // Nothing is broken yet, so building the world need not wait for the disk; the product's later connections do.
  await sql("do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$");
  const database = await openDatabaseAt(url(), { maxConnections: AT_ONCE });
  try {
    const network = await buildNetwork(database, { nome: 'Rede da Prova' });
    const store = await buildStore(database, { networkId: network.id, tipoPontuacao: 1 });
    const player = async (points: string | null): Promise<Player> => {
      const { id, cpf, token } = await buildSeller(database, { store });
      if (points) await givePoints(database, systemClock, { id, store }, points);
      return { id, cpf, code: `IND${cpf}`, who: { token, audience: 'store' }, points: points ?? '0.00' };
    };
    const players = (count: number, points: string | null) => many(count, () => player(points));
    const buyers = (count: number) =>
      many(count, async (): Promise<Buyer> => {
        const { id, cpf, token } = await buildConsumer(database);
        return { id, cpf, who: { token, audience: 'store' } };
      });
    await database.pool.query('update system_settings set valor_resgate_liberado = 10, percentual_cashback = 10');
    await buildCampaign(database, addDays(systemClock.today(), -10));
    const { token } = await buildIntegration(database);
    await many(size.cards, () => buildCard(database));
    return {
      store,
      staff: (await many(4, () => buildStaff(database, 2))).map(({ token: staff }) => ({ token: staff, audience: 'panel' })),
      integration: { token, audience: 'any' },
      product: (await buildProduct(database, { valorPontos: SALE_POINTS })).codigo,
      corrected: await correctable(database, store, size.corrections),
      prize: (await buildReward(database)).codigo,
      credit: (await buildReward(database, { tipo: 'credito', categoria: null })).codigo,
      registrationCode: await registrationCode(database),
      sellers: await players(size.sellers, START_POINTS),
      crowded: await players(CROWDED, START_POINTS),
      racers: [...(await players(size.racers, PRIZE_POINTS)), ...(await players(size.racers, START_POINTS))].sort(
        (a, b) => (a.id % 7) - (b.id % 7),
      ),
      uploaded: await players(FEW, null),
      expiring: await players(FEW, null),
      referrers: await players(FEW, null),
      consumers: await buyers(size.consumers),
      buyers: await buyers(FEW),
    };
  } finally {
    await database.close();
    await sql("do $$ begin execute format('alter database %I reset synchronous_commit', current_database()); end $$");
    await sql('checkpoint');
  }
}

/** Runs `make` that many times, a few in parallel. */
async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made.length) }, make))));
  return made;
}

async function registrationCode(database: Database): Promise<string> {
  const codigo = 'PROVA2026';
  await database.pool.query('insert into registration_codes (codigo, pontos, usos) values ($1, $2, $3)', [codigo, CODE_POINTS, CODE_USES]);
  return codigo;
}

/** Approved sales by dedicated sellers whose product has gained value since. */
async function correctable(database: Database, store: BuiltStore, count: number): Promise<World['corrected']> {
  const { id, codigo } = await buildProduct(database, { valorPontos: SALE_POINTS });
  const seller = await buildSeller(database, { store });
  const ids = await many(count, async () => {
    const [row] = await database.transaction(({ sql }) =>
      sql<{ id: number }>("select (post_sale($1::jsonb, $2::date, now()) ->> 'id')::int as id", [
        JSON.stringify({
          sellerId: seller.id,
          origem: 'PAINEL',
          tipoFiscal: 'N',
          identificador: nextNote(),
          realizadoEm: systemClock.today(),
          ator: 'system',
          itens: [{ codigo, qtde: '1', valorUnitario: '10.00', valorDesconto: '0.00' }],
        }),
        systemClock.today(),
      ]),
    );
    return row!.id;
  });
  await database.pool.query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, '2020-01-02')", [
    id,
    '15.00',
  ]);
  return { product: codigo, ids };
}

let notes = 20_000_000;

/** A fiscal number no other sale of the drill has. */
export const nextNote = (): string => String(++notes);
