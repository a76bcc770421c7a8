import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildStaff, buildStore } from '../../test/builders/people.ts';

/** What each scope opens, by its words in the schema and written by hand; whatever is not named here stays shut. */
const OPENED = {
  CADASTROS: ['networks', 'networkOptions', 'stores', 'products', 'storeProducts', 'sellers'],
  VENDAS: ['postings', 'soldItems', 'sellerPostings', 'balanceEntries'],
  RESGATES: ['redemptions', 'consumerRedemptions'],
  CASHBACK: ['consumers', 'consumerSales', 'consumerLots', 'cashbackPostings'],
  MODERACAO: ['pendingSubmissions', 'closedSubmissions', 'pendingCashback', 'contests', 'heldActions', 'suspiciousLinks'],
  EXTRATO: ['sellerPostings', 'balanceEntries', 'liabilityLots'],
  RELATORIOS: ['antifraud', 'soldProducts', 'successRate', 'liabilityLots'],
  DADOS_PESSOAIS: [],
} as const;
/** What the owner of the token may read but no scope grants. */
const OWNERS_ONLY = ['logs', 'staffUsers', 'accessTokens', 'rewards', 'banners'] as const;
const READS: readonly string[] = [...new Set<string>([...Object.values(OPENED).flat(), ...OWNERS_ONLY])];
const refusalOf = (read: string) => ((OWNERS_ONLY as readonly string[]).includes(read) ? 'NOT_ALLOWED' : 'TOKEN_SCOPE_MISSING');

let app: TestApp;
let owner: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  app = await openTestApp();
  owner = await buildStaff(app.database, 2);
  await buildStore(app.database);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

async function tokenOf(escopos: readonly string[]) {
  const { data } = await app.graphql(
    'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }',
    { input: { nome: 'Planilha', escopos, expiraEm: app.clock.today() } },
    { token: owner.token },
  );
  return { headers: { authorization: `Bearer ${data.createAccessToken.token}` } };
}

const documentOf = (read: string) => (read === 'networkOptions' ? '{ networkOptions { id } }' : `{ ${read} { total } }`);

describe('the scopes of a read-only access token', () => {
  it.each(Object.keys(OPENED) as (keyof typeof OPENED)[])('%s opens what it says and nothing else', async (scope) => {
    const bearer = await tokenOf([scope]);
    const answers = await Promise.all(
      READS.map(async (read) => [read, (await app.graphql(documentOf(read), {}, bearer)).errors?.[0].extensions.code ?? 'open']),
    );
    const opened: readonly string[] = OPENED[scope];
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(READS.map((read) => [read, opened.includes(read) ? 'open' : refusalOf(read)])),
    );
  });

  it('are all open to their owner, so that a refusal is the scope’s', async () => {
    for (const read of READS) {
      const { errors } = await app.graphql(documentOf(read), {}, { token: owner.token });
      expect([read, errors]).toEqual([read, undefined]);
    }
  });

  it('are named by the refusal that they would lift', async () => {
    const { errors } = await app.graphql('{ sellerPostings { total } }', {}, await tokenOf(['CADASTROS']));
    expect(errors![0].message).toBe('O token não tem o escopo necessário: VENDAS ou EXTRATO.');
  });

  it('DADOS_PESSOAIS shows CPFs of consumers in full, which are masked without it', async () => {
    const consumer = await buildConsumer(app.database);
    const cpfs = async (escopos: string[]) =>
      (await app.graphql('{ consumers { items { cpf } } }', {}, await tokenOf(escopos))).data.consumers.items.map(
        ({ cpf }: { cpf: string }) => cpf,
      );
    expect(await cpfs(['CASHBACK', 'DADOS_PESSOAIS'])).toContain(consumer.cpf);
    const masked = await cpfs(['CASHBACK']);
    expect(masked).toHaveLength(1);
    expect(masked[0]).not.toBe(consumer.cpf);
    expect(masked[0]).toContain('*');
  });

  it('CADASTROS shows what a point costs, as its owner sees it', async () => {
    await app.database.pool.query("update networks set valor_ponto = '0.03'");
    const { data } = await app.graphql('{ networks { items { valorPonto } } }', {}, await tokenOf(['CADASTROS']));
    expect(data.networks.items).toEqual([{ valorPonto: '0.03' }]);
  });
});
