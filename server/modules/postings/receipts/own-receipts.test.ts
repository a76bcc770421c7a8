import { runAction } from '../../../platform/actions/run-action.ts';
import { runList } from '../../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { receiptJpeg } from '../../../test/builders/receipts.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { ownSubmissionsList, postSale, rejectSubmission, sendReceipts } from '../index.ts';

describe('what a member reads of a receipt', () => {
  let app: TestApp;
  let reviewer: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    reviewer = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const send = async (seller: SignedIn) => {
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    return sent!.id;
  };
  const firstOf = async (seller: SignedIn) => (await runList(ownSubmissionsList, as(seller))).items[0];

  it('tells the store and the value of the sale once approved', async () => {
    const store = await buildStore(app.database, { tipoPontuacao: 2 });
    const seller = await buildSeller(app.database, { store });
    const product = await buildProduct(app.database);
    const submissionId = await send(seller);
    const [named] = await app.database.read<{ nome: string }>('select nome_fantasia as nome from stores where id = $1', [store.id]);
    expect(await firstOf(seller)).toMatchObject({ revenda: named!.nome, totalVenda: null });
    await runAction(postSale, as(reviewer), {
      tipoFiscal: 'N',
      identificador: '88000001',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '2', valorUnitario: '50.55', valorDesconto: '0.10' }],
      cpf: seller.cpf,
      submissionId,
      enviarMensagem: false,
    });
    expect(await firstOf(seller)).toMatchObject({ revenda: named!.nome, totalVenda: '101.00', respostaAte: null });
  });

  it('expects an answer by the day on which nine of ten had theirs, never a day that is past, and nothing of too few', async () => {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    await send(seller);
    expect(await firstOf(seller)).toMatchObject({ respostaAte: null });
    const waiting = async (age: string) => {
      const id = await send(seller);
      await app.database.pool.query('update submissions set criado_em = criado_em - $2::interval where id = $1', [id, age]);
      return id;
    };
    for (let index = 0; index < 10; index++) {
      const id = await waiting('1 day');
      await runAction(rejectSubmission, as(reviewer), { id, motivo: 'Nota Incompleta' });
      await app.database.pool.query("update submissions set decidido_em = criado_em + interval '2 days' where id = $1", [id]);
    }
    await send(seller);
    // The tests' clock stands at 20/11/2026 12:00.
    expect(await firstOf(seller)).toMatchObject({ respostaAte: '2026-11-22' });
    await app.database.pool.query("update submissions set criado_em = criado_em - interval '9 days' where status = 'PENDENTE'");
    expect((await runList(ownSubmissionsList, as(seller), {}, { emAnalise: true })).items[0]).toMatchObject({ respostaAte: '2026-11-20' });
  });
});
