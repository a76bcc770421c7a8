import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo/people.ts';
import { workbook, zip } from '../platform/sheets/archive.fixture.ts';
import { answeredWell } from '../test/answer-check.ts';
import type { RestAnswer, TestApp } from '../test/app.ts';
import { csv } from '../test/builders/csv.ts';
import { sellerForm, storeForm } from '../test/builders/forms.ts';
import { newCpf } from '../test/builders/people.ts';
import { receiptJpeg } from '../test/builders/receipts.ts';
import { salesSheet } from '../test/builders/sales-sheet.ts';
import { openDemoApp } from '../test/demo.ts';
import { documentedEndpoints } from '../test/documented-endpoints.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Json = any;

describe('the REST door on the demonstration network', () => {
  let app: TestApp;
  let admin: string;
  let photo: { token: string; id: number; cpf: string };
  let typing: { token: string; id: number; cpf: string; revenda: Json; idIndicacao: string; cartao: Json };
  let consumer: { token: string; id: number };
  let jpeg: Buffer;
  let network: Json;
  let product: Json;
  let store: Json;

  const good = async (answer: Promise<RestAnswer>): Promise<Json> => {
    const { status, json, bytes } = await answer;
    expect([status, status < 300 ? undefined : json]).toEqual([200, undefined]);
    return json ?? bytes;
  };
  const panel = (method: string, path: string, body?: unknown) => good(app.rest(method, path, { token: admin, body }));
  const upload = (path: string, form: FormData, token = admin) =>
    good(app.rest('POST', path, { token, form, audience: token === admin ? 'panel' : 'store' }));
  const as = ({ token }: { token: string }, method: string, path: string, body?: unknown) =>
    good(app.rest(method, path, { token, audience: 'store', body }));
  const open = (method: string, path: string, body?: unknown) => good(app.rest(method, path, { body }));
  const formOf = (fields: Record<string, string>, files: readonly (readonly [string, Buffer, string])[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, bytes, fileName] of files) form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
    return form;
  };
  const sheet = (bytes: Buffer, fields: Record<string, string> = {}, fileName = 'planilha.csv') =>
    formOf(fields, [['arquivo', bytes, fileName]]);
  const enter = (kind: string, cpf: string) => open('POST', `/api/sessoes/${kind}`, { cpf, senha: DEMO_PASSWORD });

  beforeAll(async () => {
    app = await openDemoApp({ SUPORTE_EMAIL: 'suporte@exemplo.com' });
    admin = (await enter('usuario', DEMO_LOGINS.staff[2])).token;
    const [sellerPhoto, sellerTyping] = [
      await enter('parceiro', DEMO_LOGINS.sellerPhoto),
      await enter('parceiro', DEMO_LOGINS.sellerTyping),
    ];
    photo = { ...sellerPhoto.parceiro, token: sellerPhoto.token };
    typing = { ...sellerTyping.parceiro, token: sellerTyping.token };
    const session = await enter('cliente', DEMO_LOGINS.consumers[0]);
    consumer = { token: session.token, id: session.cliente.id };
    jpeg = await receiptJpeg();
    [network] = (await panel('GET', '/api/redes?completo=1&ativo=1')).redes;
    [product] = (await panel('GET', '/api/produtos?ativo=1')).produtos;
    [store] = (await panel('GET', `/api/revendas?cnpj=${typing.revenda.cnpj}`)).revendas;
  }, 240_000);
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('answers sessions, profiles and people as described', async () => {
    await panel('PUT', '/api/usuarios', { nome: 'Administradora', senha: '', senhaAntiga: '' });
    await panel('POST', '/api/usuarios', {
      nome: 'Pessoa Nova',
      email: 'pessoa@exemplo.com',
      cpf: newCpf(),
      senha: 'Senha@2026',
      permissao: 0,
      idRevendasPermitidas: '',
    });
    await panel('GET', '/api/usuarios');
    await as(typing, 'PUT', '/api/parceiros', { aceitouRegulamento: 1 });
    await as(consumer, 'PUT', '/api/clientes', { aceitouRegulamento: 1 });
    await as(typing, 'POST', '/api/enviar-email-contato', { mensagem: 'Bom dia' });

    for (const [path, form] of [
      ['/api/parceiros', sellerForm({ cnpjRevenda: store.cnpj })],
      ['/api/clientes', sellerForm()],
    ] as const) {
      const { hobby: _seller, ...consumerForm } = form;
      const isSeller = path === '/api/parceiros';
      const fields = isSeller ? form : consumerForm;
      const account = { ...fields, senha: 'Senha@2026', aceitouPoliticaPrivacidade: true };
      const made = isSeller ? await panel('POST', path, form) : await open('POST', path, account);
      const id = made.id ?? made.cliente.id;
      await panel('PUT', `${path}/${id}`, fields);
      const status = { ativo: 0, justificativa: 'Saiu da loja' };
      await (isSeller ? panel('PUT', `${path}/${id}`, status) : panel('PUT', `${path}/justificativa`, { id, ...status }));
      expect(await panel('GET', `${path}/${id}/justificativas`)).toHaveLength(1);
      await panel('DELETE', `${path}/${id}`);
      expect(await open('GET', `${path}/verificar-cpf/${newCpf()}`)).toEqual({ existe: false });
    }
    await panel('GET', '/api/parceiros?page=1&perPage=-1');
    await panel('GET', '/api/parceiros/export');
    await panel('GET', '/api/clientes');
    await panel('GET', '/api/clientes-painel?perPage=-1');
    await panel('GET', '/api/clientes-painel/exportar');
    for (const [kind, cpf] of [
      ['parceiro', DEMO_LOGINS.sellerPhoto],
      ['cliente', DEMO_LOGINS.consumers[1]],
    ] as const) {
      await open('POST', `/api/sessoes/${kind}/esqueceu-senha`, { informacao: cpf });
      await app.runJobs();
      const uuid = /esqueceu-senha\/([0-9a-f-]{36})/.exec(app.ports.mails.at(-1)?.texto ?? '')?.[1];
      expect(await open('POST', `/api/sessoes/${kind}/validar-recuperacao`, { uuid })).toMatchObject({ valido: true });
      await open('POST', `/api/sessoes/${kind}/atualizar-senha`, { uuid, novaSenha: DEMO_PASSWORD });
    }
    photo.token = (await enter('parceiro', DEMO_LOGINS.sellerPhoto)).token;
  });

  it('answers registers as described', async () => {
    const { id: networkId } = await panel('POST', '/api/redes', { nome: 'Rede do Documento', regiao: 'Sul', valorPonto: '0.05' });
    await panel('PUT', `/api/redes/${networkId}`, { nome: 'Rede do Documento', regiao: 'Norte', valorPonto: 0.06 });
    const { id: storeId } = await panel('POST', '/api/revendas', storeForm({ rede: 'Rede do Documento' }));
    await panel('PUT', `/api/revendas/${storeId}`, { resgateLiberado: 1 });
    await open('GET', `/api/revendas/${storeId}`);
    await panel('DELETE', `/api/revendas/${storeId}`);
    await panel('DELETE', `/api/redes/${networkId}`);
    await panel('GET', '/api/revendas?pagina=1&limite=-1');
    await as(typing, 'GET', `/api/revendas/cnpj/${store.cnpj}`);

    const { id: productId } = await panel('POST', '/api/produtos', {
      codigo: 'DOC1',
      nome: 'Do documento',
      valorUnitario: 10,
      valorPontos: 2,
    });
    await panel('PUT', `/api/produtos/${productId}`, { ativo: 0 });
    await panel('DELETE', `/api/produtos/${productId}`);
    await as(typing, 'GET', '/api/produtos/barcode/7891000315507');
    await as(typing, 'GET', `/api/produtos/${product.codigo}/codigo`);
    const own = { cnpjRevenda: store.cnpj, codigoPadrao: product.codigo, codigo: 'DOC-L1', nome: 'Da loja', valorUnitario: 9.9 };
    const { id: ownId } = await panel('POST', '/api/produtos_revenda', own);
    await panel('PUT', `/api/produtos_revenda/${ownId}`, { ativo: 0 });
    await panel('DELETE', `/api/produtos_revenda/${ownId}`);
    await panel('GET', '/api/produtos_revenda?pagina=1&limite=-1');

    const sold = { marca: 'Outra', qtde: 12, valorUnitario: 39.9 };
    const top = [1, 2, 3, 4, 5].map((place) => ({ ...sold, produto: `Tinta ${place}` }));
    const surveyProducts = { produtosMaisVendidos: JSON.stringify(top), produtosMaisVendidosConcorrentes: JSON.stringify(top) };
    const survey = {
      categoria: 'Tintas',
      comunicacao: 'Fachada',
      qtdeVendedores: 4,
      faturamento: '1200.50',
      fonte: 'Equipe',
      ...surveyProducts,
    };
    const { id: surveyId } = await panel('POST', '/api/pesquisa_mercado', { cnpjRevenda: store.cnpj, ...survey });
    await panel('PUT', `/api/pesquisa_mercado/${surveyId}`, { ...survey, fonte: 'Sistema' });
    await panel('DELETE', `/api/pesquisa_mercado/${surveyId}`);
    await panel('GET', '/api/pesquisa_mercado');

    for (const [path, active] of [
      ['/api/lojas-participantes', 'ativas'],
      ['/api/produtos-cliente', 'ativos'],
    ]) {
      const { id } = await panel('POST', path!, { nome: 'Do documento', ativo: true });
      await panel('PUT', `${path}/${id}`, { nome: 'Do documento', ativo: 0 });
      await panel('GET', path!);
      await as(consumer, 'GET', `${path}/${active}`);
    }
    const { id: codeId } = await panel('POST', '/api/codigos-cadastro', { codigo: 'DOCUMENTO', pontos: 10, usos: 5 });
    await panel('PUT', `/api/codigos-cadastro/${codeId}`, { codigo: 'DOCUMENTO', pontos: '10.5', usos: 2, expiraEm: '' });
    await panel('GET', '/api/codigos-cadastro');
    await panel('DELETE', `/api/codigos-cadastro/${codeId}`);
    await panel('GET', '/api/pontuacoes-codigo?perPage=-1');
  });

  it('answers content, settings and logs as described', async () => {
    const day = { dataInicial: '2026-11-01', dataFinal: '2026-12-01' };
    const { id } = await panel('POST', '/api/banners', { titulo: 'Sem imagem', descricao: '', ...day });
    await upload('/api/upload/banner', formOf({ titulo: 'Com imagem', ...day }, [['arquivo', jpeg, 'banner.jpg']]));
    await panel('PUT', `/api/banners/${id}`, { ativo: 0 });
    const { banners } = await panel('GET', '/api/banners');
    await panel('PATCH', '/api/banners/bulk', [{ id: banners[0].id, ordem: 2 }]);
    expect((await open('GET', '/api/banners/intervalo')).length).toBeGreaterThan(0);
    await panel('DELETE', `/api/banners/${id}`);
    await panel('GET', '/api/logs');
    await panel('GET', '/api/logs/tipos');
    await panel('PUT', '/api/configuracoes-sistema', await panel('GET', '/api/configuracoes-sistema'));
    await panel('POST', '/api/configuracoes', { url: 'https://203.1.113.9/envio', token: 'segredo-do-provedor', codigo: 'C1' });
    await panel('GET', '/api/configuracoes');
    await panel('POST', '/api/configuracoes/teste', { celular: '11987654321' });
  });

  it('answers receipts, sales and cashback as described', async () => {
    const venda = (more: object) => ({
      tipoFiscal: 'N',
      realizadoEm: '20261119',
      itens: [{ codigo: product.codigo, qtde: 1, valorUnitario: 50 }],
      ...more,
    });
    await as(photo, 'GET', '/api/pontuacoes?analise=true&page=1&perPage=5');
    const receipts = formOf({}, [
      ['arquivos[]', jpeg, 'um.jpg'],
      ['arquivos[]', await receiptJpeg(), 'dois.jpg'],
    ]);
    const { arquivos } = await upload('/api/upload/venda_foto', receipts, photo.token);
    await panel('POST', '/api/pontuacoes/encerrar', { identificador: arquivos[0].id });
    await panel('POST', '/api/pontuacoes/retornar-foto-pendente', { identificador: arquivos[0].id });
    const { pontuacao: pending } = await panel('GET', '/api/pontuacoes/pendentes?perPage=-1&filterBy=CPF');
    await panel('POST', '/api/pontuacoes/reprovar', { linkArquivo: pending[0].linkArquivo, reprovadoMotivo: 'Nota Ilegível' });
    await panel('GET', '/api/pontuacoes/encerradas?perPage=-1');
    await panel('GET', '/api/pontuacoes/encerradas/export?type=all');
    await as(photo, 'GET', '/api/pontuacoes/nao-processadas');
    await as(photo, 'GET', '/api/pontuacoes/aprovadas?perPage=-1');

    const sold = { cpf: photo.cpf, identificador: '90000001', linkArquivo: pending.at(-1).linkArquivo };
    await panel('POST', '/api/pontuacoes/pontuar', { venda: venda({ ...sold, cpf: pending.at(-1).cpf }), enviarMensagem: false });
    await as(typing, 'POST', '/api/pontuacoes/pontuar', { venda: venda({ identificador: '90000002' }) });
    expect((await panel('GET', '/api/vendas?identificador=90000001')).vendas).toHaveLength(1);
    const [posted] = (await panel('GET', '/api/pontuacoes?perPage=-1')).pontuacoes;
    expect(posted.itens.length).toBeGreaterThan(0);
    await panel('GET', `/api/pontuacoes/${photo.cpf}`);
    await panel('GET', '/api/pontuacoes/export?type=current&perPage=5');
    await panel('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: '90000001' });
    await panel('POST', '/api/pontuacoes/cancelar', { identificador: '90000002' });
    const { vendasCorrigir } = await panel('GET', '/api/pontuacoes/correcoes');
    await panel('POST', `/api/pontuacoes/corrigir/${vendasCorrigir[0].idVenda}`);

    const { pontuacao } = await panel('GET', '/api/pontuacoes/pendentes-cashback?perPage=-1');
    const bought = { identificador: '90000003', cpf: pontuacao[0].cpf, linkArquivo: pontuacao[0].linkArquivo, cnpjLoja: store.cnpj };
    await panel('POST', '/api/pontuacoes/pontuar-cliente', { venda: venda({ ...bought, totalVenda: 100, valorProdutosSW: 80 }) });
    await panel('GET', '/api/pontuacoes/aprovadas-cliente?perPage=-1');
    await panel('GET', '/api/pontuacoes/encerradas-cliente?perPage=-1');
    await panel('GET', '/api/pontuacoes/cashback/export?type=all');
    await panel('GET', '/api/pontuacoes/cashback/encerradas/export?type=all');
    await as(consumer, 'GET', '/api/pontuacoes/dados-cashback');
    const { codigo } = await as(consumer, 'GET', '/api/resgate/cliente');
    await as(consumer, 'POST', '/api/resgate/resgatar', { codigo, tipoChavePix: 'CPF', chavePix: DEMO_LOGINS.consumers[0] });
    await panel('GET', '/api/resgatesCliente?perPage=-1');
    await panel('GET', '/api/resgates-consumidor/exportar?page=1&perPage=10000&search=');
  });

  it('answers prizes, offers, cards and redemptions as described', async () => {
    const values = {
      nome: 'Liquidificador',
      descricao: '<p>Potente</p>',
      codigo: 'DOC-LIQ',
      custoTotal: '89.90',
      tipo: 'bivolt',
      categoria: 'Dia a Dia',
    };
    const { id: rewardId } = await upload('/api/premios', formOf(values, [['foto', jpeg, 'foto.jpg']]));
    await panel('PUT', `/api/premios/${rewardId}`, { ativo: 0 });
    await panel('DELETE', `/api/premios/${rewardId}`);
    await panel('GET', '/api/premios');
    await panel('POST', '/api/ofertas-tlc/sync');
    const [offer] = await panel('GET', '/api/ofertas');
    await panel('PUT', `/api/ofertas/${offer.id}`, { pontos: Math.ceil(offer.pontos * 0.9) });
    await panel('POST', '/api/ofertas-tlc/aplicar-desconto', { ofertas: [offer.id], porcentagem: 10 });
    for (const path of ['categories', 'experiences', 'cities']) await as(typing, 'GET', `/api/tlc-${path}`);
    const { premios: offers } = await as(typing, 'GET', '/api/tlc-offers?page=1');
    await as(typing, 'GET', `/api/tlc-offers/${offers[0].codigo}`);

    const { premios } = await as(typing, 'GET', '/api/premios?ativo=1');
    const [prize] = premios.filter(({ tipo }: Json) => tipo === 'premio_normal').sort((a: Json, b: Json) => a.pontos - b.pontos);
    const { id } = await as(typing, 'POST', '/api/resgatar', { codigoPremio: prize.codigo, qtde: 1, obs: '' });
    await as(typing, 'GET', `/api/pontuacoes/saldo/${typing.id}/parceiro`);
    await as(consumer, 'GET', `/api/pontuacoes/saldo/${consumer.id}/cliente`);
    await panel('GET', '/api/resgates');
    await as(typing, 'GET', '/api/resgates');
    await as(typing, 'GET', `/api/resgates/${id}`);
    await panel('POST', '/api/alterarStatusResgate', { identificador: id, status: 2 });
    await panel('PATCH', '/api/resgates/bulk', { ids: [id], status: 1 });
    await panel('PUT', `/api/resgates/${id}/alterar-observacao`, { descricao: 'Entregue' });
    await panel('PUT', `/api/resgates/${id}/data-entrega`, { dataEntrega: '2026-11-20' });
    const media = await upload('/api/upload/foto_video', formOf({ idResgate: String(id) }, [['arquivo', jpeg, 'entrega.jpg']]));
    await panel('GET', '/api/resgates/fotos_videos');
    await panel('DELETE', `/api/resgates/fotos_videos/${media.id}`);
    await panel('POST', '/api/cancelarResgate', { identificador: id });
    // A consumer's: approved, and no larger than what one person may pay.
    const [approved] = await app.database.read<{ id: number }>(
      `select x.id from payouts o join redemptions x on x.id = o.redemption_id join system_settings s on s.id = 1
       where o.estado = 'APROVADO' and x.pontos_gastos <= s.pagamento_uma_pessoa order by x.id limit 1`,
    );
    for (const status of [2, 1]) await panel('POST', '/api/alterarStatusResgate', { identificador: approved!.id, status });
    const { resgates } = await panel('GET', '/api/resgatesCliente?perPage=100');
    expect(resgates.find((row: Json) => row.id === approved!.id)).toMatchObject({ status: 1 });

    await panel('POST', '/api/cartoes', { codigoBarras: '7899999999999', numero: '99990001' });
    await panel('GET', '/api/cartoes');
    await app.database.pool.query('update cards set seller_id = null where seller_id = $1', [typing.id]);
    await app.database.pool.query("update cards set seller_id = $1 where numero = '99990001'", [typing.id]);
    await as(typing, 'POST', '/api/cartoes/status', { numero: '99990001', status: 1 });
    await as(typing, 'GET', '/api/pontuacoes/swpro');
    await as(typing, 'GET', '/api/pontuacoes/codigo');
    await as(typing, 'GET', `/api/indicacoes/${typing.idIndicacao}`);
  });

  it('answers reports and expiry as described', async () => {
    const rede = encodeURIComponent(network.nome);
    const named = { rede: network.nome, codProduto: product.codigo };
    await panel('GET', `/api/dashboard?rede=${rede}`);
    await panel('GET', '/api/historico?ano=2026');
    await panel('GET', '/api/historico/primeiraData');
    await as(typing, 'GET', `/api/historico/codigoUsado/${product.codigo}/${typing.cpf}`);
    await as(typing, 'GET', `/api/vendas_itens/${product.codigo}/${typing.revenda.id}`);
    await panel('POST', '/api/mensuracao/observacao', { rede: network.nome, obs: 'Visitada' });
    await panel('GET', `/api/mensuracao/observacoes?rede=${rede}`);
    await panel('GET', '/api/mensuracao');
    await panel('GET', '/api/taxa-sucesso?ano=2026&mes=10');
    await panel('GET', '/api/compras-pontuacao?ano=2026&mes=10');
    await panel('GET', '/api/antifraude');
    await panel('POST', '/api/antifraude/observacao', { ...named, observacao: 'Contato feito' });
    await panel('POST', '/api/antifraude/liberacao', { ...named, quantidade: 1 });
    await panel('POST', '/api/estoque/saldo', { ...named, saldo: 10, data: '2026-11-19' });
    for (const path of ['antifraude/observacoes', 'antifraude/liberacoes', 'estoque/liberacoes'])
      await panel('GET', `/api/${path}?rede=${rede}&codProduto=${product.codigo}`);
    await panel('GET', `/api/produtos_vendidos?revenda=${store.cnpj}&ano=2026`);
    for (const path of ['relatorio', 'compras-pontuacao', 'taxa-sucesso', 'antifraude', 'mensuracao'])
      await panel('GET', `/api/${path}/gerar`);
    await panel('GET', '/api/pontuacoes/expirar/relatorio');
    await panel('POST', '/api/pontuacoes/expirar');
    await panel('GET', '/pontuacao/cliente-expirados');
    await panel('POST', '/pontuacao/cliente-expirados');
    await panel('GET', '/api/pontuacoes/reativar/2020-01-01');
  });

  it('answers uploads as described', async () => {
    const names = zip(
      workbook(
        '<row r="1"><c t="inlineStr"><is><t>Nome</t></is></c></row>'.concat('<row r="2"><c t="inlineStr"><is><t>Nova</t></is></c></row>'),
      ),
    );
    await upload('/api/upload/produtos', sheet(csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], [['DOC2', 'Dois', '10', '1']])));
    const own = csv(['codigoPadrao', 'codigo', 'nome', 'valorUnitario'], [[product.codigo, 'DOC-L2', 'Da loja', '10']]);
    await upload('/api/upload/produtos_revenda', sheet(own, { cnpjRevenda: store.cnpj }));
    const bought = [network.nome, product.codigo, '10/01/2026', '12', '9,90'];
    const history = csv(['Rede', 'codProduto', 'Data do Pedido', 'Quantidade', 'Valor Unitário'], [bought]);
    await upload('/api/upload/historico', sheet(history, { ano: '2026' }));
    await upload('/api/upload/saldo_cartao', sheet(csv(['Número', 'Saldo'], [['99990001', '9,5']])));
    for (const path of ['lojas-participantes', 'produtos-cliente']) await upload(`/api/${path}/upload`, sheet(names));
    const sales = await salesSheet([{ cpf: typing.cpf, codigo: product.codigo, identificador: '90000009', realizadoEm: '2026-11-10' }]);
    await upload('/api/upload/vendas', sheet(sales, { enviarMensagem: '0' }, 'vendas.xlsx'));
  });

  it('has answered every documented endpoint with a success that the document describes', () => {
    const missing = documentedEndpoints.map(({ method, path }) => `${method} ${path}`).filter((name) => !answeredWell.has(name));
    expect(missing).toEqual([]);
  });
});
