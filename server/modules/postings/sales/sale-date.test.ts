import { runAction } from '../../../platform/actions/run-action.ts';
import { openTestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff } from '../../../test/builders/people.ts';
import { postSale } from '../index.ts';

it('a sale of tomorrow is refused until tomorrow comes, by the days of São Paulo', async () => {
  const app = await openTestApp();
  try {
    // Still the 20th in São Paulo.
    app.clock.moveTo('2026-11-21T02:59:59.000Z');
    const admin = await buildStaff(app.database, 2);
    const sale = {
      cpf: (await buildSeller(app.database)).cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: '71000001',
      realizadoEm: '2026-11-21',
      itens: [{ codigo: (await buildProduct(app.database)).codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    };
    const post = () => runAction(postSale, app.contextFor(admin.actor), sale);
    await expect(post()).rejects.toMatchObject({ code: 'POSTING_DATE_FUTURE', message: 'Data inválida' });
    app.clock.moveTo('2026-11-21T03:00:00.000Z');
    expect(await post()).toMatchObject({ id: expect.any(Number) });
  } finally {
    await app.close();
  }
});
