import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { declineHeld } from '../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { ledger } from '../ledger/index.ts';
import { correctSale, sendSale } from '../postings/index.ts';
import { approveHeldAction } from './actions/approve-held-action.ts';
import { updateReviewSettings } from './actions/update-review-settings.ts';
import { heldActionsList, readReviewSettings } from './index.ts';

/** A request is approved with the effect that its approver saw, and with no other. */
describe('the effect of a request', () => {
  let app: TestApp;
  let maker: SignedIn;
  let second: SignedIn;
  let third: SignedIn;
  let note = 70_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const waiting = async () => (await runList(heldActionsList, as(second), { pageSize: -1 }, { status: 'AGUARDA' })).items;
  const approve = ({ id, versao }: { id?: unknown; versao?: unknown }, who = second) =>
    runAction(approveHeldAction, as(who), { id, versao });
  const spendable = async ({ id }: SignedIn) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: id, currency: 'PONTO' }))
      .available;
  const worth = (productId: number, points: string) =>
    app.database.pool.query('insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, $3)', [
      productId,
      points,
      app.clock.today(),
    ]);
  const CHANGED = { code: 'EFFECT_CHANGED' };

  const sell = async (qtde: string, who = maker) => {
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const sale = {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde, valorUnitario: '50', valorDesconto: '0' }],
    };
    return { seller, product, sale, posted: await sendSale(as(who), sale) };
  };

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    [maker, second, third] = (await Promise.all([1, 2, 2].map((level) => buildStaff(app.database, level)))) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
  });
  beforeEach(async () => {
    await setLimits(app.database.pool, { ...NO_LIMITS, pedido_expira_dias: 30 });
    await app.database.pool.query('delete from held_actions');
  });
  afterAll(() => closeInTruth(app));

  it('is what the approver reads: points, reais and each item', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const { seller, product, sale } = await sell('202.5');
    expect(await waiting()).toMatchObject([
      {
        acao: 'Pontuação de venda',
        resumo: `Nota fiscal ${sale.identificador} de 20/03/2026: 2.025,00 pontos (R$\u00a060,75)`,
        mudancas: [`202,50 × ${product.codigo} a R$\u00a050,00: 2.025,00 pontos`],
        valor: '2025.00',
        moeda: 'PONTO',
        motivo: 'LIMITE',
        pessoa: expect.stringMatching(/^Vendedor /),
        cpf: seller.cpf,
        versao: 1,
      },
    ]);
  });

  it('of a sale is not another after a product changed: 2,025 points shown never become 202,500', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const { seller, product } = await sell('202.5');
    const [seen] = await waiting();
    await worth(product.id, '1000');
    await expect(approve(seen!)).rejects.toMatchObject({ ...CHANGED, message: expect.stringContaining('202.500,00 pontos') });
    expect(await spendable(seller)).toBe('0.00');
    const [now] = await waiting();
    expect(now).toMatchObject({ id: seen!.id, valor: '202500.00', versao: 2 });
    // Neither does somebody who still looks at the first effect approve the second.
    await expect(approve(seen!, third)).rejects.toMatchObject(CHANGED);
    expect(await spendable(seller)).toBe('0.00');
    await approve(now!);
    expect(await spendable(seller)).toBe('202500.00');
  });

  it('includes reais: a raised value of a point is shown before the same points are approved', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const { seller } = await sell('200');
    const [seen] = await waiting();
    await app.database.pool.query('update networks set valor_ponto = 0.9 where id = $1', [seller.store.networkId]);
    await expect(approve(seen!)).rejects.toMatchObject(CHANGED);
    expect((await waiting())[0]).toMatchObject({ valor: '2000.00', resumo: expect.stringContaining('(R$\u00a01.800,00)') });
    expect(await spendable(seller)).toBe('0.00');
  });

  it('of a correction is not another after the product changed: 1,150 points shown never become 199,150', async () => {
    const { seller, product, posted } = await sell('1');
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    await worth(product.id, '1160');
    await expect(runAction(correctSale, as(maker), { id: posted.id })).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const [seen] = await waiting();
    expect(seen).toMatchObject({ valor: '1150.00' });
    await app.database.pool.query('update product_values set valor_pontos = 199160 where product_id = $1 and vigente_em = $2', [
      product.id,
      app.clock.today(),
    ]);
    await expect(approve(seen!)).rejects.toMatchObject(CHANGED);
    expect(await spendable(seller)).toBe('10.00');
  });

  it('of a change of limits carries only what it changes: an older one does not undo a newer tightening', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000', teto_pontos_dia: '5000', venda_antiga_dias: 45 });
    const limits = await readReviewSettings(app.database.read);
    const ask = (more: object, who: SignedIn) => runAction(updateReviewSettings, as(who), { ...limits, ...more, motivo: 'Combinado' });
    await expect(ask({ vendaAntigaDias: 60 }, maker)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const [older] = await waiting();
    await expect(ask({ segundaAprovacaoPontos: '200' }, third)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const newer = (await waiting()).find(({ id }) => id !== older!.id);
    await approve(newer!);
    await approve(older!);
    expect(await readReviewSettings(app.database.read)).toMatchObject({
      segundaAprovacaoPontos: '200.00',
      vendaAntigaDias: 60,
      tetoPontosDia: '5000.00',
    });
  });

  it('of a change of limits holds the values it read: the same limit changed meanwhile is shown again', async () => {
    await setLimits(app.database.pool, { teto_pontos_dia: '5000' });
    const limits = await readReviewSettings(app.database.read);
    const ask = runAction(updateReviewSettings, as(maker), { ...limits, tetoPontosDia: '6000', motivo: 'Mutirão' });
    await expect(ask).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const [seen] = await waiting();
    await setLimits(app.database.pool, { teto_pontos_dia: '500' });
    await expect(approve(seen!)).rejects.toMatchObject({ ...CHANGED, message: expect.stringContaining('500,00 → 6.000,00') });
    expect(await readReviewSettings(app.database.read)).toMatchObject({ tetoPontosDia: '500.00' });
  });

  it.each([
    ['deactivated', 'update staff_users set ativo = false where id = $1'],
    ['demoted to a level that may not make it', 'update staff_users set permissao = 4 where id = $1'],
    ['moved to another network', "update staff_users set id_redes_permitidas = '{999999}' where id = $1"],
  ])('is nobody’s to approve once its maker was %s; it can only be declined', async (_what, change) => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const gone = await buildStaff(app.database, 1);
    const { seller } = await sell('200', gone);
    await app.database.pool.query(change, [gone.id]);
    const [seen] = await waiting();
    await expect(approve(seen!)).rejects.toMatchObject({ code: 'HELD_ACTION_MAKER_GONE' });
    expect(await spendable(seller)).toBe('0.00');
    await declineHeld(as(second), { id: Number(seen!.id), justificativa: 'Saiu da equipe' });
    expect(await waiting()).toEqual([]);
  });

  it('is not approved after its term, which is a setting', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000', pedido_expira_dias: 2 });
    const { seller } = await sell('200');
    const [seen] = await waiting();
    app.clock.moveTo('2026-03-22T15:00:01Z');
    await expect(approve(seen!)).rejects.toMatchObject({ code: 'HELD_ACTION_EXPIRED' });
    app.clock.moveTo('2026-03-22T14:59:59Z');
    await approve(seen!);
    expect(await spendable(seller)).toBe('2000.00');
    app.clock.moveTo('2026-03-20T15:00:00Z');
  });

  it('happens once, however many approve it at the same time', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const { seller } = await sell('200');
    const [seen] = await waiting();
    const rivals = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => approve(seen!, index % 2 ? second : third)));
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const rival of rivals) if (rival.status === 'rejected') expect(rival.reason).toMatchObject({ code: 'HELD_ACTION_DECIDED' });
    expect(await spendable(seller)).toBe('2000.00');
  });

  it('is answered over REST as documented while it waits: 200 with mensagem, and nothing earned', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1000' });
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const venda = {
      cpf: seller.cpf,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '200', valorUnitario: '50' }],
    };
    const answer = await app.rest('POST', '/api/pontuacoes/pontuar', { token: maker.token, body: { venda } });
    expect([answer.status, answer.json]).toEqual([200, { mensagem: 'Venda enviada para a segunda aprovação' }]);
    expect(await spendable(seller)).toBe('0.00');
    expect(await waiting()).toHaveLength(1);
  });
});
