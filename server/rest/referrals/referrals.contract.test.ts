import { postSale } from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildIntegration } from '../../test/builders/integrations.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, newCpf, type SignedIn } from '../../test/builders/people.ts';

describe('/api/indicacoes, /api/pontuacoes/swpro and the corrections', () => {
  let app: TestApp;
  let admin: SignedIn;
  let seller: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    seller = await buildSeller(app.database);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const get = (path: string, who = seller) => app.rest('GET', path, { token: who.token, audience: 'store' });

  it("lists the holder's own referrals, masked, and nobody else's", async () => {
    const platform = await buildIntegration(app.database);
    const cpf = newCpf();
    const input = { idExterno: '1', idIndicacao: `IND${seller.cpf}`, nome: 'Ana Souza', cpf, celular: '11912345678' };
    const headers = { authorization: `Bearer ${platform.token}` };
    await app.graphql('mutation ($i: ReferralInput!) { recordReferral(input: $i) { id } }', { i: input }, { headers });
    await app.graphql(
      'mutation ($i: SwproCreditInput!) { creditSwpro(input: $i) { id } }',
      { i: { idExterno: 'c1', idIndicacao: `IND${seller.cpf}`, pontos: '80.00', indicadoIdExterno: '1' } },
      { headers },
    );
    const { json } = await get(`/api/indicacoes/IND${seller.cpf}`);
    expect(json).toEqual([
      {
        id: expect.any(Number),
        nome: 'Ana Souza',
        cpf: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
        celular: '(11) *****-5678',
        validado: false,
        plataforma: 'SW PRO Cursos',
      },
    ]);
    expect((await get('/api/pontuacoes/swpro')).json).toEqual({
      pontuacoes: [
        {
          totalPontos: 80,
          pontuadoEm: app.clock.now().toISOString(),
          venceEm: '2028-05-20',
          indicadoId: json[0].id,
          indicadoNome: 'Ana Souza',
          plataforma: 'SW PRO Cursos',
        },
      ],
    });
    const other = await buildSeller(app.database);
    expect((await get(`/api/indicacoes/IND${seller.cpf}`, other)).status).toBe(404);
    expect((await get('/api/pontuacoes/swpro', other)).json).toEqual({ pontuacoes: [] });
    expect((await get('/api/pontuacoes/swpro', await buildConsumer(app.database))).status).toBe(403);
    expect((await app.rest('GET', `/api/indicacoes/IND${seller.cpf}`)).status).toBe(401);
  });

  it('lists the sales to correct, corrects one, and says when there is none', async () => {
    const none = { vendasCorrigir: [], mensagem: 'Nenhuma venda com pontuação para corrigir foi encontrada' };
    const list = async () => (await app.rest('GET', '/api/pontuacoes/correcoes', { token: admin.token })).json;
    expect(await list()).toEqual(none);
    const product = await buildProduct(app.database);
    const { id } = await runAction(postSale, app.contextFor(admin.actor), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: '90000001',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    });
    await app.database.pool.query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, 12.25, '2026-11-01')", [
      product.id,
    ]);
    expect((await list()).vendasCorrigir).toEqual([
      {
        idVenda: id,
        revenda: expect.stringContaining('Loja'),
        parceiro: expect.any(String),
        cpf: seller.cpf,
        identificador: '90000001',
        pontuacaoAtual: 10,
        pontuacaoNova: 12.25,
        aPontuar: 2.25,
      },
    ]);
    const correct = (idVenda: number, who = admin) => app.rest('POST', `/api/pontuacoes/corrigir/${idVenda}`, { token: who.token });
    expect((await correct(id)).json.mensagem).toBe('Pontuação corrigida: 2,25 pontos creditados');
    expect((await correct(id)).json.mensagem).toBe('A pontuação desta venda já está correta');
    expect(await list()).toEqual(none);
    expect((await correct(999_999)).status).toBe(404);
    expect((await correct(id, await buildStaff(app.database, 3))).status).toBe(403);
  });
});
