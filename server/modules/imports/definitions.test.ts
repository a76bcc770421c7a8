import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { workbook, zip } from '../../platform/sheets/archive.fixture.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting, byTwoPeople } from '../../test/approve-waiting.ts';
import { csv } from '../../test/builders/csv.ts';
import {
  type BuiltStore,
  buildNetwork,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
  type SignedIn,
} from '../../test/builders/people.ts';
import { undoImport } from './actions/undo-import.ts';
import type { ImportKind } from './import.rules.ts';
import { importErrorTexts, processImport, startImport } from './index.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;
interface Sending {
  actor?: StaffActor;
  escolhas?: { cnpjRevenda?: string; ano?: number | string };
}
const importOf = async (tipo: Exclude<ImportKind, 'VENDAS'>, bytes: Buffer, { actor = admin.actor, escolhas = {} }: Sending = {}) => {
  const ctx = app.contextFor(actor);
  const { id, repetido } = await runAction(startImport, ctx, { tipo, arquivo: { bytes, fileName: 'arquivo.csv' }, escolhas });
  await approveWaiting(app);
  return { id, repetido, total: await processImport(ctx, id), erros: await importErrorTexts(app, id) };
};
const undo = (id: number) => byTwoPeople(app, runAction(undoImport, app.contextFor(admin.actor), { id }));
const read = (text: string, params: unknown[] = []) => app.database.read(text, params);
const query = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const refused = (expected: readonly string[]) => expected.map((text, index) => `Linha ${index + 2}: ${text}`);

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  await app.runJobs();
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('Upload Produtos', () => {
  const sheet = (...rows: string[][]) => csv(['codigo', 'nome', 'valorUnitario', 'valor_pontos'], rows);

  it('registers new codes for any sale date and changes known ones from today on', async () => {
    const known = await buildProduct(app.database, { codigo: 'K1', valorPontos: '10.00' });
    expect(await importOf('PRODUTOS', sheet(['N1', 'Novo', 'R$ 1.234,56', '2,5'], ['K1', 'Outro', '60', '12']))).toMatchObject({
      total: 2,
      erros: [],
    });
    expect(
      await read("select codigo, nome, valor_unitario, valor_pontos, ativo from products where codigo in ('N1', 'K1') order by codigo"),
    ).toEqual([
      { codigo: 'K1', nome: 'Outro', valor_unitario: '60.00', valor_pontos: '12.00', ativo: true },
      { codigo: 'N1', nome: 'Novo', valor_unitario: '1234.56', valor_pontos: '2.50', ativo: true },
    ]);
    expect(
      await read(
        `select product_value_on($1, '2026-03-19') as ontem, product_value_on($1, '2026-03-20') as hoje,
           (select product_value_on(id, '2020-01-01') from products where codigo = 'N1') as sempre`,
        [known.id],
      ),
    ).toEqual([{ ontem: '10.00', hoje: '12.00', sempre: '2.50' }]);
  });

  it('refuses each line that is wrong, saying which column and why', async () => {
    const { total, erros } = await importOf(
      'PRODUTOS',
      sheet(
        ['', 'Nome', '1', '1'],
        ['X'.repeat(31), 'Nome', '1', '1'],
        ['E1', '', '1', '1'],
        ['E2', 'Nome', '-1', '1'],
        ['E3', 'Nome', '1', '1,234'],
        ['E4', 'Nome', '', '1'],
        ['E5', 'Nome', '1', '1000000000000000'],
      ),
    );
    expect(total).toBe(0);
    expect(erros).toEqual(
      refused([
        'Código: Código é obrigatório',
        'Código: Código inválido',
        'Nome: Nome é obrigatório',
        'Valor Unitário: Informe somente valores válidos: "-1" é negativo; use zero ou um número positivo',
        'Valor Pontos: Informe somente valores válidos: "1,234" não pode ser lido; use no máximo duas casas decimais, como em 1234,50',
        'Valor Unitário: Valor Unitário é obrigatório',
        'Valor Pontos: Informe somente valores válidos: "1000000000000000" é grande demais',
      ]),
    );
  });

  it('is not undone once a sale has earned by its values', async () => {
    const known = await buildProduct(app.database);
    const { id } = await importOf('PRODUTOS', sheet([known.codigo, 'Nome', '1', '77']));
    const seller = await buildSeller(app.database);
    await query('select post_sale($1::jsonb, $2::date, $3::timestamptz)', [
      JSON.stringify({
        sellerId: seller.id,
        origem: 'PAINEL',
        tipoFiscal: 'N',
        identificador: '998877001',
        realizadoEm: '2026-03-20',
        ator: 'eu',
        itens: [{ codigo: known.codigo, qtde: '1', valorUnitario: '1', valorDesconto: '0' }],
      }),
      app.clock.today(),
      new Date(app.clock.now().getTime() + 1_000),
    ]);
    await expect(undo(id)).rejects.toThrow('Não é possível desfazer: há vendas pontuadas com os produtos deste upload');
  });
});

describe('Upload Produtos Loja', () => {
  const sheet = (...rows: string[][]) => csv(['codigoPadrao', 'codigo', 'nome', 'valorUnitario'].map(titleOf), rows);
  const titleOf = (key: string) => ({ codigoPadrao: 'Código Padrão', valorUnitario: 'Valor Unitário' })[key] ?? key;
  const of = (store: BuiltStore) =>
    read(
      'select sp.codigo, sp.nome, sp.valor_unitario, p.codigo as padrao from store_products sp join products p on p.id = sp.product_id where store_id = $1 order by 1',
      [store.id],
    );

  it('registers and changes the products of the chosen store only, and gives them back', async () => {
    const [one, two] = [await buildStore(app.database), await buildStore(app.database)];
    const [first, second] = [await buildProduct(app.database), await buildProduct(app.database)];
    const bytes = sheet([first.codigo, 'A', 'Da loja', '10'], [second.codigo, 'B', 'Outro', '20,50']);
    expect(await importOf('PRODUTOS_LOJA', bytes, { escolhas: { cnpjRevenda: one.cnpj } })).toMatchObject({ total: 2, erros: [] });
    expect(await of(two)).toEqual([]);
    // The same bytes for another store are a different upload.
    expect(await importOf('PRODUTOS_LOJA', bytes, { escolhas: { cnpjRevenda: two.cnpj } })).toMatchObject({ total: 2, repetido: false });
    const { id } = await importOf('PRODUTOS_LOJA', sheet([second.codigo, 'A', 'Mudado', '11'], [first.codigo, 'C', 'Novo', '1']), {
      escolhas: { cnpjRevenda: one.cnpj },
    });
    expect(await of(one)).toEqual([
      { codigo: 'A', nome: 'Mudado', valor_unitario: '11.00', padrao: second.codigo },
      { codigo: 'B', nome: 'Outro', valor_unitario: '20.50', padrao: second.codigo },
      { codigo: 'C', nome: 'Novo', valor_unitario: '1.00', padrao: first.codigo },
    ]);
    await undo(id);
    expect(await of(one)).toEqual(await of(two));
  });

  it('asks for a store, knows only those in reach, and refuses products that the programme has not', async () => {
    const store = await buildStore(app.database);
    const bytes = sheet(['NADA', 'Z', 'Nome', '1']);
    await expect(importOf('PRODUTOS_LOJA', bytes)).rejects.toThrow('Informe a revenda');
    await expect(importOf('PRODUTOS_LOJA', bytes, { escolhas: { cnpjRevenda: '11222333000181' } })).rejects.toThrow('Loja não encontrada');
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    const there = { actor: elsewhere.actor, escolhas: { cnpjRevenda: store.cnpj } };
    await expect(importOf('PRODUTOS_LOJA', bytes, there)).rejects.toThrow('Loja não encontrada');
    const here = await buildStaff(app.database, 1, { networkIds: [store.networkId] });
    expect((await importOf('PRODUTOS_LOJA', bytes, { ...there, actor: here.actor })).erros).toEqual([
      'Linha 2: Código Experiências SW: Produto Experiências SW não encontrado',
    ]);
  });
});

describe('Upload Histórico', () => {
  const titles = ['Rede', 'CNPJ da loja', 'Código do Produto', 'Data do Pedido', 'Mês', 'Quantidade', 'Valor Unitário'];
  const sheet = (...rows: string[][]) => csv(titles, rows);
  const of = (networkId: number) =>
    read('select store_id, product_id, data_pedido, qtde, valor_unitario from purchases where network_id = $1 order by data_pedido, id', [
      networkId,
    ]);

  it('takes purchases by day and by month, of a network or of one store; a longer file corrects and counts nothing twice', async () => {
    const network = await buildNetwork(app.database, { nome: 'Rede São João' });
    const store = await buildStore(app.database, { networkId: network.id });
    const product = await buildProduct(app.database);
    const first = [
      ['rede sao joao', '', product.codigo, '15/01/2026', '', '24', '10,50'],
      ['', store.cnpj, product.codigo, '', 'fevereiro', '1.000,5', '9'],
    ];
    const escolhas = { ano: '2026' };
    expect(await importOf('HISTORICO', sheet(...first), { escolhas })).toMatchObject({ total: 2, erros: [] });
    const expected = [
      { store_id: null, product_id: product.id, data_pedido: '2026-01-15', qtde: '24.00', valor_unitario: '10.50' },
      { store_id: store.id, product_id: product.id, data_pedido: '2026-02-01', qtde: '1000.50', valor_unitario: '9.00' },
    ];
    expect(await of(network.id)).toEqual(expected);
    const longer = await importOf(
      'HISTORICO',
      sheet(['Rede São João', '', product.codigo, '2026-01-15', '', '30', '10,50'], first[1]!, [
        'Rede São João',
        '',
        product.codigo,
        '',
        '3',
        '5',
        '1',
      ]),
      { escolhas },
    );
    expect(longer).toMatchObject({ total: 3, erros: [] });
    expect(await of(network.id)).toEqual([
      { ...expected[0], qtde: '30.00' },
      expected[1],
      { store_id: null, product_id: product.id, data_pedido: '2026-03-01', qtde: '5.00', valor_unitario: '1.00' },
    ]);
    await undo(longer.id);
    expect(await of(network.id)).toEqual(expected);
  });

  it('asks for a year and refuses each line that is wrong', async () => {
    const network = await buildNetwork(app.database);
    const other = await buildStore(app.database);
    const { codigo } = await buildProduct(app.database);
    const line = (change: Partial<Record<number, string>> = {}) =>
      [network.nome, '', codigo, '10/01/2026', '', '1', '1'].map((cell, index) => change[index] ?? cell);
    const bytes = sheet(
      line({ 0: '' }),
      line({ 0: 'Nenhuma' }),
      line({ 1: '11222333000181' }),
      line({ 1: other.cnpj }),
      line({ 2: 'NADA' }),
      line({ 3: '' }),
      line({ 3: '', 4: '13' }),
      line({ 3: '31/12/2025' }),
      line({ 3: '21/03/2026' }),
      line({ 3: '30/02/2026' }),
      line({ 5: '0' }),
      line({ 6: '-1' }),
      line({ 5: '999999999', 6: '999999999' }),
    );
    for (const escolhas of [{}, { ano: '' }, { ano: 'abc' }, { ano: 1999 }])
      await expect(importOf('HISTORICO', bytes, { escolhas })).rejects.toThrow('Selecione um período antes');
    const { total, erros } = await importOf('HISTORICO', bytes, { escolhas: { ano: 2026 } });
    expect(total).toBe(0);
    expect(erros).toEqual(
      refused([
        'Rede: Informe a rede ou o CNPJ da loja',
        'Rede: Rede não encontrada',
        'CNPJ da loja: Loja não encontrada',
        'CNPJ da loja: CNPJ não é de uma loja da rede',
        'Código do Produto: Produto não encontrado',
        'Data do Pedido: Informe a data do pedido ou o mês',
        'Mês: Mês inválido',
        'Data do Pedido: Data fora do ano escolhido',
        'Data do Pedido: Data inválida',
        'Data do Pedido: Data inválida',
        'Quantidade: Informe somente valores válidos: "0" é zero; use um número acima de zero',
        'Valor Unitário: Informe somente valores válidos: "-1" é negativo; use zero ou um número positivo',
        'Quantidade: Informe somente valores válidos',
      ]),
    );
  });

  it('keeps a narrowed sender to his networks, and is not undone once stock was counted over it', async () => {
    const [own, foreign] = [await buildNetwork(app.database), await buildNetwork(app.database)];
    const product = await buildProduct(app.database);
    const { actor } = await buildStaff(app.database, 0, { networkIds: [own.id] });
    const line = (nome: string) => [nome, '', product.codigo, '10/01/2026', '', '1', '1'];
    const bytes = sheet(line(own.nome), line(foreign.nome));
    const narrowed = await importOf('HISTORICO', bytes, { actor, escolhas: { ano: 2026 } });
    expect(narrowed).toMatchObject({ total: 1, erros: ['Linha 3: Rede: Rede não encontrada'] });
    // The same bytes do more for a sender with more rights.
    expect(await importOf('HISTORICO', bytes, { escolhas: { ano: 2026 } })).toMatchObject({ repetido: false, total: 2 });
    await query("insert into stock_counts (network_id, product_id, data, saldo, criado_em) values ($1, $2, '2026-02-01', 1, $3)", [
      own.id,
      product.id,
      app.clock.now(),
    ]);
    await expect(undo(narrowed.id)).rejects.toThrow('há contagens de estoque feitas sobre estas compras');
  });
});

describe('Upload Saldo Cartão', () => {
  const sheet = (...rows: string[][]) => csv(['Número do Cartão', 'Saldo'], rows);
  const saldo = async (numero: string) => (await read('select saldo from cards where numero = $1', [numero]))[0]?.saldo;

  it('sets the balance of known cards, refuses the others, and gives the old balance back', async () => {
    const seller = await buildSeller(app.database);
    await query(
      "insert into cards (codigo_barras, numero, seller_id, saldo) values ('b1', '5555000011112222', $1, 10), ('b2', '5555000011113333', null, 5)",
      [seller.id],
    );
    const bytes = sheet(
      ['5555 0000 1111 2222', '150,25'],
      ['5555000011113333', '0'],
      ['5,555E+15', '1'],
      ['9999', '1'],
      ['5555000011112222', '7'],
      ['', '1'],
      ['1', '-1'],
    );
    const { id, total, erros } = await importOf('SALDO_CARTAO', bytes);
    expect(total).toBe(2);
    expect(erros).toEqual([
      'Linha 4: Número do Cartão: Número inválido: formate a coluna como texto',
      'Linha 5: Número do Cartão: Cartão não encontrado',
      'Linha 6: Linha repetida no arquivo: igual à linha 2',
      'Linha 7: Número do Cartão: Número do Cartão é obrigatório',
      'Linha 8: Saldo: Informe somente valores válidos: "-1" é negativo; use zero ou um número positivo; Número do Cartão: Cartão não encontrado',
    ]);
    expect([await saldo('5555000011112222'), await saldo('5555000011113333')]).toEqual(['150.25', '0.00']);
    await undo(id);
    expect([await saldo('5555000011112222'), await saldo('5555000011113333')]).toEqual(['10.00', '5.00']);
    const { actor } = await buildStaff(app.database, 5, { networkIds: [seller.store.networkId] });
    const narrowed = await importOf('SALDO_CARTAO', sheet(['5555000011112222', '1'], ['5555000011113333', '1']), { actor });
    expect(narrowed).toMatchObject({ total: 1, erros: ['Linha 3: Número do Cartão: Cartão não encontrado'] });
  });
});

describe.each([
  ['LOJAS_PARTICIPANTES', 'participating_stores'],
  ['PRODUTOS_CLIENTE', 'client_products'],
] as const)('upload of names: %s', (tipo, table) => {
  const sheet = (names: readonly string[], title = 'Nome') =>
    zip(
      workbook([title, ...names].map((name, index) => `<row r="${index + 1}"><c t="inlineStr"><is><t>${name}</t></is></c></row>`).join('')),
    );

  it('adds new names, active, takes the spelling of known ones and gives all back', async () => {
    await query(`insert into ${table} (nome, ativo) values ('sao jorge materiais', false)`);
    const { id, total, erros } = await importOf(tipo, sheet(['São Jorge Materiais', 'Nova', '=1+1', 'NOVA', 'x'.repeat(201)]));
    expect(total).toBe(3);
    expect(erros).toEqual(['Linha 5: Linha repetida no arquivo: igual à linha 3', 'Linha 6: Nome: Nome inválido']);
    expect(await read(`select nome, ativo from ${table} order by id`)).toEqual([
      { nome: 'São Jorge Materiais', ativo: false },
      { nome: 'Nova', ativo: true },
      { nome: '=1+1', ativo: true },
    ]);
    await undo(id);
    expect(await read(`select nome from ${table}`)).toEqual([{ nome: 'sao jorge materiais' }]);
  });

  it('takes only .xlsx with the column Nome', async () => {
    await expect(importOf(tipo, sheet(['A'], 'Loja'))).rejects.toThrow('Coluna Nome não encontrada na planilha');
    await expect(importOf(tipo, Buffer.from('Nome\nA'))).rejects.toThrow('O arquivo não é um .xlsx válido.');
  });
});
