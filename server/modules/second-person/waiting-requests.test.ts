import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { declineHeld } from '../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { sendSale } from '../postings/index.ts';
import { releaseAntifraud } from '../reports/index.ts';
import { heldActionKindsQuery } from './held-action-kinds.ts';
import { heldActionsList } from './index.ts';

type Staff = Awaited<ReturnType<typeof buildStaff>>;

describe('requests that wait', () => {
  let app: TestApp;
  let maker: Staff;
  let administrator: Staff;
  let elsewhere: Staff;
  let programme: Staff;
  let north: { id: number };
  let seller: Awaited<ReturnType<typeof buildSeller>>;
  let product: { id: number; codigo: string };
  let note = 70_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const decidable = async (who: SignedIn, value = true) =>
    (await runList(heldActionsList, as(who), { pageSize: -1 }, { decidable: value })).items.map(({ resumo }) => String(resumo));
  const runJob = (name: string) =>
    jobNamed(name).handler(app.contextFor({ kind: 'system' }), {}, { number: 1, isLast: false, signal: new AbortController().signal });
  const mails = () =>
    app.database.read<{ destino: string; assunto: string; texto: string }>(
      'select destino, assunto, texto from outgoing_messages order by destino, id',
    );
  const addressOf = ({ cpf }: SignedIn) => `u${cpf}@exemplo.com`;

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    const south = await buildNetwork(app.database);
    north = await buildNetwork(app.database);
    seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: north.id }) });
    product = await buildProduct(app.database);
    maker = await buildStaff(app.database, 1);
    administrator = await buildStaff(app.database, 2);
    elsewhere = await buildStaff(app.database, 5, { networkIds: [south.id] });
    programme = await buildStaff(app.database, 0, { networkIds: [north.id] });
    // Neither may decide anything.
    await buildStaff(app.database, 3, { storeIds: [seller.store.id] });
    await buildStaff(app.database, 4);
  });
  beforeEach(async () => {
    app.clock.moveTo('2026-03-20T15:00:00Z');
    await setLimits(app.database.pool, { ...NO_LIMITS, segunda_aprovacao_pontos: '100', liberacao_unidades: '50', pedido_expira_dias: 30 });
    await app.database.pool.query('delete from held_actions');
    await app.runJobs();
    await app.database.pool.query('delete from outgoing_messages');
  });
  afterAll(() => closeInTruth(app));

  /** A sale of ten points a unit in the network North. */
  const sell = (units: string, who: SignedIn = maker) =>
    sendSale(as(who), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: units, valorUnitario: '50', valorDesconto: '0' }],
    });
  const release = (who: SignedIn = maker) =>
    runAction(releaseAntifraud, as(who), { rede: String(north.id), codProduto: product.codigo, quantidade: '50' }).catch(
      ({ code }: { code: string }) => code,
    );

  it('are counted for whoever may decide them: not for the maker, another network or a level without the act', async () => {
    await sell('20');
    expect(await release()).toBe('SECOND_PERSON_NEEDED');
    expect(await decidable(administrator)).toEqual([expect.stringContaining('Nota fiscal'), expect.stringContaining('Liberar 50')]);
    expect(await decidable(maker)).toEqual([]);
    expect(await decidable(elsewhere)).toEqual([]);
    // Level 0 posts sales, but releases no anti-fraud.
    expect(await decidable(programme)).toEqual([expect.stringContaining('Nota fiscal')]);
    // The maker still lists the own requests, as not decidable.
    expect(await decidable(maker, false)).toHaveLength(2);
  });

  it('are not counted for whom they cannot be approved: an own gain, an account of the maker, a new account', async () => {
    const grant = (owner: SignedIn, by: SignedIn, criadoEm: Date) =>
      app.database.pool.query(
        "insert into staff_grants (staff_user_id, tipo, proposto_por_id, aprovado_por_id, criado_em) values ($1, 'CRIACAO', $2, null, $3)",
        [owner.id, by.id, criadoEm],
      );
    const [owned, fresh, gainer] = await Promise.all([1, 1, 1].map((level) => buildStaff(app.database, level)));
    await sell('20');
    const counts = () => Promise.all([owned!, fresh!, gainer!].map(async (who) => (await decidable(who)).length));
    expect(await counts()).toEqual([1, 1, 1]);
    await grant(owned!, maker, new Date(Date.now() - 2 * 86_400_000));
    await grant(fresh!, administrator, new Date());
    await app.database.pool.query('update held_actions set cpf = $1', [gainer!.cpf]);
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await decidable(administrator)).toHaveLength(1);
    await app.database.pool.query('delete from staff_grants');
    await app.database.pool.query('update staff_users set ativo = false where id = any($1)', [[owned!.id, fresh!.id, gainer!.id]]);
  });

  it('are no longer counted once they are decided or past their last day', async () => {
    const { id } = await sell('20');
    app.clock.moveTo('2026-04-19T15:00:00Z');
    expect(await decidable(administrator)).toHaveLength(1);
    app.clock.moveTo('2026-04-20T15:00:00Z');
    expect(await decidable(administrator)).toEqual([]);
    app.clock.moveTo('2026-03-20T15:00:00Z');
    await declineHeld(as(administrator), { id, justificativa: 'Não combinado' });
    expect(await decidable(administrator)).toEqual([]);
  });

  it('have the kinds that this person may decide, by title, and approving is none of them', async () => {
    const titles = async (who: SignedIn) => (await runQuery(heldActionKindsQuery, as(who))).map(({ titulo }) => titulo);
    expect(await titles(administrator)).toEqual(expect.arrayContaining(['Liberação de antifraude', 'Pontuação de venda']));
    expect(await titles(administrator)).not.toContain('Aprovação da segunda pessoa');
    expect(await titles(programme)).not.toContain('Liberação de antifraude');
  });

  it('tell their whole effect at the GraphQL door, with deadline and version', async () => {
    await sell('20');
    const query = '{ heldActions(filter: { decidable: true }) { total items { id tipo mudancas versao criadoEm expiraEm } } }';
    const answer = await app.graphql(query, {}, { token: administrator.token });
    expect(answer.errors).toBeUndefined();
    const [row] = (answer.data as { heldActions: { items: { id: string }[] } }).heldActions.items;
    expect(row).toMatchObject({
      tipo: 'postSale',
      mudancas: [`20,00 × ${product.codigo} a R$\u00a050,00: 200,00 pontos`],
      versao: 1,
      criadoEm: '2026-03-20T15:00:00.000Z',
      expiraEm: '2026-04-19T15:00:00.000Z',
    });
    const single = await app.graphql('query ($id: ID!) { heldAction(id: $id) { mudancas } }', { id: row!.id }, { token: elsewhere.token });
    expect(single.data).toEqual({ heldAction: null });
  });

  describe('the digest', () => {
    it('goes to whoever may decide, with count, sums and the oldest, and to nobody else', async () => {
      await sell('20');
      app.clock.moveTo('2026-03-22T16:00:00Z');
      await sell('30');
      await release();
      app.clock.moveTo('2026-03-23T11:00:00Z');
      await runJob('send-held-digest');
      const sent = await mails();
      expect(sent.map(({ destino }) => destino).sort()).toEqual([addressOf(administrator), addressOf(programme)].sort());
      const textFor = (who: SignedIn) => sent.find(({ destino }) => destino === addressOf(who))!;
      expect(textFor(administrator).assunto).toContain('Segunda aprovação: 3 pedidos aguardam');
      expect(textFor(administrator).texto).toContain('Valor somado: 500 pontos.');
      expect(textFor(administrator).texto).toContain('O mais antigo aguarda desde 20/03/2026 12:00:00 (há 2 dias).');
      expect(textFor(administrator).texto).toContain('/painel/processar/segunda-aprovacao');
      expect(textFor(programme).assunto).toContain('Segunda aprovação: 2 pedidos aguardam');
      // Nothing personal: neither name nor CPF of the seller.
      expect(textFor(administrator).texto).not.toContain(seller.cpf);
      expect(textFor(administrator).texto).not.toContain(seller.actor.nome);
    });

    it('is not sent when nothing waits, to the maker or to a deactivated person', async () => {
      await runJob('send-held-digest');
      expect(await mails()).toEqual([]);
      await sell('20', administrator);
      await app.database.pool.query('update staff_users set ativo = false where id = $1', [programme.id]);
      await runJob('send-held-digest');
      await app.database.pool.query('update staff_users set ativo = true where id = $1', [programme.id]);
      expect((await mails()).map(({ destino }) => destino)).toEqual([addressOf(maker)]);
    });
  });

  describe('above ten times the limit', () => {
    it('are told at once to whoever may decide them; at ten times the digest is enough', async () => {
      app.ports.mails.length = 0;
      await sell('100');
      await app.runJobs();
      expect(app.ports.mails).toEqual([]);
      await sell('100.10');
      await app.runJobs();
      const sent = app.ports.mails;
      expect(sent.map(({ para }) => para).sort()).toEqual([addressOf(administrator), addressOf(programme)].sort());
      expect(sent[0]!.texto).toContain('São 1.001 pontos. O limite de uma pessoa é de 100 pontos.');
      expect(sent[0]!.texto).toContain('Usuário Nível 1 pediu: Pontuação de venda.');
      expect(sent[0]!.texto).not.toContain(seller.actor.nome);
    });

    it('wait for the digest when their kind has no limit', async () => {
      await setLimits(app.database.pool, { segunda_aprovacao_pontos: '0', teto_pontos_dia: '100' });
      expect((await sell('100.10')).aguardaAprovacao).toBe(true);
      await app.runJobs();
      expect(await mails()).toEqual([]);
    });
  });
});
