import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCard } from '../../test/builders/cards.ts';
import { buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';

describe('/api/cartoes', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    operator = await buildStaff(app.database, 1);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const register = (body: unknown, who = admin) => app.rest('POST', '/api/cartoes', { token: who.token, body });
  const change = (who: SignedIn, body: unknown) => app.rest('POST', '/api/cartoes/status', { token: who.token, audience: 'store', body });

  it('registers a card into the stock and says so', async () => {
    const made = await register({ codigoBarras: '2379 0100', numero: '5067.2200-0000 0001' });
    expect([made.status, made.json]).toEqual([200, { sucesso: true, mensagem: 'Cartão cadastrado com sucesso', id: expect.any(Number) }]);
    const { cartoes } = (await app.rest('GET', '/api/cartoes', { token: operator.token })).json;
    expect(cartoes).toContainEqual({
      id: made.json.id,
      rede: null,
      parceiro: null,
      codigoBarras: '23790100',
      numero: '5067220000000001',
      saldo: 0,
      nome: null,
      situacao: 'LIVRE',
      entregue: 0,
    });
  });

  it.each([
    [{ numero: '5067220000000002' }, 400, 'Informe o código de barras'],
    [{ codigoBarras: '   ', numero: '5067220000000002' }, 400, 'Informe o código de barras'],
    [{ codigoBarras: '23790200' }, 400, 'Informe o número'],
    [{ codigoBarras: '23790200', numero: 'ABCD' }, 400, 'Número inválido'],
    [{ codigoBarras: '2379-*', numero: '5067220000000002' }, 400, 'Código de barras inválido'],
    [{ codigoBarras: '23790200', numero: '5067220000000002', saldo: 1000 }, 400, 'Campo não permitido: saldo'],
    [{ codigoBarras: 'REPETIDO1', numero: '5067220000000002' }, 409, 'Código de barras já cadastrado'],
    [{ codigoBarras: '23790200', numero: '5067229999999999' }, 409, 'Número de cartão já cadastrado'],
  ])('refuses %j', async (body, status, text) => {
    await app.database.pool.query(
      "insert into cards (codigo_barras, numero) values ('REPETIDO1', '5067229999999999') on conflict do nothing",
    );
    const { status: answered, json } = await register(body);
    expect([answered, json]).toEqual([
      status,
      { erro: text, codigo: expect.any(String), campos: expect.any(Array), sucesso: false, mensagem: text },
    ]);
  });

  it('lists the cards of one network, with whose they are', async () => {
    const seller = await buildSeller(app.database);
    const card = await buildCard(app.database, { sellerId: seller.id, nome: 'ANA LIMA', saldo: '12.30', entregue: true });
    const [network] = await app.database.read<{ nome: string }>('select nome from networks where id = $1', [seller.store.networkId]);
    for (const rede of [network!.nome, seller.store.networkId]) {
      const { json } = await app.rest('GET', `/api/cartoes?rede=${rede}`, { token: admin.token });
      expect(json).toEqual({
        cartoes: [
          {
            id: card.id,
            rede: network!.nome,
            parceiro: seller.actor.nome,
            codigoBarras: card.codigoBarras,
            numero: card.numero,
            saldo: 12.3,
            nome: 'ANA LIMA',
            situacao: 'ATIVO',
            entregue: 1,
          },
        ],
      });
    }
  });

  it('admits the documented people only', async () => {
    const seller = await buildSeller(app.database);
    const level5 = await buildStaff(app.database, 5);
    expect((await app.rest('GET', '/api/cartoes')).status).toBe(401);
    expect((await app.rest('GET', '/api/cartoes', { token: level5.token })).status).toBe(403);
    expect((await register({}, operator)).status).toBe(403);
    expect((await app.rest('POST', '/api/cartoes/status', { token: admin.token, body: {} })).status).toBe(403);
    expect((await change(seller, {})).json).toMatchObject({ erro: 'Informe o número do cartão', sucesso: false });
  });

  describe('status', () => {
    const held = (seller: SignedIn) =>
      app.database.read('select bloqueado, em_desbloqueio, seller_id from cards where seller_id = $1', [seller.id]);
    const historyOf = async (id: number) =>
      (await app.database.read<{ tipo: string }>('select tipo from card_events where card_id = $1 order by id', [id])).map(
        ({ tipo }) => tipo,
      );

    it('asks for the unblocking, takes it back, and removes a card that is blocked while in use', async () => {
      const seller = await buildSeller(app.database);
      const { id, numero } = await buildCard(app.database, { sellerId: seller.id, bloqueado: true, entregue: true });
      const spaced = numero.replace(/(\d{4})(?=\d)/g, '$1 ');
      const asked = await change(seller, { numero: spaced, status: 0 });
      expect([asked.status, asked.json]).toEqual([200, { sucesso: true, mensagem: 'Solicitação de desbloqueio efetuada com sucesso' }]);
      // Blocked until staff confirm it.
      expect(await held(seller)).toEqual([{ bloqueado: true, em_desbloqueio: true, seller_id: seller.id }]);
      expect((await change(seller, { numero, status: '0' })).json.erro).toBe(
        'O desbloqueio deste cartão já foi solicitado. Ele pode levar até 24 horas úteis.',
      );

      expect((await change(seller, { numero, status: '1' })).json).toEqual({
        sucesso: true,
        mensagem: 'Solicitação de bloqueio efetuada com sucesso',
      });
      expect(await held(seller)).toEqual([{ bloqueado: true, em_desbloqueio: false, seller_id: seller.id }]);
      // A second tap changes nothing.
      const again = await change(seller, { numero, status: 1 });
      expect([again.status, again.json]).toEqual([
        409,
        { erro: 'Este cartão já está bloqueado', codigo: 'CARD_BLOCKED', sucesso: false, mensagem: 'Este cartão já está bloqueado' },
      ]);

      await app.database.pool.query('update cards set bloqueado = false where id = $1', [id]);
      expect((await change(seller, { numero, status: 0 })).json.erro).toBe('Este cartão não está bloqueado');
      expect((await change(seller, { numero, status: 1 })).status).toBe(200);
      expect(await held(seller)).toEqual([]);
      expect(await historyOf(id)).toEqual(['DESBLOQUEIO_SOLICITADO', 'BLOQUEIO', 'BLOQUEIO', 'REMOCAO']);
      expect((await change(seller, { numero, status: 0 })).status).toBe(404);
      const { cartoes } = (await app.rest('GET', '/api/cartoes', { token: admin.token })).json;
      expect(cartoes.find((card: { id: number }) => card.id === id)).toMatchObject({ situacao: 'RETIRADO', parceiro: null });
    });

    it('counts a card as delivered when its holder asks to unblock it', async () => {
      const seller = await buildSeller(app.database);
      const { id, numero } = await buildCard(app.database, { sellerId: seller.id, bloqueado: true });
      expect((await change(seller, { numero, status: 0 })).status).toBe(200);
      expect(await app.database.read('select entregue from cards where id = $1', [id])).toEqual([{ entregue: true }]);
      expect(await historyOf(id)).toEqual(['ENTREGA', 'DESBLOQUEIO_SOLICITADO']);
    });

    it('knows nobody else’s card and no other status', async () => {
      const [seller, stranger] = [await buildSeller(app.database), await buildSeller(app.database)];
      const { numero } = await buildCard(app.database, { sellerId: seller.id, bloqueado: true });
      const foreign = await change(stranger, { numero, status: 1 });
      expect([foreign.status, foreign.json]).toMatchObject([404, { erro: 'Cartão não encontrado', sucesso: false }]);
      expect((await change(seller, { numero })).json.erro).toBe('Status é obrigatório.');
      expect((await change(seller, { numero, status: 2 })).json.erro).toBe('Status inválido.');
      expect(await held(seller)).toEqual([{ bloqueado: true, em_desbloqueio: false, seller_id: seller.id }]);
    });

    it('removes a card once when two taps arrive together', async () => {
      const seller = await buildSeller(app.database);
      const { id, numero } = await buildCard(app.database, { sellerId: seller.id, entregue: true });
      const answers = await Promise.all([change(seller, { numero, status: 1 }), change(seller, { numero, status: 1 })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await historyOf(id)).toEqual(['BLOQUEIO', 'REMOCAO']);
    });
  });
});
