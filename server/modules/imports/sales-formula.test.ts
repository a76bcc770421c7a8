import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { closeInTruth } from '../../test/truths.ts';
import { startSalesImport } from './index.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
});
afterAll(() => closeInTruth(app));

/** Typed and uploaded sales share one formula (domain rules §4.1). */
test('an upload gives the same postings, items, points and balances as post_sale', async () => {
  await app.database.pool.query('update system_settings set limite_pontuacao = 4000');
  const network = await buildNetwork(app.database, { valorPonto: '0.07' });
  const store = await buildStore(app.database, { networkId: network.id, fatorPontuacao: 3 });
  await app.database.pool.query("insert into store_factors (store_id, fator_pontuacao, vigente_em) values ($1, 7, '2026-03-05')", [
    store.id,
  ]);
  // A scenario adds to the factor from one of the file's days on.
  await app.database.pool.query("insert into store_scenarios (store_id, cenario, vigente_em) values ($1, 1, '2026-01-01')", [store.id]);
  await app.database.pool.query("insert into scenario_factors (scenario_id, fator_extra, vigente_em) values (1, 1.15, '2026-03-07')");
  const products = await Promise.all(['12.35', '0.07', '99.99'].map((valorPontos) => buildProduct(app.database, { valorPontos })));
  await app.database.pool.query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, '20.01', '2026-03-08')", [
    products[0]!.id,
  ]);
  await app.database.pool.query(
    "insert into store_products (store_id, product_id, codigo, nome, valor_unitario) values ($1, $2, 'LOJA-1', 'Nome da loja', '1')",
    [store.id, products[1]!.id],
  );
  const codes = [products[0]!.codigo, 'LOJA-1', products[2]!.codigo];
  const [typed, uploaded] = [await buildSeller(app.database, { store }), await buildSeller(app.database, { store })];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % below;
  };
  const sales = Array.from({ length: 25 }, (_, index) => ({
    identificador: `${100_000 + index}`,
    tipoFiscal: random(2) ? 'N' : 'C',
    realizadoEm: `2026-03-${String(1 + random(15)).padStart(2, '0')}`,
    itens: codes.slice(0, 1 + random(3)).map((codigo) => {
      const [qtde, valorUnitario] = [(1 + random(500)) / 100, (100 + random(20_000)) / 100];
      return { codigo, qtde: qtde.toFixed(2), valorUnitario: valorUnitario.toFixed(2), valorDesconto: random(2) ? '0.30' : '0.00' };
    }),
  }));
  for (const sale of sales)
    await app.database.read('select post_sale($1::jsonb, $2::date, $3::timestamptz)', [
      JSON.stringify({
        ...sale,
        identificador: `A${sale.identificador}`,
        sellerId: typed.id,
        origem: 'PAINEL',
        ator: `staff:${admin.id}`,
        aprovadoPor: admin.id,
      }),
      app.clock.today(),
      app.clock.now(),
    ]);
  const sheet = await salesSheet(
    sales.flatMap(({ itens, ...sale }) =>
      itens.map((item) => ({ ...sale, ...item, identificador: `B${sale.identificador}`, cpf: uploaded.cpf })),
    ),
  );
  const { id } = await runAction(startSalesImport, app.contextFor(admin.actor), {
    arquivo: { bytes: sheet, fileName: 'vendas.xlsx' },
    enviarMensagem: false,
  });
  await app.runJobs();
  const [done] = await app.database.read('select total, erros from imports where id = $1', [id]);
  expect(done).toMatchObject({ total: sales.length, erros: 0 });
  const traces = (sellerId: number) =>
    app.database.read(
      `select substr(p.identificador, 2) as note, p.store_id, p.network_id, p.tipo_fiscal, p.realizado_em, p.pontuado_em, p.vence_em, p.total_venda,
         p.total_descontos, p.total_pontos, p.pontos_brutos, p.pontos_limitados, p.valor_ponto, p.valor_custo, p.aprovado_por_id, p.revenda_nome,
         p.status, p.versao, e.valor, e.type, e.regra, e.ator, e.balance_after, l.vence_em as lote_vence, l.restante,
         (select json_agg(json_build_array(i.product_id, i.codigo, i.descricao, i.qtde, i.valor_unitario, i.valor_desconto, i.sub_total,
            i.valor_pontos, i.fator_pontuacao, i.pontos) order by i.id) from posting_items i where i.posting_id = p.id) as itens
       from postings p left join entries e on e.idempotency_key = 'postagem:' || p.id || ':v1' left join lots l on l.credit_entry_id = e.id
       where p.seller_id = $1 order by p.id`,
      [sellerId],
    );
  const byNote = (rows: Record<string, unknown>[]) => rows.sort((a, b) => String(a.note).localeCompare(String(b.note)));
  const [one, two] = [await traces(typed.id), await traces(uploaded.id)];
  expect(byNote(two)).toEqual(byNote(one));
  expect(one.some(({ pontos_limitados }) => pontos_limitados !== '0.00')).toBe(true);
  const balances = await app.database.read<{ balance: string }>(
    "select balance from accounts where holder_type = 'SELLER' and holder_id = any($1::int[])",
    [[typed.id, uploaded.id]],
  );
  expect(balances.map(({ balance }) => balance)).toEqual(['4000.00', '4000.00']);
});
