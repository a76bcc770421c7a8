import { runAction } from '../../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore } from '../../../test/builders/people.ts';
import { postOwnSale, postSale } from '../index.ts';

describe('a sale of tomorrow is refused until tomorrow comes, by the days of São Paulo', () => {
  let app: TestApp;
  let codigo: string;
  beforeAll(async () => {
    app = await openTestApp();
    codigo = (await buildProduct(app.database)).codigo;
  });
  // Still the 20th in São Paulo.
  beforeEach(() => app.clock.moveTo('2026-11-21T02:59:59.000Z'));
  afterAll(() => app.close());

  const saleOf = (identificador: string) => ({
    enviarMensagem: false,
    tipoFiscal: 'N',
    identificador,
    realizadoEm: '2026-11-21',
    itens: [{ codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
  });
  async function expectOnlyTomorrow(post: () => Promise<unknown>): Promise<void> {
    await expect(post()).rejects.toMatchObject({ code: 'POSTING_DATE_FUTURE', message: 'Data inválida' });
    app.clock.moveTo('2026-11-21T03:00:00.000Z');
    expect(await post()).toMatchObject({ id: expect.any(Number) });
  }

  it('when staff type it', async () => {
    const [admin, { cpf }] = [await buildStaff(app.database, 2), await buildSeller(app.database)];
    await expectOnlyTomorrow(() => runAction(postSale, app.contextFor(admin.actor), { ...saleOf('71000001'), cpf }));
  });

  it('when its seller types it', async () => {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 1 }) });
    await expectOnlyTomorrow(() => runAction(postOwnSale, app.contextFor(seller.actor), saleOf('71000002')));
  });
});
