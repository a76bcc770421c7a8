import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildNetwork, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { cancelPosting, claimSubmission, sendSale } from '../postings/index.ts';
import { receiptDesk } from '../postings/receipts/receipt-desk.fixture.ts';
import { memberSupportQuery } from './member-support.query.ts';

describe('the support view of a member', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller, saleFor, send } = receiptDesk(() => app);
  const view = (seller: SignedIn, who = admin) => runQuery(memberSupportQuery, as(who), { kind: 'SELLER', id: seller.id });

  it('shows the last events, the open receipts with their reviewer, and what expires', async () => {
    const seller = await photoSeller();
    const [receipt] = await send(seller, null);
    const { id } = await sendSale(as(admin), await saleFor(seller));
    await sendSale(as(admin), await saleFor(seller));
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000).toISOString());
    await runAction(cancelPosting, as(admin), { id, causa: 'VALOR_ERRADO', observacao: 'Preço trocado' });
    await runAction(claimSubmission, as(admin), { id: receipt!.id });
    const { actor } = admin;
    const name = actor.kind === 'staff' ? actor.nome : '';
    const support = await view(seller);
    expect(support!.notas).toMatchObject([{ id: receipt!.id, revisor: name, aguardaAprovacao: false, contestada: false }]);
    expect(support!.eventos[0]).toMatchObject({ tipo: 'MOVIMENTO', titulo: 'Venda cancelada', valor: '-50.00', autor: name });
    expect(support!.eventos[0]!.texto).toContain(`foi cancelada por ${name} (valor errado: Preço trocado)`);
    expect(support!.eventos.map(({ titulo }) => titulo)).toContain(`Nota ${receipt!.id}: enviada`);
    expect(support!.vencimento.proximoValor).toBe('50.00');
  });

  it('offers answers with the facts of the member and without names of staff', async () => {
    const seller = await photoSeller();
    const { id } = await sendSale(as(admin), await saleFor(seller));
    await runAction(cancelPosting, as(admin), { id, causa: 'NAO_COMPROVADA' });
    const { respostas, eventos } = (await view(seller))!;
    expect(respostas.map(({ titulo }) => titulo)).toEqual(['Saldo', 'Vencimento', 'Notas em análise', 'Último movimento']);
    const answers = respostas.map(({ texto }) => texto).join('\n');
    expect(answers).toContain('Seu saldo hoje é de 0,00 pontos');
    expect(answers).toContain('foi cancelada pela equipe (operação não comprovada)');
    expect([answers, ...eventos.map(({ paraMembro }) => paraMembro)].join()).not.toMatch(/Usuário Nível|fraude/);
  });

  it('shows nothing of a message but its subject and state', async () => {
    const seller = await photoSeller();
    await app.database.pool.query(
      `insert into outgoing_messages (canal, destino, assunto, texto, estado, criado_em)
       select 'EMAIL', email, 'Recuperação de senha', 'código 123456', 'NA_FILA', $2 from sellers where id = $1`,
      [seller.id, app.clock.now()],
    );
    const support = await view(seller);
    expect(support!.eventos).toMatchObject([{ tipo: 'MENSAGEM', titulo: 'E-mail: Recuperação de senha', texto: 'Na fila de envio' }]);
    expect(JSON.stringify(support)).not.toContain('123456');
  });

  it('is empty for a new consumer, closed to members, and null out of reach', async () => {
    const consumer = await buildConsumer(app.database);
    const support = await runQuery(memberSupportQuery, as(admin), { kind: 'CONSUMER', id: consumer.id });
    expect(support).toMatchObject({ notas: [], eventos: [] });
    const seller = await photoSeller();
    await expect(view(seller, seller)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect(await view(seller, elsewhere)).toBeNull();
    expect(await runQuery(memberSupportQuery, as(elsewhere), { kind: 'CONSUMER', id: consumer.id })).toBeNull();
  });

  it('leaves receipts, redemptions and messages to those who may list them', async () => {
    const seller = await photoSeller();
    await send(seller, null);
    const auditor = await buildStaff(app.database, 4);
    expect(await view(seller, auditor)).toMatchObject({ notas: [], eventos: [] });
  });
});
