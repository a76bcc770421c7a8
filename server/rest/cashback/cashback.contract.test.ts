import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import {
  type BuiltStore,
  buildConsumer,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
  type SignedIn,
} from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';

const NOW = '2026-11-20T15:00:00.000Z';

describe('cashback over the documented paths', () => {
  let app: TestApp;
  let admin: SignedIn;
  let level: SignedIn[];
  let consumer: Awaited<ReturnType<typeof buildConsumer>>;
  let store: BuiltStore;
  let number = 60_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    level = await Promise.all([0, 1, 2, 3, 4, 5].map((permissao) => buildStaff(app.database, permissao)));
    admin = level[2]!;
    consumer = await buildConsumer(app.database);
    store = await buildStore(app.database);
    await buildCampaign(app.database, '2026-11-01');
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const panel = (method: string, path: string, body?: unknown, who = admin) => app.rest(method, path, { token: who.token, body });
  const own = (method: string, path: string, body?: unknown, who: SignedIn = consumer) =>
    app.rest(method, path, { token: who.token, audience: 'store', body });
  const vendaOf = (more: object = {}) => ({
    cpf: consumer.cpf,
    tipoFiscal: 'C',
    identificador: String(++number),
    realizadoEm: '20261120',
    totalVenda: 700,
    valorProdutosSW: 617.1,
    itens: [],
    cnpjLoja: store.cnpj,
    lojasSelecionadas: [{ cnpj: store.cnpj, nome: 'Loja' }],
    ...more,
  });
  async function send(): Promise<{ id: number }[]> {
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('arquivos[]', new Blob([new Uint8Array(await receiptJpeg())]), name);
    return (await app.rest('POST', '/api/upload/venda_foto', { token: consumer.token, audience: 'store', form })).json.arquivos;
  }

  it('lists pending receipts of consumers, approves one and rejects the other', async () => {
    const [first, second] = await send();
    const pending = await panel(
      'GET',
      '/api/pontuacoes/pendentes-cashback?page=1&perPage=10&sortField=criadoEm&sortOrder=asc&search=consumidor',
    );
    expect(pending.json).toEqual({
      pontuacao: [first, second].map((file) => ({
        id: file!.id,
        cliente: consumer.actor.nome,
        cpf: consumer.cpf,
        criadoEm: NOW,
        linkArquivo: expect.stringContaining('/arquivos/'),
        tipoArquivo: 'image/jpeg',
      })),
      totalRecords: 2,
    });
    const [a, b] = pending.json.pontuacao;
    const venda = vendaOf({ linkArquivo: a.linkArquivo });
    const posted = await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda, enviarMensagem: true });
    expect([posted.status, posted.json]).toEqual([200, { mensagem: 'Venda processada com sucesso' }]);
    const again = await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda: { ...venda, linkArquivo: undefined } });
    expect([again.status, again.json.erro]).toEqual([409, 'Venda já processada']);
    const rejected = await panel('POST', '/api/pontuacoes/reprovar', { linkArquivo: b.linkArquivo, reprovadoMotivo: 'Nota Ilegível' });
    expect(rejected.status).toBe(200);
    const approved = await panel('GET', '/api/pontuacoes/aprovadas-cliente?page=1&perPage=10&dataInicial=2026-11-20&dataFinal=2026-11-20');
    expect(approved.json).toEqual({
      vendas: [
        {
          id: expect.any(Number),
          Cliente: { nome: consumer.actor.nome, cpf: consumer.cpf },
          cnpjLoja: store.cnpj,
          totalVenda: 700,
          valorProdutosSW: 617.1,
          realizadoEm: '2026-11-20',
          criadoEm: NOW,
          atualizadoEm: NOW,
          aprovadoPor: 'Usuário Nível 2',
          reprovadoPor: null,
          reprovadoMotivo: null,
          linkArquivo: expect.stringContaining('/arquivos/'),
          tipoArquivo: 'image/jpeg',
        },
      ],
      totalRecords: 1,
    });
    const closed = await panel(
      'GET',
      '/api/pontuacoes/encerradas-cliente?page=1&perPage=10&rede=Todas&dataInicial=20261101&dataFinal=20261120',
    );
    expect(closed.json).toEqual({
      vendas: [
        {
          id: second!.id,
          Cliente: { nome: consumer.actor.nome, cpf: consumer.cpf },
          cnpjLoja: null,
          totalVenda: null,
          valorProdutosSW: null,
          realizadoEm: null,
          criadoEm: NOW,
          atualizadoEm: NOW,
          aprovadoPor: null,
          reprovadoPor: 'Usuário Nível 2',
          reprovadoMotivo: 'Nota Ilegível',
          linkArquivo: expect.stringContaining('/arquivos/'),
          tipoArquivo: 'image/jpeg',
        },
      ],
      totalRecords: 1,
    });
    expect((await panel('POST', '/api/pontuacoes/retornar-foto-pendente', { identificador: second!.id })).status).toBe(200);
    expect((await panel('POST', '/api/pontuacoes/encerrar', { identificador: second!.id })).status).toBe(200);
  });

  it('tells the consumer what there is, and pays it out once', async () => {
    const home = await own('GET', '/api/pontuacoes/dados-cashback');
    expect([home.status, home.json]).toEqual([
      200,
      {
        totalComprado: 700,
        cashbackDisponivel: 12.34,
        cashbackDisponivelTexto: 'Cashback',
        mostrarCardFaltam: false,
        faltamParaCashback: 0,
        promocaoAtiva: true,
        jaResgatouCashback: false,
        totalProdutosSW: 617.1,
        valorResgateLiberado: 500,
        saldoCashback: 12.34,
        valorTotalResgates: 0,
      },
    ]);
    const voucher = await own('GET', '/api/resgate/cliente');
    expect(voucher.json).toEqual({ codigo: expect.any(String), valor: 12.34 });
    const { codigo } = voucher.json;
    const wrong = await own('POST', '/api/resgate/resgatar', { codigo, tipoChavePix: 'CPF', chavePix: '123' });
    expect([wrong.status, wrong.json.erro, wrong.json.campos]).toEqual([
      400,
      'CPF deve ter 11 dígitos',
      [{ field: 'chavePix', message: 'CPF deve ter 11 dígitos' }],
    ]);
    const redeemed = await own('POST', '/api/resgate/resgatar', { codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf });
    expect([redeemed.status, redeemed.json]).toEqual([200, { id: expect.any(Number), cliente: { cpf: consumer.cpf } }]);
    const again = await own('POST', '/api/resgate/resgatar', { codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf });
    expect([again.status, again.json.erro]).toEqual([409, 'Você já fez um resgate nesta campanha!']);
    expect((await own('GET', '/api/resgate/cliente')).json).toEqual({ codigo: null, valor: 0 });
    expect((await own('GET', '/api/pontuacoes/dados-cashback')).json).toMatchObject({
      jaResgatouCashback: true,
      valorTotalResgates: 12.34,
    });
    const mine = await own('GET', '/api/resgatesCliente?page=1&limit=5');
    expect(mine.json).toEqual({
      resgates: [
        {
          id: redeemed.json.id,
          redemptionCode: codigo,
          codigo,
          idCliente: consumer.id,
          premio: 'Cashback',
          obs: null,
          qtde: 1,
          status: 0,
          resgatadoEm: NOW,
        },
      ],
      totalRecords: 1,
    });
    const list = await panel('GET', '/api/resgatesCliente?page=1&perPage=10&search=consumidor&sortField=resgatadoEm&sortOrder=desc');
    expect(list.json).toEqual({
      resgates: [
        {
          id: redeemed.json.id,
          redemptionCode: codigo,
          cliente: consumer.actor.nome,
          cpfCliente: consumer.cpf,
          idCliente: consumer.id,
          cidadeCliente: null,
          premio: 'Cashback',
          qtde: 1,
          obs: null,
          saldoAnterior: 12.34,
          pontosGastos: 12.34,
          status: 0,
          resgatadoEm: NOW,
          dataEntrega: null,
        },
      ],
      totalRecords: 1,
    });
    const voucherPage = await own('GET', `/api/resgates/${redeemed.json.id}`);
    expect(voucherPage.json.resgate).toMatchObject({
      redemptionCode: codigo,
      premio: 'Cashback',
      cliente: consumer.actor.nome,
      pontosGastos: 12.34,
    });
    const other = await buildConsumer(app.database);
    expect((await own('GET', `/api/resgates/${redeemed.json.id}`, undefined, other)).status).toBe(404);
    expect((await own('GET', '/api/resgatesCliente', undefined, other)).json).toEqual({ resgates: [], totalRecords: 0 });
    expect((await own('GET', `/api/pontuacoes/saldo/${consumer.id}/cliente`)).json).toEqual([{ saldoPontos: 0 }]);
  });

  it('cancels and returns postings of consumers by id or fiscal number, and asks which when the number is not enough', async () => {
    const venda = vendaOf({ totalVenda: 100, valorProdutosSW: 100 });
    await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda, enviarMensagem: false });
    const cancelled = await panel('POST', '/api/pontuacoes/cancelar', { identificador: venda.identificador });
    expect([cancelled.status, cancelled.json]).toEqual([200, { id: expect.any(Number), divida: 0 }]);
    // The same number earns once per audience, so it names two postings.
    const seller = await buildSeller(app.database, { store });
    const { codigo } = await buildProduct(app.database);
    await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda, enviarMensagem: false });
    const sale = { cpf: seller.cpf, tipoFiscal: 'C', identificador: venda.identificador, realizadoEm: '20261120' };
    const itens = [{ codigo, qtde: 1, valorUnitario: 10 }];
    expect((await panel('POST', '/api/pontuacoes/pontuar', { venda: { ...sale, itens }, enviarMensagem: false })).status).toBe(200);
    const ambiguous = await panel('POST', '/api/pontuacoes/cancelar', { identificador: venda.identificador });
    expect([ambiguous.status, ambiguous.json.codigo]).toEqual([409, 'POSTING_AMBIGUOUS']);
    const typed = await panel('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: '00000000' });
    expect(typed.status).toBe(404);
    const [sent] = await send();
    const { json } = await panel('GET', '/api/pontuacoes/pendentes-cashback?page=1&perPage=50');
    const { linkArquivo } = json.pontuacao.find(({ id }: { id: number }) => id === sent!.id);
    const fromReceipt = vendaOf({ totalVenda: 50, valorProdutosSW: '', linkArquivo });
    expect((await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda: fromReceipt, enviarMensagem: false })).status).toBe(200);
    const returned = await panel('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: fromReceipt.identificador });
    expect(returned.status).toBe(200);
    // Its number still names the receipt, which is pending again.
    expect((await panel('POST', '/api/pontuacoes/encerrar', { identificador: fromReceipt.identificador })).json).toEqual({ id: sent!.id });
    expect((await panel('POST', '/api/pontuacoes/encerrar', { identificador: '99999999' })).status).toBe(404);
  });

  it('refuses bad input with erro, and with mensagem too on the pending list', async () => {
    const bad = await panel('GET', '/api/pontuacoes/pendentes-cashback?page=x');
    expect([bad.status, bad.json]).toEqual([400, expect.objectContaining({ erro: expect.any(String), mensagem: expect.any(String) })]);
    for (const [venda, erro] of [
      [vendaOf({ cnpjLoja: '', lojasSelecionadas: [] }), 'Selecione pelo menos uma loja'],
      [vendaOf({ cnpjLoja: undefined, lojasSelecionadas: [{ cnpj: '11222333000181', nome: 'x' }] }), 'Loja não participante'],
      [vendaOf({ valorProdutosSW: 700.01 }), 'Informe somente valores válidos'],
      [vendaOf({ tipoFiscal: '' }), 'Tipo Fiscal é obrigatório'],
      [vendaOf({ realizadoEm: '2026' }), 'Data inválida'],
    ] as const) {
      const answer = await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda });
      expect([answer.status, answer.json.erro]).toEqual([400, erro]);
    }
    expect((await panel('POST', '/api/pontuacoes/pontuar-cliente', {})).status).toBe(400);
    expect((await own('POST', '/api/resgate/resgatar', {})).status).toBe(400);
    expect((await panel('GET', '/api/pontuacoes/aprovadas-cliente?sortField=senha')).status).toBe(400);
  });

  it('exports what the screens show, current or all', async () => {
    for (const path of [
      '/api/pontuacoes/cashback/export?type=current&dataInicial=2026-11-01',
      '/api/pontuacoes/cashback/export?type=all',
      '/api/pontuacoes/cashback/encerradas/export?type=current',
      '/api/pontuacoes/cashback/encerradas/export?type=all',
      '/api/resgates-consumidor/exportar?page=1&perPage=10000&search=',
    ]) {
      const answer = await panel('GET', path);
      expect([path, answer.status, answer.bytes.subarray(0, 2).toString()]).toEqual([path, 200, 'PK']);
    }
    const name = (await panel('GET', '/api/pontuacoes/cashback/encerradas/export?type=all')).headers.get('content-disposition');
    expect(name).toContain('cashback_encerradas_completo_');
  });

  it.each([
    ['GET', '/api/pontuacoes/pendentes-cashback', '0125', ''],
    ['POST', '/api/pontuacoes/pontuar-cliente', '0125', ''],
    ['GET', '/api/pontuacoes/aprovadas-cliente', '01235', ''],
    ['GET', '/api/pontuacoes/encerradas-cliente', '01235', ''],
    ['GET', '/api/pontuacoes/cashback/export', '01235', ''],
    ['GET', '/api/pontuacoes/cashback/encerradas/export', '01235', ''],
    ['GET', '/api/resgatesCliente', '01245', 'consumer'],
    ['GET', '/api/resgates-consumidor/exportar', '01245', ''],
    ['GET', '/api/pontuacoes/dados-cashback', '', 'consumer'],
    ['GET', '/api/resgate/cliente', '', 'consumer'],
    ['POST', '/api/resgate/resgatar', '', 'consumer'],
  ])('%s %s is for the documented audience', async (method, path, levels, member) => {
    const admitted: string[] = [];
    for (const [permissao, who] of level.entries()) {
      const { status } = await panel(method, path, method === 'POST' ? {} : undefined, who);
      expect([status, [200, 400, 403].includes(status)]).toEqual([status, true]);
      if (status !== 403) admitted.push(String(permissao));
    }
    expect(admitted.join('')).toBe(levels);
    const body = method === 'POST' ? {} : undefined;
    const seller = await buildSeller(app.database);
    expect((await own(method, path, body, seller)).status).toBe(403);
    expect((await own(method, path, body)).status === 403).toBe(member !== 'consumer');
    expect((await app.rest(method, path, { body })).status).toBe(401);
  });
});
