import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg, receiptPdf } from '../../test/builders/receipts.ts';
import { buildReward } from '../../test/builders/rewards.ts';

describe('postings over the documented paths', () => {
  let app: TestApp;
  let admin: SignedIn;
  let level3: SignedIn;
  let seller: Awaited<ReturnType<typeof buildSeller>>;
  let typing: Awaited<ReturnType<typeof buildSeller>>;
  let codigo: string;
  let number = 30_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    level3 = await buildStaff(app.database, 3, { storeIds: [999_999] });
    seller = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    typing = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 1 }) });
    ({ codigo } = await buildProduct(app.database, { valorPontos: '2.50' }));
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const panel = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: admin.token, body });
  const store = (who: SignedIn, method: string, path: string, body?: unknown) =>
    app.rest(method, path, { token: who.token, audience: 'store', body });
  const vendaOf = (more: object = {}) => ({
    tipoFiscal: 'N',
    identificador: String(++number),
    realizadoEm: '20261120',
    totalVenda: 100,
    totalDescontos: 0,
    itens: [{ codigo, nome: 'o que o cliente diz', qtde: 2, valorUnitario: 50, valorDesconto: 0, subTotal: 100 }],
    ...more,
  });
  async function send(who: SignedIn): Promise<{ status: number; json: { arquivos: { id: number; nome: string }[] } }> {
    const form = new FormData();
    form.append('arquivos[]', new Blob([new Uint8Array(await receiptJpeg())]), 'nota.jpg');
    form.append('arquivos[]', new Blob([new Uint8Array(receiptPdf())]), 'nota.pdf');
    return app.rest('POST', '/api/upload/venda_foto', { token: who.token, audience: 'store', form });
  }

  it('takes receipts, lists them as pending and in analysis, posts one and rejects the other', async () => {
    const sent = await send(seller);
    expect(sent).toMatchObject({ status: 200, json: { arquivos: [{ nome: 'nota.jpg' }, { nome: 'nota.pdf' }] } });
    const [first, second] = sent.json.arquivos;
    const analise = await store(seller, 'GET', '/api/pontuacoes?page=1&perPage=10&analise=true');
    expect(analise.json).toEqual({
      analise: [second, first].map((file) => ({
        id: file!.id,
        criadoEm: '2026-11-20T15:00:00.000Z',
        linkArquivo: expect.stringContaining('/arquivos/'),
        tipoArquivo: expect.any(String),
      })),
      totalRecords: 2,
    });
    const pending = await panel(
      'GET',
      `/api/pontuacoes/pendentes?page=1&perPage=10&filterBy=CPF&search=${seller.cpf}&sortField=criadoEm&sortOrder=asc`,
    );
    expect(pending.json.totalRecords).toBe(2);
    expect(pending.json.pontuacao[0]).toEqual({
      id: first!.id,
      parceiro: seller.actor.nome,
      cpf: seller.cpf,
      cnpj: seller.store.cnpj,
      codRevenda: seller.store.codigo,
      revenda: `Loja ${seller.store.codigo}`,
      criadoEm: '2026-11-20T15:00:00.000Z',
      linkArquivo: expect.stringContaining('/arquivos/'),
      tipoArquivo: 'image/jpeg',
    });
    const venda = vendaOf({ cpf: seller.cpf, linkArquivo: pending.json.pontuacao[0].linkArquivo });
    expect((await panel('POST', '/api/pontuacoes/pontuar', { venda, enviarMensagem: true })).json).toEqual({
      mensagem: 'Venda processada com sucesso',
    });
    const [message] = await app.database.read<{ canal: string; destino: string }>('select canal, destino from outgoing_messages');
    expect(message?.canal).toBe('WHATSAPP');
    const again = await panel('POST', '/api/pontuacoes/pontuar', { venda: { ...venda, linkArquivo: undefined }, enviarMensagem: false });
    expect([again.status, again.json.erro]).toEqual([409, 'Venda já processada']);
    const rejected = await panel('POST', '/api/pontuacoes/reprovar', {
      linkArquivo: pending.json.pontuacao[1].linkArquivo,
      reprovadoMotivo: 'Nota Ilegível',
      reprovadoPor: 'outra pessoa',
    });
    expect(rejected.status).toBe(200);
    const closed = await panel('GET', '/api/pontuacoes/encerradas?page=1&perPage=10&dataInicial=2026-11-01&dataFinal=2026-11-20');
    expect(closed.json).toEqual({
      pontuacao: [
        {
          id: second!.id,
          parceiro: seller.actor.nome,
          cpf: seller.cpf,
          codRevenda: seller.store.codigo,
          revenda: `Loja ${seller.store.codigo}`,
          criadoEm: '2026-11-20T15:00:00.000Z',
          atualizadoEm: '2026-11-20T15:00:00.000Z',
          reprovadoPor: 'Usuário Nível 2',
          reprovadoMotivo: 'Nota Ilegível',
          linkArquivo: expect.any(String),
          tipoArquivo: 'application/pdf',
        },
      ],
      totalRecords: 1,
    });
    const refused = await store(seller, 'GET', '/api/pontuacoes/nao-processadas');
    expect(refused.json.naoProcessadas).toEqual([
      expect.objectContaining({ dataEnvio: '2026-11-20T15:00:00.000Z', status: 'Reprovada', reprovadoMotivo: 'Nota Ilegível' }),
    ]);
    expect((await panel('POST', '/api/pontuacoes/retornar-foto-pendente', { identificador: second!.id })).status).toBe(200);
    expect((await panel('POST', '/api/pontuacoes/encerrar', { identificador: second!.id })).status).toBe(200);
    expect((await panel('POST', '/api/pontuacoes/encerrar', { identificador: second!.id })).json.erro).toContain(
      'Esta nota já foi decidida por',
    );
  });

  it('shows postings with their items to the staff, and to the seller what they earned', async () => {
    const venda = vendaOf({ cpf: seller.cpf });
    await panel('POST', '/api/pontuacoes/pontuar', { venda, enviarMensagem: false });
    const list = await panel(
      'GET',
      `/api/pontuacoes?rede=Todas&dataInicial=2026-11-13&dataFinal=2026-11-20&page=1&perPage=10&sortField=pontuadoEm&sortOrder=desc&search=${venda.identificador}`,
    );
    expect(list.json.totalRecords).toBe(1);
    expect(list.json.pontuacoes[0]).toMatchObject({
      parceiro: seller.actor.nome,
      cidade: 'São Paulo',
      identificador: venda.identificador,
      totalPontos: 5,
      valorCusto: 0.15,
      realizadoEm: '2026-11-20',
      venceEm: '2028-05-20',
      itens: [{ codigo, qtde: 2, valorUnitario: 50, valorDesconto: 0, valorPontos: 5 }],
      aprovadoPor: 'Usuário Nível 2',
      linkArquivo: null,
    });
    expect((await panel('GET', `/api/pontuacoes/${seller.cpf}`)).json.pontuacoes[0]).toMatchObject({
      identificador: venda.identificador,
      itens: [{ codigo, qtde: 2, valorUnitario: 50, valorDesconto: 0, valorPontos: 5 }],
    });
    expect((await app.rest('GET', `/api/pontuacoes/${seller.cpf}`, { token: level3.token })).json.pontuacoes).toEqual([]);
    const own = await store(seller, 'GET', '/api/pontuacoes/aprovadas?page=1&perPage=5');
    expect(own.json.pontuacoes[0]).toMatchObject({ totalPontos: 5, totalVenda: 100, venceEm: '2028-05-20', validadePontos: '2028-05-20' });
    const sales = await panel('GET', `/api/vendas?identificador=000${venda.identificador}&tipoFiscal=N&codRevenda=${seller.store.codigo}`);
    expect(sales.json.vendas).toEqual([expect.objectContaining({ identificador: venda.identificador, totalPontos: 5 })]);
    const sheet = await panel('GET', '/api/pontuacoes/export?type=all');
    expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it.each([-1, '-0,01', -0.01])('refuses a discount of %s, over REST and over GraphQL', async (valorDesconto) => {
    const venda = vendaOf({ cpf: seller.cpf });
    const itens = [{ codigo, qtde: 1, valorUnitario: 50, valorDesconto }];
    const body = { venda: { ...venda, itens }, enviarMensagem: false };
    for (const answer of [
      await panel('POST', '/api/pontuacoes/pontuar', body),
      await store(typing, 'POST', '/api/pontuacoes/pontuar', body),
    ])
      expect([answer.status, answer.json.erro]).toEqual([400, 'Informe somente valores válidos']);
    const { identificador } = vendaOf({ cpf: seller.cpf });
    const input = { cpf: seller.cpf, tipoFiscal: 'N', identificador, realizadoEm: app.clock.today(), enviarMensagem: false };
    const { errors } = await app.graphql(
      'mutation ($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { id } } }',
      { input: { ...input, itens: [{ codigo, qtde: '1', valorUnitario: '50', valorDesconto: String(valorDesconto).replace(',', '.') }] } },
      { token: admin.token },
    );
    expect(errors?.[0].message).toBe('Informe somente valores válidos');
  });

  it.each([0.5, '0.99', 0])('refuses %s of a piece, to staff and to a seller who types, and credits nothing', async (qtde) => {
    const points = () => app.database.read('select count(*) as n, sum(valor) as total from entries');
    const before = await points();
    const venda = vendaOf({ cpf: seller.cpf });
    const body = { venda: { ...venda, itens: [{ ...venda.itens[0], qtde }] }, enviarMensagem: false };
    for (const answer of [
      await panel('POST', '/api/pontuacoes/pontuar', body),
      await store(typing, 'POST', '/api/pontuacoes/pontuar', body),
    ])
      expect([answer.status, answer.json.erro]).toEqual([400, 'Informe somente valores válidos']);
    expect(await points()).toEqual(before);
  });

  it('takes the price that a client computed in binary floats for the cents that it is, and no third decimal', async () => {
    const sell = (valorUnitario: unknown) => {
      const venda = vendaOf({ cpf: seller.cpf });
      return panel('POST', '/api/pontuacoes/pontuar', {
        venda: { ...venda, itens: [{ ...venda.itens[0], valorUnitario }] },
        enviarMensagem: false,
      });
    };
    for (const computed of [177.76999999999998, '177.76999999999998']) {
      expect((await sell(computed)).json).toEqual({ mensagem: 'Venda processada com sucesso' });
      const [item] = await app.database.read('select valor_unitario from posting_items order by id desc limit 1');
      expect(item).toEqual({ valor_unitario: '177.77' });
    }
    for (const real of [177.765, '177.765', 1e21, 1e-7])
      expect([(await sell(real)).status, (await sell(real)).json.erro]).toEqual([400, 'Informe somente valores válidos']);
  });

  it('takes for a fiscal number only what can be one, and says so at its field', async () => {
    for (const identificador of ['<script>alert(1)</script>', 'nota da Maria 12345', '00000000']) {
      const { status, json } = await panel('POST', '/api/pontuacoes/pontuar', { venda: vendaOf({ cpf: seller.cpf, identificador }) });
      expect([status, json]).toEqual([
        400,
        {
          erro: 'Identificador inválido',
          codigo: 'INPUT_INVALID',
          campos: [{ field: 'identificador', message: 'Identificador inválido' }],
        },
      ]);
    }
  });

  it('cancels and returns by fiscal number or id, once, and says when a number is in two stores', async () => {
    const venda = vendaOf({ cpf: seller.cpf });
    await panel('POST', '/api/pontuacoes/pontuar', { venda, enviarMensagem: false });
    await panel('POST', '/api/pontuacoes/pontuar', { venda: { ...venda, cpf: typing.cpf }, enviarMensagem: false });
    expect((await panel('POST', '/api/pontuacoes/cancelar', { identificador: venda.identificador })).json.erro).toBe(
      'Há mais de uma pontuação com este identificador. Informe o id.',
    );
    const { json } = await panel('GET', `/api/pontuacoes/${typing.cpf}`);
    expect((await panel('POST', '/api/pontuacoes/cancelar', { identificador: json.pontuacoes[0].id })).status).toBe(200);
    expect((await panel('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: venda.identificador })).json.erro).toBe(
      'Esta pontuação não tem nota enviada; use Cancelar.',
    );
    expect((await panel('POST', '/api/pontuacoes/cancelar', { identificador: venda.identificador })).status).toBe(200);
    expect((await panel('POST', '/api/pontuacoes/cancelar', { identificador: venda.identificador })).status).toBe(404);
  });

  it('tells a seller at sign-in the points of approved sales, beside the balance', async () => {
    const earner = await buildSeller(app.database);
    const signIn = () => app.rest('POST', '/api/sessoes/parceiro', { body: { cpf: earner.cpf, senha: PASSWORD } });
    expect((await signIn()).json.parceiro).toMatchObject({ totalPontos: 0, saldoPontos: 0 });
    const [kept, cancelled] = [vendaOf({ cpf: earner.cpf }), vendaOf({ cpf: earner.cpf })];
    for (const venda of [kept, cancelled]) await panel('POST', '/api/pontuacoes/pontuar', { venda, enviarMensagem: false });
    await panel('POST', '/api/pontuacoes/cancelar', { identificador: cancelled.identificador });
    const prize = await buildReward(app.database, { custoTotal: '0.06' });
    await store(earner, 'POST', '/api/resgatar', { codigoPremio: prize.codigo, qtde: 1 });
    expect((await signIn()).json.parceiro).toMatchObject({ totalPontos: 5, saldoPontos: 3 });
  });

  it('lets a seller of a typing store post over the same path, and nobody for somebody else', async () => {
    const posted = await store(typing, 'POST', '/api/pontuacoes/pontuar', { venda: vendaOf({ cpf: seller.cpf }), enviarMensagem: false });
    expect(posted).toMatchObject({ status: 200, json: { mensagem: 'Venda processada com sucesso', totalPontos: 5 } });
    const [row] = await app.database.read<{ cpf: string }>(
      'select v.cpf from postings p join sellers v on v.id = p.seller_id order by p.id desc limit 1',
    );
    expect(row?.cpf).toBe(typing.cpf);
    expect((await store(seller, 'POST', '/api/pontuacoes/pontuar', { venda: vendaOf() })).status).toBe(403);
    expect((await store(seller, 'POST', '/api/pontuacoes/cancelar', { identificador: '1' })).status).toBe(403);
    expect((await app.rest('POST', '/api/upload/venda_foto', { form: new FormData() })).status).toBe(401);
    for (const body of [{}, { venda: [] }, { venda: { itens: 'x' } }, { venda: vendaOf({ identificador: '1' }) }]) {
      const { status, json } = await panel('POST', '/api/pontuacoes/pontuar', body);
      expect([status, typeof json.erro]).toEqual([400, 'string']);
    }
  });
});
