import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildIntegration } from '../../test/builders/integrations.ts';
import { type BuiltStore, buildProduct, buildSeller, buildStaff, buildStore, newCpf, type SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { registerConsumer } from '../consumers/index.ts';
import { ledger } from '../ledger/index.ts';
import { cancelPosting, postCashback, postSale } from '../postings/index.ts';
import { registerSeller } from '../sellers/index.ts';
import { creditSwpro } from './actions/credit-swpro.ts';
import { recordReferral } from './actions/record-referral.ts';
import { ownReferralQuery, ownReferralsList, swproPostingsList } from './index.ts';

describe('referrals and points of other platforms', () => {
  let app: TestApp;
  let admin: SignedIn;
  let store: BuiltStore;
  let codigo: string;
  let note = 50_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    store = await buildStore(app.database);
    codigo = (await buildProduct(app.database)).codigo;
  });
  beforeEach(() => app.database.pool.query('delete from rate_limits'));
  afterAll(() => closeInTruth(app));

  const as = (who: Pick<SignedIn, 'actor'>) => app.contextFor(who.actor);
  const codeOf = (seller: SignedIn) => `IND${seller.cpf}`;
  const availableOf = async (sellerId: number) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: sellerId, currency: 'PONTO' }))
      .available;
  const register = async (quemIndicou: string, overrides: object = {}) => {
    const cpf = newCpf();
    const celular = `119${String(++note).padStart(8, '0')}`;
    const form = sellerForm({
      cpf,
      celular,
      idRevenda: store.id,
      senha: 'Senha@2026',
      aceitouPoliticaPrivacidade: true,
      quemIndicou,
      ...overrides,
    });
    const { id } = await runAction(registerSeller, app.contextFor({ kind: 'anonymous' }), form);
    return { id, cpf: String(form.cpf) };
  };
  const sell = (cpf: string) =>
    runAction(postSale, as(admin), {
      cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    });
  const codeFails = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: { code: string }) => error.code,
    );

  it('credits 500 points when the first sale of the person brought is approved, not before and not again', async () => {
    const referrer = await buildSeller(app.database, { store });
    const brought = await register(` ${codeOf(referrer).toLowerCase()} `);
    expect(await availableOf(referrer.id)).toBe('0.00');
    expect((await runList(ownReferralsList, as(referrer), {})).items).toMatchObject([
      { validado: false, plataforma: 'Indicado por Cadastro', cpf: `***.${brought.cpf.slice(3, 6)}.${brought.cpf.slice(6, 9)}-**` },
    ]);
    const first = await sell(brought.cpf);
    await sell(brought.cpf);
    expect(await availableOf(referrer.id)).toBe('500.00');
    expect(await runQuery(ownReferralQuery, as(referrer), {})).toEqual({
      idIndicacao: codeOf(referrer),
      link: expect.stringContaining(`/cadastrar?quemIndicou=${codeOf(referrer)}`),
      validas: 1,
      pontos: '500.00',
    });
    expect((await runList(swproPostingsList, as(referrer), {})).items).toMatchObject([
      { totalPontos: '500.00', indicadoNome: 'Vendedora Nova', plataforma: 'Indicado por Cadastro' },
    ]);
    // Cancelling the sale later does not revoke the referral, and another sale does not credit it again.
    await runAction(cancelPosting, as(admin), { id: first.id });
    await sell(brought.cpf);
    expect(await availableOf(referrer.id)).toBe('500.00');
  });

  it('credits once when two first sales are approved at the same moment', async () => {
    const referrer = await buildSeller(app.database, { store });
    const brought = await register(codeOf(referrer));
    await Promise.all([1, 2, 3, 4].map(() => sell(brought.cpf)));
    expect(await availableOf(referrer.id)).toBe('500.00');
  });

  it('credits for a consumer too, when the first purchase is approved', async () => {
    const referrer = await buildSeller(app.database, { store });
    const cpf = newCpf();
    const {
      hobby: _hobby,
      telefone: _telefone,
      ...form
    } = sellerForm({ cpf, celular: '11955554444', email: 'c@exemplo.com', senha: 'Senha@2026' });
    await runAction(registerConsumer, app.contextFor({ kind: 'anonymous' }), {
      ...form,
      aceitouPoliticaPrivacidade: true,
      quemIndicou: codeOf(referrer),
    });
    expect(await availableOf(referrer.id)).toBe('0.00');
    const purchase = {
      cpf,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      totalVenda: '100',
      valorProdutosSW: '50',
      cnpjLoja: store.cnpj,
      enviarMensagem: false,
    };
    await runAction(postCashback, as(admin), purchase);
    expect(await availableOf(referrer.id)).toBe('500.00');
  });

  it('takes a name, oneself by telephone or CPF, an old member and a second referral for no referral, and loses nobody', async () => {
    const referrer = await buildSeller(app.database, { store });
    const other = await buildSeller(app.database, { store });
    await register('João da Silva');
    await register(codeOf(referrer), { celular: '(11) 98765-4321' });
    expect(await app.database.read('select id from referrals where seller_id = $1', [referrer.id])).toEqual([]);
    const brought = await register(codeOf(referrer));
    const platform = await buildIntegration(app.database);
    const report = (input: object) =>
      runAction(recordReferral, as(platform), {
        idExterno: `x${++note}`,
        idIndicacao: codeOf(other),
        nome: 'Ana',
        cpf: newCpf(),
        ...input,
      });
    expect(await codeFails(report({ cpf: brought.cpf }))).toBe('REFERRAL_ALREADY_MADE');
    expect(await codeFails(report({ cpf: other.cpf }))).toBe('REFERRAL_SELF');
    expect(await codeFails(report({ celular: '11987654321' }))).toBe('REFERRAL_SELF');
    expect(await codeFails(report({ idIndicacao: 'NINGUEM' }))).toBe('REFERRAL_SELLER_UNKNOWN');
    const member = await buildSeller(app.database, { store });
    await sell(member.cpf);
    expect(await codeFails(report({ cpf: member.cpf }))).toBe('REFERRAL_ALREADY_MEMBER');
  });

  it('credits by platform, and nothing for one without a rate', async () => {
    for (const [plataforma, points] of [
      ['SW PRO Cursos', '750.00'],
      ['Ache Seu Pintor', '1500.00'],
      ['Outra', '0.00'],
    ] as const) {
      const referrer = await buildSeller(app.database, { store });
      const platform = await buildIntegration(app.database, { plataforma });
      const report = { idExterno: 'a1', idIndicacao: codeOf(referrer), nome: 'Bia', cpf: newCpf(), celular: '11912345678' };
      const first = await runAction(recordReferral, as(platform), report);
      expect(await runAction(recordReferral, as(platform), report)).toEqual(first);
      expect(await codeFails(runAction(recordReferral, as(platform), { ...report, cpf: newCpf() }))).toBe('REFERRAL_ID_REUSED');
      const brought = await buildSeller(app.database, { store });
      await app.database.pool.query('update sellers set cpf = $2 where id = $1', [brought.id, report.cpf]);
      await sell(report.cpf);
      expect(await availableOf(referrer.id)).toBe(points);
      expect((await runList(ownReferralsList, as(referrer), {})).items).toMatchObject([{ validado: true, plataforma, pontos: points }]);
    }
  });

  it('credits SWPRO points once for each id of the platform, also when it repeats itself at once', async () => {
    const seller = await buildSeller(app.database, { store });
    const [platform, other] = [await buildIntegration(app.database), await buildIntegration(app.database)];
    const grant = { idExterno: 'curso-1', idIndicacao: codeOf(seller), pontos: '120.50', indicadoNome: 'Carla' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => runAction(creditSwpro, as(platform), grant)));
    expect(answers.filter(({ repetido }) => !repetido)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await availableOf(seller.id)).toBe('120.50');
    expect(await codeFails(runAction(creditSwpro, as(platform), { ...grant, pontos: '999' }))).toBe('SWPRO_ID_REUSED');
    const elsewhere = await buildSeller(app.database, { store });
    expect(await codeFails(runAction(creditSwpro, as(platform), { ...grant, idIndicacao: codeOf(elsewhere) }))).toBe('SWPRO_ID_REUSED');
    await runAction(creditSwpro, as(other), grant);
    expect(await availableOf(seller.id)).toBe('241.00');
    expect((await runList(swproPostingsList, as(seller), {})).items).toMatchObject([
      { totalPontos: '120.50', indicadoNome: 'Carla', indicadoId: null, plataforma: 'SW PRO Cursos' },
      { totalPontos: '120.50' },
    ]);
  });

  it('keeps the monthly limit of a platform for one seller, also when it asks for all at once', async () => {
    const seller = await buildSeller(app.database, { store });
    const platform = await buildIntegration(app.database, { limiteMensal: '250' });
    const grant = (idExterno: string, pontos = '100') =>
      codeFails(runAction(creditSwpro, as(platform), { idExterno, idIndicacao: codeOf(seller), pontos }));
    expect((await Promise.all(['a', 'b', 'c', 'd'].map((id) => grant(id)))).sort()).toEqual(
      ['SWPRO_LIMIT', 'SWPRO_LIMIT', null, null].sort(),
    );
    expect(await availableOf(seller.id)).toBe('200.00');
    expect(await grant('e', '50')).toBeNull();
    expect(await grant('f', '0.01')).toBe('SWPRO_LIMIT');
    await app.database.pool.query("update integrations set limite_mensal = '1300' where id = $1", [platform.actor.id]);
    await expect(runAction(creditSwpro, as(platform), { idExterno: 'f2', idIndicacao: codeOf(seller), pontos: '1050.01' })).rejects.toThrow(
      'Limite mensal de pontos desta plataforma atingido: restam 1.050,00',
    );
    await app.database.pool.query("update integrations set limite_mensal = '250' where id = $1", [platform.actor.id]);
    app.clock.moveTo('2026-12-01T03:00:00.000Z');
    expect(await grant('g')).toBeNull();
    expect(await grant('h', '0')).toBe('INPUT_INVALID');
    expect(await grant('i', '100000.01')).toBe('INPUT_INVALID');
  });

  it('opens to the token of a platform only, until it is revoked', async () => {
    const seller = await buildSeller(app.database, { store });
    const platform = await buildIntegration(app.database);
    const source = 'mutation ($i: SwproCreditInput!) { creditSwpro(input: $i) { pontos repetido } }';
    const ask = (headers: Record<string, string>) =>
      app.graphql(source, { i: { idExterno: 'z', idIndicacao: codeOf(seller), pontos: '10.00' } }, { headers });
    expect((await ask({ authorization: `Bearer ${platform.token}` })).data.creditSwpro).toEqual({ pontos: '10.00', repetido: false });
    expect((await ask({})).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask({ authorization: `|${admin.token}` })).errors?.[0].extensions.code).toBe('NOT_ALLOWED');
    expect((await ask({ authorization: `|${platform.token}` })).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    // The token grants nothing else.
    expect((await app.rest('GET', '/api/redes', { headers: { authorization: `Bearer ${platform.token}` } })).status).toBe(403);
    await app.database.pool.query('update integrations set revogado_em = now() where id = $1', [platform.id]);
    expect((await ask({ authorization: `Bearer ${platform.token}` })).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
