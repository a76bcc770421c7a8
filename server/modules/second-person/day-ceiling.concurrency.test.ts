import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { postCashback, postSale } from '../postings/index.ts';

const AT_ONCE = 60;

describe('the ceiling of one day, under many acts of one operator at once', () => {
  let app: TestApp;
  let note = 80_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
  });
  beforeEach(() => setLimits(app.database.pool, NO_LIMITS));
  afterAll(() => closeInTruth(app));

  const dayOf = async ({ id }: SignedIn) =>
    (
      await app.database.read<{ pontos: string; reais: string }>('select pontos, reais from operator_days where staff_user_id = $1', [id])
    )[0];
  const givenBy = async ({ id }: SignedIn) =>
    (
      await app.database.read<{ pontos: string; cashback: string }>(
        `select coalesce(sum(total_pontos), 0)::numeric(14,2) as pontos, coalesce(sum(cashback), 0)::numeric(14,2) as cashback from postings
         where aprovado_por_id = $1 and status = 'APROVADA'`,
        [id],
      )
    )[0];

  it('is never passed by sixty sales, each of a seller of its own: their accounts put nothing in order', async () => {
    await setLimits(app.database.pool, { teto_pontos_dia: '1000' });
    const [operator, product] = await Promise.all([buildStaff(app.database, 1), buildProduct(app.database)]);
    const store = (await buildSeller(app.database)).store;
    const sellers = await Promise.all(Array.from({ length: AT_ONCE }, () => buildSeller(app.database, { store })));
    const sold = await Promise.all(
      sellers.map(({ cpf }) =>
        runAction(postSale, app.contextFor(operator.actor), {
          cpf,
          tipoFiscal: 'N',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          itens: [{ codigo: product.codigo, qtde: '3.10', valorUnitario: '50', valorDesconto: '0' }],
          enviarMensagem: false,
        }),
      ),
    );
    // 32 × 31 = 992; the next one would be 1,023.
    expect(sold.filter(({ aguardaAprovacao }) => !aguardaAprovacao)).toHaveLength(32);
    expect(await dayOf(operator)).toEqual({ pontos: '992.00', reais: '0.00' });
    expect(await givenBy(operator)).toEqual({ pontos: '992.00', cashback: '0.00' });
  });

  it('is never passed by sixty purchases, each of a consumer of its own', async () => {
    await setLimits(app.database.pool, { teto_reais_dia: '100' });
    await buildCampaign(app.database, '2026-03-01');
    const [operator, store] = await Promise.all([buildStaff(app.database, 1), buildStore(app.database, { ativoClientes: true })]);
    const consumers = await Promise.all(Array.from({ length: AT_ONCE }, () => buildConsumer(app.database)));
    const bought = await Promise.all(
      consumers.map(({ cpf }) =>
        runAction(postCashback, app.contextFor(operator.actor), {
          cpf,
          tipoFiscal: 'N',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          totalVenda: '200',
          valorProdutosSW: '150',
          cnpjLoja: store.cnpj,
          enviarMensagem: false,
        }),
      ),
    );
    // 2 % of R$ 150,00: 33 × 3 = 99.
    expect(bought.filter(({ aguardaAprovacao }) => !aguardaAprovacao)).toHaveLength(33);
    expect(await dayOf(operator)).toEqual({ pontos: '0.00', reais: '99.00' });
    expect(await givenBy(operator)).toEqual({ pontos: '0.00', cashback: '99.00' });
  });
});
