import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLogger } from '../../server/platform/logger.ts';
import { type Product, startProduct } from '../../server/start-product.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../server/test/builders/people.ts';
import { buildReward, givePoints } from '../../server/test/builders/rewards.ts';
import { movableClock } from '../../server/test/clock.ts';
import { openTestDatabase } from '../../server/test/database.ts';
import { testEnv } from '../../server/test/test-env.ts';
import { expectTruths } from '../../server/test/truths.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from './start-pgbouncer.ts';

/** Fewer server connections than the process opens, so that they are shared. */
const SERVER_CONNECTIONS = '5';
const AT_ONCE = 24;

const whereInstalled = findPgbouncer() ? describe : describe.skip;

whereInstalled('behind pgbouncer in transaction mode', () => {
  let pgbouncer: Pgbouncer;
  let product: Product;
  let staff: SignedIn;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-pgbouncer-'));
  const ask = async (query: string, input: object, { token }: { token: string }) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: input }),
    });
    return (await answer.json()) as { data: Record<string, never> | null; errors?: { extensions: { code: string } }[] };
  };
  const many = <Answer>(once: (position: number) => Promise<Answer>) => Promise.all(Array.from({ length: AT_ONCE }, (_, at) => once(at)));

  beforeAll(async () => {
    const made = await openTestDatabase({ direct: true });
    const direct = made.pool.options.connectionString!;
    await made.close();
    pgbouncer = await startPgbouncer(direct, { default_pool_size: SERVER_CONNECTIONS, reserve_pool_size: '0' });
    const env = {
      DATABASE_URL: pgbouncer.url(direct),
      DATABASE_DIRECT_URL: direct,
      DATABASE_PREPARED: String(pgbouncer.prepares),
      SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'http://127.0.0.1',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
    };
    product = await startProduct(testEnv(env), openLogger({ level: 'silent' }));
    staff = await buildStaff(product.database, 2);
  });
  afterAll(async () => {
    await product?.stop();
    await pgbouncer?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('redeems what an account holds and nothing more when all ask at once', async () => {
    const seller = await buildSeller(product.database);
    const prize = await buildReward(product.database, { custoTotal: '3.00' });
    await givePoints(product.database, movableClock(), seller, '300.00');
    const answers = await many(() =>
      ask(
        'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { id } }',
        { input: { codigoPremio: prize.codigo, qtde: 1 } },
        seller,
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(new Set(refused)).toEqual(new Set(['REDEMPTION_INSUFFICIENT_BALANCE']));
    await expectTruths(product.database);
  });

  it('records sales and shows every page of them while others write', async () => {
    const seller = await buildSeller(product.database);
    const { codigo } = await buildProduct(product.database);
    const sale = (number: number) => ({
      cpf: seller.cpf,
      tipoFiscal: 'N',
      identificador: String(70_000_000 + number),
      realizadoEm: new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date()),
      enviarMensagem: false,
      itens: [{ codigo, qtde: '1', valorUnitario: '50.00', valorDesconto: '0.00' }],
    });
    const page = 'query ($options: ListOptions) { postings(options: $options) { total items { id } } }';
    const answers = await many(async (at) => {
      const posted = await ask('mutation ($input: SaleInput!) { postSale(input: $input) { __typename } }', { input: sale(at) }, staff);
      const listed = await ask(page, { options: { page: 1 + (at % 3), pageSize: 5 } }, staff);
      return [...(posted.errors ?? []), ...(listed.errors ?? [])];
    });
    expect(answers.flat()).toEqual([]);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => ask(page, { options: { page: number, pageSize: 5 } }, staff)));
    const lists = pages.map(({ data }) => (data as { postings: { total: number; items: { id: number }[] } } | null)!.postings);
    expect(lists.map(({ total }) => total)).toEqual(lists.map(() => AT_ONCE));
    expect(new Set(lists.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(AT_ONCE);
    // The same sale again is the same note.
    const again = await ask('mutation ($input: SaleInput!) { postSale(input: $input) { __typename } }', { input: sale(0) }, staff);
    expect(again.errors).toHaveLength(1);
    await expectTruths(product.database);
  });

  it('sends a job with the transaction that asked for it, and works it off past pgbouncer', async () => {
    const query = 'mutation ($input: ReportChoiceInput!) { generateReport(input: $input) { id } }';
    const { errors } = await ask(query, { input: { tipo: 'MENSURACAO' } }, staff);
    expect(errors).toBeUndefined();
    const states = () => product.database.read<{ state: string }>("select state::text from pgboss.job where name = 'generate-report'");
    for (let looks = 0; looks < 600 && (await states())[0]?.state !== 'completed'; looks++) await pause(100);
    expect(await states()).toEqual([{ state: 'completed' }]);
  });

  it('holds every statement to its time-out, and leaves nothing of one transaction to the next', async () => {
    const { database } = product;
    const limits = () =>
      database.read("select string_agg(setting, ' ' order by name) as own from pg_settings where name ~ '^(statement|lock)_timeout$'");
    await database.transaction(async (tx) => {
      await tx.patience(100);
      await tx.sql('create temporary table left_behind (n int) on commit drop');
    });
    expect(await many(limits)).toEqual(Array.from({ length: AT_ONCE }, () => [{ own: '4000 15000' }]));
    expect(await many(() => database.analyse('show statement_timeout'))).toEqual(
      Array.from({ length: AT_ONCE }, () => [{ statement_timeout: '10s' }]),
    );
    expect(await database.read("select to_regclass('left_behind') as there")).toEqual([{ there: null }]);
  });
});
