import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { approveHeld, declineHeld } from '../../test/held.ts';
import { closeInTruth } from '../../test/truths.ts';
import { saveCreditRule } from './actions/save-credit-rule.ts';
import { type AutoCreditDesk, autoCreditDesk, sureItem } from './auto-credit.fixture.ts';
import { creditRulesList } from './credit-rules.list.ts';
import { creditRuleDefaultsQuery } from './rule-defaults.query.ts';
import { creditRuleReplayQuery } from './rule-replay.query.ts';

describe('a rule of automatic credits', () => {
  let app: TestApp;
  let desk: AutoCreditDesk;
  let id: number;
  beforeAll(async () => {
    app = await openTestApp();
    desk = await autoCreditDesk(app);
    id = await desk.ruleId();
  });
  afterAll(() => closeInTruth(app));

  const save = (who: SignedIn, values: object) => runAction(saveCreditRule, app.contextFor(who.actor), { id, ...values });
  const held = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (caught: { code: string; details?: { heldActionId: string } }) => caught,
    );
    expect(error?.code).toBe('SECOND_PERSON_NEEDED');
    return { id: Number(error!.details!.heldActionId) };
  };
  const bounds = { limiteNota: '100', limiteDia: '1000', limiteMembro: '300' };

  it('exists for each audience and source of a network from its creation on, switched off', async () => {
    const network = await buildNetwork(app.database);
    const { items } = await runList(creditRulesList, app.contextFor(desk.admin.actor), {}, { networkId: network.id });
    expect(items.map(({ audience, fonte, ativa }) => [audience, fonte, ativa])).toEqual([
      ['SELLER', 'XML_ASSINADO', false],
      ['SELLER', 'FOTO', false],
      ['CONSUMER', 'XML_ASSINADO', false],
      ['CONSUMER', 'FOTO', false],
    ]);
  });

  it('is switched on only by two people, who read every number', async () => {
    await expect(save(desk.admin, { ativa: true })).rejects.toMatchObject({ code: 'CREDIT_RULE_BOUNDS' });
    const request = await held(save(desk.network, { ativa: true, ...bounds }));
    expect(await desk.rule(id)).toMatchObject({ ativa: false, limite_nota: '0.00' });
    const [row] = await desk.query<{ resumo: string }>('select resumo from held_actions where id = $1', [request.id]);
    expect(row!.resumo).toMatch(
      /ligado \(Rede \d+, vendedores, fotografia\): até 100,00 pontos por nota, 300,00 pontos por participante e 1\.000,00 pontos por dia; conta com mais de 30 dias/,
    );
    await expect(approveHeld(app.contextFor(desk.network.actor), request)).rejects.toMatchObject({ code: 'HELD_ACTION_SAME_PERSON' });
    await approveHeld(app.contextFor(desk.second.actor), request);
    expect(await desk.rule(id)).toMatchObject({ ativa: true, limite_nota: '100.00', versao: 2 });
  });

  it.each([
    [{ limiteNota: '1000000' }, 'De 0 a 999.999,99'],
    [{ salto: '1.4' }, 'De 1,5 a 20'],
    [{ diasDeConta: 3651 }, 'De 0 a 3.650'],
  ])('names the range of a value that is outside it: %o', async (values, message) => {
    await expect(save(desk.admin, values)).rejects.toMatchObject({ fields: [{ message }] });
  });

  it.each([
    { limiteNota: '100.01' },
    { limiteDia: '1000.01' },
    { limiteMembro: '300.01' },
    { diasDeConta: 29 },
    { amostra: '4.99' },
    { discordancia: '2.01' },
    { janela: 201 },
    { salto: '3.01' },
    { limiteNota: '100.01', limiteDia: '10' },
  ])('is loosened by the smallest step only by two people: %o', async (values) => {
    const request = await held(save(desk.admin, values));
    expect(await desk.rule(id)).toMatchObject({ versao: 2 });
    await declineHeld(app.contextFor(desk.admin.actor), { ...request, justificativa: 'Teste' });
  });

  it('is tightened and switched off at once, and a request made before is refused then', async () => {
    const request = await held(save(desk.admin, { limiteNota: '200' }));
    await expect(save(desk.second, { limiteNota: '300' })).rejects.toMatchObject({ code: 'SECOND_PERSON_WAITING' });
    await save(desk.network, { limiteNota: '50', ativa: false });
    expect(await desk.rule(id)).toMatchObject({ ativa: false, limite_nota: '50.00', versao: 3 });
    await expect(approveHeld(app.contextFor(desk.second.actor), request)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await desk.rule(id)).toMatchObject({ ativa: false, limite_nota: '50.00' });
    await declineHeld(app.contextFor(desk.admin.actor), { ...request, justificativa: 'Teste' });
    await expect(save(desk.admin, { versao: 1, ativa: false })).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
  });

  it('is loosened by two people also while it is off, so that a switch never hides its bounds', async () => {
    const request = await held(save(desk.admin, { limiteNota: '999' }));
    await declineHeld(app.contextFor(desk.admin.actor), { ...request, justificativa: 'Teste' });
  });

  it('is not within reach of other levels and networks, and not switched on in an inactive network', async () => {
    const elsewhere = await buildStaff(app.database, 0, { networkIds: [(await buildNetwork(app.database)).id] });
    await expect(save(elsewhere, { ativa: false })).rejects.toMatchObject({ code: 'CREDIT_RULE_NOT_FOUND' });
    for (const level of [1, 3, 4, 5])
      await expect(save(await buildStaff(app.database, level), { ativa: false })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await desk.query('update networks set ativo = false where id = $1', [desk.store.networkId]);
    await expect(save(desk.admin, { ativa: true })).rejects.toMatchObject({ code: 'CREDIT_RULE_NETWORK' });
    await desk.query('update networks set ativo = true where id = $1', [desk.store.networkId]);
  });

  it('starts with the 75th percentile of what reviewers approved, and is replayed over their decisions without writing', async () => {
    for (const qtde of ['2', '2', '2', '4']) await desk.approve(await buildStaff(app.database, 1), qtde);
    const ctx = app.contextFor(desk.admin.actor);
    expect(await runQuery(creditRuleDefaultsQuery, ctx, { ruleId: id })).toEqual({
      limiteNota: '25.00',
      limiteDia: '100.00',
      limiteMembro: '25.00',
      notas: 4,
    });
    const before = await desk.query('select count(*) from auto_decisions');
    const replay = (values: object) => runQuery(creditRuleReplayQuery, ctx, { ruleId: id, limiteNota: '100', ...values });
    expect(await replay({})).toMatchObject({
      decididas: 4,
      notas: 4,
      creditadas: 4,
      percentual: '100.00',
      valor: '100.00',
      corrigidas: 1,
      reprovadas: 0,
    });
    expect(await replay({ limiteNota: '20' })).toMatchObject({
      creditadas: 3,
      valor: '60.00',
      razoes: [{ razao: 'LIMITE_NOTA', notas: 1 }],
    });
    expect(await replay({ limiteDia: '50' })).toMatchObject({ creditadas: 2, valor: '40.00' });
    expect(await replay({ diasDeConta: 60 })).toMatchObject({ creditadas: 0, razoes: [{ razao: 'CONTA_NOVA', notas: 4 }] });
    expect(await desk.query('select count(*) from auto_decisions')).toEqual(before);
  });

  it('starts with what reviewers approved also where most receipts were credited automatically', async () => {
    const ctx = app.contextFor(desk.admin.actor);
    const before = await runQuery(creditRuleDefaultsQuery, ctx, { ruleId: id });
    await desk.switchOn();
    for (let sent = 0; sent < 5; sent++) {
      const total = '250.00';
      const itens = [sureItem({ codigo: desk.product.codigo, qtde: '5', total })];
      expect(await desk.sendAndDecide(await desk.seller(), { total, itens })).toMatchObject({ creditada: true, valor: '50.00' });
    }
    expect(await runQuery(creditRuleDefaultsQuery, ctx, { ruleId: id })).toEqual(before);
  });
});
