import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';

describe('redemptions over REST', () => {
  let app: TestApp;
  let admin: SignedIn;
  let programme: SignedIn;
  let seller: Awaited<ReturnType<typeof buildSeller>>;
  let stranger: Awaited<ReturnType<typeof buildSeller>>;

  beforeAll(async () => {
    app = await openTestApp();
    [admin, programme] = (await Promise.all([2, 0].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
    seller = await buildSeller(app.database);
    stranger = await buildSeller(app.database);
    await givePoints(app.database, app.clock, seller, '1000.50');
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const asPanel = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: admin.token, body });
  const asSeller = (method: string, path: string, body?: unknown, who = seller) =>
    app.rest(method, path, { token: who.token, audience: 'store', body });

  it('redeems, shows it to its holder and to staff, and follows it to the cancelling', async () => {
    const prize = await buildReward(app.database, { codigo: 'BOLA', nome: 'Bola' });
    const redeemed = await asSeller('POST', '/api/resgatar', { codigoPremio: 'BOLA', qtde: 2, obs: 'Azul' });
    expect([redeemed.status, redeemed.json]).toEqual([200, { id: expect.any(Number), saldoNovo: 800.5, cartao: null }]);
    const { id } = redeemed.json;
    const code = expect.stringMatching(/^[A-HJKMNP-Z2-9]{10}$/);
    const when = '2026-11-20T15:00:00.000Z';
    expect((await asSeller('GET', '/api/resgates')).json).toEqual({
      resgates: [
        {
          id,
          redemptionCode: code,
          codigo: 'BOLA',
          idCliente: seller.id,
          premio: 'Bola',
          obs: 'Azul',
          qtde: 2,
          status: 0,
          resgatadoEm: when,
        },
      ],
    });
    expect((await asSeller('GET', '/api/resgates', undefined, stranger)).json).toEqual({ resgates: [] });
    const [row] = (await asPanel('GET', '/api/resgates?rede=Todas&search=bola')).json.resgates;
    expect(row).toEqual({
      id,
      redemptionCode: code,
      usuario: seller.actor.nome,
      revenda: `Loja ${seller.store.codigo}`,
      cidade: 'São Paulo',
      premio: 'Bola',
      qtde: 2,
      obs: 'Azul',
      saldoAnterior: 1000.5,
      pontosGastos: 200,
      status: 0,
      resgatadoEm: when,
      dataEntrega: null,
    });
    expect((await asPanel('GET', '/api/resgates?rede=Outra')).json.resgates).toEqual([]);
    expect((await asPanel('GET', `/api/resgates?rede=${seller.store.networkId}`)).json.resgates).toHaveLength(1);

    const voucher = await asSeller('GET', `/api/resgates/${id}`);
    expect(voucher.json).toMatchObject({
      resgate: {
        id,
        revenda: `Loja ${seller.store.codigo}`,
        parceiro: seller.actor.nome,
        qtde: 2,
        premio: 'Bola',
        prazoEntrega: '2027-01-19',
      },
      offer: { reward: { name: 'Bola' }, partner: { name: null }, descricao: '<p>Condições</p>', location: null },
    });
    expect((await asSeller('GET', `/api/resgates/${id}`, undefined, stranger)).status).toBe(404);
    expect((await asPanel('GET', `/api/resgates/${id}`)).json.resgate.redemptionCode).toBe(voucher.json.resgate.redemptionCode);

    expect((await asPanel('POST', '/api/alterarStatusResgate', { identificador: id, status: 2 })).json).toEqual({ id });
    expect((await asPanel('PATCH', '/api/resgates/bulk', { ids: [id], status: 1 })).json).toEqual({ alterados: 1 });
    expect((await asPanel('PUT', `/api/resgates/${id}/data-entrega`, { dataEntrega: '2026-12-24' })).status).toBe(200);
    expect((await asPanel('PUT', `/api/resgates/${id}/alterar-observacao`, { descricao: 'Portaria' })).status).toBe(200);
    expect((await asPanel('GET', '/api/resgates')).json.resgates[0]).toMatchObject({
      status: 1,
      dataEntrega: '2026-12-24',
      obs: 'Portaria',
    });
    expect((await asPanel('POST', '/api/cancelarResgate', { identificador: String(id) })).json).toEqual({ id });
    const again = await asPanel('POST', '/api/cancelarResgate', { identificador: id });
    expect([again.status, again.json.codigo]).toEqual([409, 'REDEMPTION_CANCELLED']);
    expect((await asSeller('GET', `/api/pontuacoes/saldo/${seller.id}/parceiro`)).json).toEqual([{ saldoPontos: 1000.5 }]);
    expect(prize.id).toBeGreaterThan(0);
  });

  it('refuses with a reason and never redeems twice under one key', async () => {
    await buildReward(app.database, { codigo: 'TOPUP', tipo: 'recarga' });
    const wrong = await asSeller('POST', '/api/resgatar', { codigoPremio: 'TOPUP', qtde: 1 });
    expect([wrong.status, wrong.json]).toEqual([
      400,
      { erro: 'Selecione a operadora', codigo: 'INPUT_INVALID', campos: [{ field: 'operator', message: 'Selecione a operadora' }] },
    ]);
    const body = { codigoPremio: 'TOPUP', qtde: 1, obs: 'Vivo (11) 98765-4321' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.rest('POST', '/api/resgatar', { token: seller.token, audience: 'store', body, headers: { 'idempotency-key': 'recarga-1' } }),
      ),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    expect(
      (await asSeller('GET', '/api/resgates')).json.resgates.filter(({ codigo }: { codigo: string }) => codigo === 'TOPUP'),
    ).toHaveLength(1);
    expect((await asPanel('PATCH', '/api/resgates/bulk', { status: 1, ids: '12,x9' })).json.erro).toBe('Id inválido encontrado: x9');
    expect((await asPanel('PATCH', '/api/resgates/bulk', { ids: [1] })).json.erro).toBe('Status é obrigatório.');
    expect((await asPanel('PATCH', '/api/resgates/bulk', { status: 1 })).json.erro).toBe('Informe pelo menos um id.');
    expect((await asPanel('POST', '/api/cancelarResgate', {})).status).toBe(400);
    expect((await asPanel('PUT', '/api/resgates/999999/data-entrega', { dataEntrega: '2026-12-24' })).status).toBe(404);
    expect((await asPanel('PUT', '/api/resgates/1/data-entrega', {})).json.erro).toBe('Informe a data de entrega');
  });

  it("refuses the month's sixth redemption, and the second of a partner, as a conflict that no waiting mends", async () => {
    const saver = await buildSeller(app.database);
    await givePoints(app.database, app.clock, saver, '5000');
    const redeem = (codigoPremio: string) => asSeller('POST', '/api/resgatar', { codigoPremio, qtde: 1 }, saver);
    const [partners, plain] = [await buildReward(app.database, { parceiroComercial: 'Café Pro' }), await buildReward(app.database, {})];
    await redeem(partners.codigo);
    const second = await redeem(partners.codigo);
    expect([second.status, second.json.codigo, second.headers.get('retry-after')]).toEqual([409, 'REDEMPTION_PARTNER_LIMIT', null]);
    for (let n = 0; n < 4; n++) expect((await redeem(plain.codigo)).status).toBe(200);
    const sixth = await redeem(plain.codigo);
    expect([sixth.status, sixth.headers.get('retry-after'), sixth.json]).toEqual([
      409,
      null,
      {
        erro: 'Você já fez 5 resgates neste mês. Um novo resgate é possível a partir do próximo mês.',
        codigo: 'REDEMPTION_MONTH_LIMIT',
      },
    ]);
  });

  it('keeps the documented numbers where GraphQL has names', async () => {
    const buyer = await buildSeller(app.database);
    await givePoints(app.database, app.clock, buyer, '500');
    const { codigo } = await buildReward(app.database);
    const { id } = (await asSeller('POST', '/api/resgatar', { codigoPremio: codigo, qtde: 1 }, buyer)).json;
    const ask = async (query: string, variables: object = {}) => app.graphql(query, { id, ...variables }, { token: admin.token });
    const shown = async () => [
      (await asPanel('GET', `/api/resgates/${id}`)).json.resgate.status,
      (await ask('query ($id: ID!) { redemption(id: $id) { status } }')).data.redemption.status,
      (await asSeller('GET', '/api/resgates', undefined, buyer)).json.resgates[0].status,
      (await app.graphql('{ ownRedemptions { items { status } } }', {}, { token: buyer.token, audience: 'store' })).data.ownRedemptions
        .items,
    ];
    expect(await shown()).toEqual([0, 'NOT_DELIVERED', 0, [{ status: 'NOT_DELIVERED' }]]);
    const set = 'mutation ($id: ID!, $status: RedemptionStatus!) { changeRedemptionStatus(id: $id, status: $status) { id } }';
    expect((await ask(set, { status: 'IN_TRANSIT' })).errors).toBeUndefined();
    expect(await shown()).toEqual([2, 'IN_TRANSIT', 2, [{ status: 'IN_TRANSIT' }]]);
    expect((await asPanel('POST', '/api/alterarStatusResgate', { identificador: id, status: '1' })).status).toBe(200);
    expect(await shown()).toEqual([1, 'DELIVERED', 1, [{ status: 'DELIVERED' }]]);
    // Cancelling returns the points, so it has its own mutation; REST knows no names, and GraphQL no numbers.
    const refused = (await ask(set, { status: 'CANCELLED' })).errors?.[0];
    expect([refused?.message, refused?.extensions?.code]).toEqual(['Status inválido.', 'INPUT_INVALID']);
    const named = await asPanel('POST', '/api/alterarStatusResgate', { identificador: id, status: 'IN_TRANSIT' });
    expect([named.status, named.json.erro]).toEqual([400, 'Status inválido.']);
    for (const status of [1, '1', 'delivered', 'toString']) expect((await ask(set, { status })).errors).toHaveLength(1);
    expect(await shown()).toEqual([1, 'DELIVERED', 1, [{ status: 'DELIVERED' }]]);
  });

  it('filters a list and its spreadsheet by the name of a status', async () => {
    const buyer = await buildSeller(app.database);
    await givePoints(app.database, app.clock, buyer, '500');
    const { codigo } = await buildReward(app.database);
    const made = [];
    for (const _ of [1, 2]) made.push((await asSeller('POST', '/api/resgatar', { codigoPremio: codigo, qtde: 1 }, buyer)).json.id);
    await asPanel('PATCH', '/api/resgates/bulk', { ids: [made[1]], status: 1 });
    const ask = (query: string, variables: object) => app.graphql(query, { ...variables }, { token: admin.token });
    const list = 'query ($filter: RedemptionsFilter) { redemptions(filter: $filter) { items { id } } }';
    const filtered = async (status: string) =>
      (await ask(list, { filter: { sellerId: buyer.id, status } })).data.redemptions.items.map((row: { id: string }) => Number(row.id));
    expect([await filtered('NOT_DELIVERED'), await filtered('DELIVERED')]).toEqual([[made[0]], [made[1]]]);
    const exported = async (status: unknown) => {
      const input = { list: 'redemptions', format: 'CSV', scope: 'ALL', filter: { sellerId: buyer.id, status } };
      const { data, errors } = await ask('mutation ($input: ExportListInput!) { exportList(input: $input) { url } }', { input });
      if (errors) return errors[0].extensions.code;
      const lines = (await app.rest('GET', data.exportList.url)).bytes.toString('utf8').trimEnd().split('\r\n');
      return lines.slice(1).map((line) => Number(line.split(';')[0]));
    };
    expect(await exported('DELIVERED')).toEqual([made[1]]);
    expect(await exported('NOT_DELIVERED')).toEqual([made[0]]);
    expect(await Promise.all(['Entregue', 'constructor', 7, null].map(exported))).toEqual([
      'INPUT_INVALID',
      'INPUT_INVALID',
      'INPUT_INVALID',
      expect.arrayContaining(made),
    ]);
  });

  it('reads a balance only to its holder and to staff', async () => {
    const consumer = await buildConsumer(app.database);
    const asConsumer = (path: string) => app.rest('GET', path, { token: consumer.token, audience: 'store' });
    expect((await asPanel('GET', `/api/pontuacoes/saldo/${stranger.id}/parceiro`)).json).toEqual([{ saldoPontos: 0 }]);
    expect((await asConsumer(`/api/pontuacoes/saldo/${consumer.id}/cliente`)).json).toEqual([{ saldoPontos: 0 }]);
    expect((await asConsumer(`/api/pontuacoes/saldo/${consumer.id + 1}/cliente`)).status).toBe(404);
    expect((await asSeller('GET', `/api/pontuacoes/saldo/${stranger.id}/parceiro`)).status).toBe(404);
    expect((await asConsumer(`/api/pontuacoes/saldo/${seller.id}/parceiro`)).status).toBe(403);
    const elsewhere = await buildStaff(app.database, 3, { storeIds: [stranger.store.id] });
    expect((await app.rest('GET', `/api/pontuacoes/saldo/${seller.id}/parceiro`, { token: elsewhere.token })).status).toBe(404);
    expect((await app.rest('GET', `/api/pontuacoes/saldo/${stranger.id}/parceiro`, { token: elsewhere.token })).status).toBe(200);
  });

  it('admits the documented levels only', async () => {
    const seller3 = await buildStaff(app.database, 3);
    for (const [method, path] of [
      ['POST', '/api/alterarStatusResgate'],
      ['POST', '/api/cancelarResgate'],
      ['PATCH', '/api/resgates/bulk'],
      ['PUT', '/api/resgates/1/alterar-observacao'],
      ['PUT', '/api/resgates/1/data-entrega'],
    ] as const) {
      expect((await app.rest(method, path, { body: {} })).status).toBe(401);
      expect((await app.rest(method, path, { token: programme.token, body: {} })).status).toBe(403);
      expect((await app.rest(method, path, { token: seller.token, audience: 'store', body: {} })).status).toBe(403);
    }
    expect((await asPanel('POST', '/api/resgatar', {})).status).toBe(403);
    expect((await app.rest('GET', '/api/resgates', { token: seller3.token })).status).toBe(403);
    expect((await app.rest('GET', '/api/resgates', { token: programme.token })).status).toBe(200);
  });
});
