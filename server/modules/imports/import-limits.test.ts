import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { buildCard } from '../../test/builders/cards.ts';
import { csv } from '../../test/builders/csv.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { type SalesLine, salesSheet } from '../../test/builders/sales-sheet.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { sendSale } from '../postings/index.ts';
import { approveHeldAction } from '../second-person/actions/approve-held-action.ts';
import { declineHeldAction } from '../second-person/actions/decline-held-action.ts';
import { undoImport } from './actions/undo-import.ts';
import type { ImportKind } from './import.rules.ts';
import { startImport, startSalesImport } from './index.ts';

const HELD = { code: 'SECOND_PERSON_NEEDED' };

describe('the limits of one person', () => {
  let app: TestApp;
  let operator: SignedIn;
  let admin: SignedIn;
  let note = 70_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const limits = (given: Parameters<typeof setLimits>[1]) => setLimits(app.database.pool, given);
  const estadoOf = async (id: number) =>
    (await app.database.read<{ estado: string }>('select estado from imports where id = $1', [id]))[0]!.estado;
  const request = async () =>
    (
      await app.database.read<{ id: number; resumo: string; motivo: string; valor: string | null }>(
        "select id, resumo, motivo, valor from held_actions where status = 'AGUARDA' order by id desc limit 1",
      )
    )[0]!;

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    [operator, admin] = (await Promise.all([0, 2].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
  });
  beforeEach(async () => {
    await limits(NO_LIMITS);
    await app.database.pool.query('delete from held_actions');
    await app.database.pool.query('delete from operator_days');
  });
  afterAll(() => closeInTruth(app));

  describe('in a sales file', () => {
    /** A seller and a product of 10 points that the list prices at R$ 50, at R$ 0,03 a point. */
    const desk = async () => {
      const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
      const line = (more: SalesLine = {}): SalesLine => ({
        cpf: seller.cpf,
        codigo: product.codigo,
        identificador: `NF${++note}`,
        valorUnitario: '50.00',
        ...more,
      });
      const balance = async () =>
        (
          await app.database.read<{ balance: string }>("select balance from accounts where holder_type = 'SELLER' and holder_id = $1", [
            seller.id,
          ])
        )[0]?.balance ?? '0.00';
      return { seller, product, line, balance };
    };
    const upload = async (lines: readonly SalesLine[], who = operator) => {
      const arquivo = { bytes: await salesSheet(lines), fileName: 'vendas.xlsx' };
      const { id } = await runAction(startSalesImport, as(who), { arquivo, enviarMensagem: false });
      await app.runJobs();
      return { id, estado: await estadoOf(id) };
    };

    it('hold a single sale of 100,000 points that would fit no typed sale', async () => {
      await limits({ segunda_aprovacao_pontos: '1000' });
      const { line, balance } = await desk();
      const { id, estado } = await upload([line(), line({ qtde: '10000' })]);
      expect([estado, await balance()]).toEqual(['AGUARDA', '0.00']);
      expect(await request()).toMatchObject({
        motivo: 'LIMITE',
        resumo: 'Upload de vendas vendas.xlsx: até 100.010 pontos, R$\u00a03.000,30; 1 venda(s) acima dos pontos de uma venda (1 linha(s))',
        valor: '100010.00',
      });
      await approveWaiting(app);
      await app.runJobs();
      expect([await estadoOf(id), await balance()]).toEqual(['CONCLUIDA', '100010.00']);
      // What two people let in is nobody's own.
      expect(await app.database.read('select * from operator_days')).toEqual([]);
    });

    it.each([
      ['points in the sum of the lines of one note', { segunda_aprovacao_pontos: '1000' }, { qtde: '50' }, { qtde: '49.99' }, 2],
      ['age', { venda_antiga_dias: 45 }, { realizadoEm: '2026-02-02' }, { realizadoEm: '2026-02-03' }, 1],
      ['a price below the list', { desvio_preco: '30' }, { valorUnitario: '34.99' }, { valorUnitario: '35.00' }, 1],
      ['an item given away', { desvio_preco: '30' }, { valorDesconto: '50.00' }, { valorDesconto: '49.99' }, 1],
    ])('hold by %s', async (_, given, above, within, lines) => {
      await limits(given);
      const { line, balance } = await desk();
      const sale = (more: SalesLine) => {
        const identificador = `NF${++note}`;
        return Array.from({ length: lines }, () => line({ identificador, ...more }));
      };
      expect((await upload(sale(within))).estado).toBe('CONCLUIDA');
      const before = await balance();
      const held = await upload([line(), ...sale(above)]);
      expect([held.estado, await balance()]).toEqual(['AGUARDA', before]);
      expect((await request()).resumo).toMatch(/; 1 venda\(s\) /);
    });

    it('go by the price of the store where it has one, as for a typed sale', async () => {
      await limits({ desvio_preco: '30' });
      const { seller, product, line } = await desk();
      await app.database.pool.query(
        'insert into store_products (store_id, product_id, codigo, nome, valor_unitario) values ($1, $2, $3, $4, 200)',
        [seller.store.id, product.id, product.codigo, 'Tinta'],
      );
      expect((await upload([line({ valorUnitario: '190' })])).estado).toBe('CONCLUIDA');
      expect((await upload([line({ valorUnitario: '50' })])).estado).toBe('AGUARDA');
    });

    it('end many small files and many small lines at the ceiling of the day', async () => {
      await limits({ segunda_aprovacao_pontos: '1000', teto_pontos_dia: '250' });
      const { line, balance } = await desk();
      for (let part = 0; part < 5; part++) expect((await upload([line({ qtde: '5' })])).estado).toBe('CONCLUIDA');
      expect((await upload([line({ qtde: '1' })])).estado).toBe('AGUARDA');
      expect(await balance()).toBe('250.00');
      const another = await buildStaff(app.database, 0);
      expect(
        (
          await upload(
            Array.from({ length: 26 }, () => line()),
            another,
          )
        ).estado,
      ).toBe('AGUARDA');
      expect(
        (
          await upload(
            Array.from({ length: 25 }, () => line()),
            another,
          )
        ).estado,
      ).toBe('CONCLUIDA');
    });

    it('are judged again when the file is worked on, by what its sales are worth by then', async () => {
      await limits({ segunda_aprovacao_pontos: '1000' });
      const { product, line, balance } = await desk();
      const arquivo = { bytes: await salesSheet([line({ qtde: '60' }), line()]), fileName: 'vendas.xlsx' };
      const { id } = await runAction(startSalesImport, as(operator), { arquivo, enviarMensagem: false });
      await app.database.pool.query("update product_values set valor_pontos = 20, vigente_em = '2026-01-01' where product_id = $1", [
        product.id,
      ]);
      await app.runJobs();
      expect([await estadoOf(id), await balance()]).toEqual(['CONCLUIDA_COM_ERROS', '20.00']);
      const [error] = await app.database.read<{ mensagem: string }>('select mensagem from import_errors where import_id = $1', [id]);
      expect(error!.mensagem).toBe('Venda acima do limite de uma pessoa: envie de novo para aprovação');
    });

    it('count reais beside points, so that a dearer point gives no more in a day', async () => {
      await limits({ teto_pontos_dia: '5000', teto_reais_dia: '100' });
      const { seller, product, line } = await desk();
      const sell = (qtde: string) =>
        sendSale(as(operator), {
          cpf: seller.cpf,
          tipoFiscal: 'N',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          itens: [{ codigo: product.codigo, qtde, valorUnitario: '50', valorDesconto: '0' }],
          enviarMensagem: false,
        });
      // 2,000 points at R$ 0,03 are R$ 60.
      expect((await upload([line({ qtde: '200' })])).estado).toBe('CONCLUIDA');
      await app.database.pool.query('update networks set valor_ponto = 0.06 where id = $1', [seller.store.networkId]);
      // At R$ 0,06 another 660 are R$ 39,60, and 20 more R$ 1,20.
      expect((await upload([line({ qtde: '66' })])).estado).toBe('CONCLUIDA');
      expect((await upload([line({ qtde: '2' })])).estado).toBe('AGUARDA');
      expect(await sell('2')).toMatchObject({ aguardaAprovacao: true });
      const days = await app.database.read('select pontos, reais from operator_days where staff_user_id = $1', [operator.id]);
      expect(days).toEqual([{ pontos: '2660.00', reais: '99.60' }]);
    });
  });

  describe('in any other file', () => {
    type Written = Exclude<ImportKind, 'VENDAS'>;
    const send = async (tipo: Written, bytes: Buffer, who = operator, escolhas: object = {}) => {
      const { id } = await runAction(startImport, as(who), { tipo, arquivo: { bytes, fileName: 'arquivo.csv' }, escolhas });
      await app.runJobs();
      return { id, estado: await estadoOf(id) };
    };
    const products = (...rows: (readonly string[])[]) => csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], rows);
    const pointsOf = async (codigo: string) =>
      (await app.database.read<{ v: string }>('select valor_pontos as v from products where codigo = $1', [codigo]))[0]?.v;

    it('whoever may not edit products on the screen only proposes, and only who may lets the file in', async () => {
      const { codigo } = await buildProduct(app.database, { valorPontos: '21.50' });
      const { id, estado } = await send('PRODUTOS', products([codigo, 'Tinta', '50', '2150']));
      expect([estado, await pointsOf(codigo)]).toEqual(['AGUARDA', '21.50']);
      const held = await request();
      expect(held.resumo).toBe('Upload arquivo.csv: 0 linha(s) nova(s), 1 alterada(s)');
      const colleague = await buildStaff(app.database, 0);
      await expect(runAction(approveHeldAction, as(colleague), { id: held.id, versao: 1 })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await runAction(declineHeldAction, as(admin), { id: held.id, justificativa: 'Não combinado' });
      expect([await estadoOf(id), await pointsOf(codigo)]).toEqual(['DESFEITA', '21.50']);
      // A new product and a new name are the screen's as well.
      expect((await send('PRODUTOS', products(['DO-NIVEL-0', 'Novo', '50', '1']))).estado).toBe('AGUARDA');
      expect((await send('PRODUTOS', products([codigo, 'Outro nome', '50', '21.50']))).estado).toBe('AGUARDA');
      expect(await pointsOf('DO-NIVEL-0')).toBeUndefined();
    });

    it('points above ten percent, at once or in many files, wait for two people; so do prices and new products worth too much', async () => {
      const { codigo } = await buildProduct(app.database, { valorPontos: '10.00' });
      const set = (valorPontos: string, preco = '50') => send('PRODUTOS', products([codigo, 'Tinta', preco, valorPontos]), admin);
      expect((await set('11')).estado).toBe('CONCLUIDA');
      expect((await set('11.01')).estado).toBe('AGUARDA');
      expect((await set('11', '20')).estado).toBe('AGUARDA');
      expect(await pointsOf(codigo)).toBe('11.00');
      expect((await request()).resumo).toBe('Upload arquivo.csv: 1 linha(s) acima do limite. Preço de Tinta: 50,00 → 20,00');
      expect((await send('PRODUTOS', products(['CARO', 'Caro', '50', '50000']), admin)).estado).toBe('AGUARDA');
      expect(await pointsOf('CARO')).toBeUndefined();
    });

    it('undoing a file moves values back, which is a change like any other', async () => {
      const { codigo } = await buildProduct(app.database, { valorPontos: '10.00' });
      const { id } = await send('PRODUTOS', products([codigo, 'Tinta', '50', '30']), admin);
      await approveWaiting(app);
      await app.runJobs();
      expect(await pointsOf(codigo)).toBe('30.00');
      await expect(runAction(undoImport, as(admin), { id })).rejects.toMatchObject(HELD);
      expect([await estadoOf(id), await pointsOf(codigo)]).toEqual(['CONCLUIDA', '30.00']);
      expect((await request()).resumo).toBe('Desfazer upload arquivo.csv: 1 linha(s) acima do limite. Pontos de Tinta: 30,00 → 10,00');
      await approveWaiting(app);
      expect([await estadoOf(id), await pointsOf(codigo)]).toEqual(['DESFEITA', '10.00']);
    });

    it('a code of a store cannot come to mean a product with more points', async () => {
      const [cheap, dear] = await Promise.all(['10.00', '90.00'].map((valorPontos) => buildProduct(app.database, { valorPontos })));
      const store = await buildStore(app.database);
      const sheet = (padrao: string) =>
        csv(['Código Experiências SW', 'Código Loja', 'Descrição Loja', 'Preço Unitário Loja'], [[padrao, 'LATA', 'Lata', '50']]);
      const choice = { cnpjRevenda: store.cnpj };
      expect((await send('PRODUTOS_LOJA', sheet(cheap!.codigo), admin, choice)).estado).toBe('CONCLUIDA');
      expect((await send('PRODUTOS_LOJA', sheet(dear!.codigo), admin, choice)).estado).toBe('AGUARDA');
      expect((await request()).resumo).toBe('Upload arquivo.csv: 1 linha(s) acima do limite. Pontos de Lata: 10,00 → 90,00');
    });

    it('card balances count into the day of who sends them, and so does taking a fall back', async () => {
      await limits({ teto_reais_dia: '100' });
      const seller = await buildSeller(app.database);
      const { numero } = await buildCard(app.database, { sellerId: seller.id, saldo: '50.00' });
      const sheet = (saldo: string) => csv(['Número do Cartão', 'Saldo'], [[numero, saldo]]);
      const balance = async () =>
        (await app.database.read<{ saldo: string }>('select saldo from cards where numero = $1', [numero]))[0]!.saldo;
      expect((await send('SALDO_CARTAO', sheet('110'))).estado).toBe('CONCLUIDA');
      expect((await send('SALDO_CARTAO', sheet('151'))).estado).toBe('AGUARDA');
      expect([await balance(), (await request()).motivo]).toEqual(['110.00', 'TETO']);
      const lowered = await send('SALDO_CARTAO', sheet('10'));
      await expect(runAction(undoImport, as(operator), { id: lowered.id })).rejects.toMatchObject(HELD);
      expect(await balance()).toBe('10.00');
    });

    it('purchases that more than double what a network had bought wait, in one file or in many', async () => {
      const [store, { codigo }] = [await buildStore(app.database), await buildProduct(app.database)];
      const sheet = (day: string, qtde: string) =>
        csv(['CNPJ', 'Código do Produto', 'Data do Pedido', 'Quantidade', 'Valor Unitário'], [[store.cnpj, codigo, day, qtde, '30']]);
      const sendYear = (day: string, qtde: string) => send('HISTORICO', sheet(day, qtde), operator, { ano: 2026 });
      // The first purchases restrict a network that was unlimited.
      expect((await sendYear('2026-01-02', '1000')).estado).toBe('CONCLUIDA');
      await app.database.pool.query("update purchases set criado_em = '2026-01-10'");
      await app.database.pool.query("update imports set criado_em = '2026-01-10'");
      expect((await sendYear('2026-02-02', '600')).estado).toBe('CONCLUIDA');
      expect((await sendYear('2026-02-03', '401')).estado).toBe('AGUARDA');
      expect((await request()).motivo).toBe('UNIDADES');
      expect((await sendYear('2026-01-02', '1401')).estado).toBe('AGUARDA');
      expect((await sendYear('2026-02-04', '400')).estado).toBe('CONCLUIDA');
    });
  });
});
