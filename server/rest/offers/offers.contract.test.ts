import { CatalogueError } from '../../platform/ports/experience-catalogue.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildOffer, listedOffer } from '../../test/builders/offers.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { givePoints } from '../../test/builders/rewards.ts';

describe('offers over REST', () => {
  let app: TestApp;
  let admin: SignedIn;
  let seller: Awaited<ReturnType<typeof buildSeller>>;

  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    seller = await buildSeller(app.database);
    await givePoints(app.database, app.clock, seller, '1000');
  });
  afterAll(() => app.close());

  const asPanel = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: admin.token, body });
  const asSeller = (method: string, path: string, body?: unknown) =>
    app.rest(method, path, { token: seller.token, audience: 'store', body });

  it('syncs, lists, prices and discounts on the panel', async () => {
    app.ports.experiences = { readOffers: async () => [listedOffer('A1'), listedOffer('A2')] };
    const synced = await asPanel('POST', '/api/ofertas-tlc/sync');
    expect([synced.status, synced.json]).toEqual([200, { atualizadas: 0, criadas: 2, total: 2 }]);
    const { json: offers } = await asPanel('GET', '/api/ofertas');
    expect(offers).toEqual([
      { id: expect.any(Number), offerId: 'A1', nome: 'Oferta A1', pontos: 0, pontosDesconto: null },
      { id: expect.any(Number), offerId: 'A2', nome: 'Oferta A2', pontos: 0, pontosDesconto: null },
    ]);
    const [{ id }] = offers;
    const priced = await asPanel('PUT', `/api/ofertas/${id}`, { pontos: 250 });
    expect([priced.status, priced.json]).toEqual([200, { id }]);
    const discounted = await asPanel('POST', '/api/ofertas-tlc/aplicar-desconto', { ofertas: [id], porcentagem: '10%' });
    expect([discounted.status, discounted.json]).toEqual([200, { alterados: 1 }]);
    expect((await asPanel('GET', '/api/ofertas')).json[0]).toEqual({
      id,
      offerId: 'A1',
      nome: 'Oferta A1',
      pontos: 250,
      pontosDesconto: 225,
    });
    app.ports.experiences = { readOffers: async () => [listedOffer('A1')] };
    await asPanel('POST', '/api/ofertas-tlc/sync');
    expect((await asPanel('GET', '/api/ofertas')).json.map(({ offerId }: { offerId: string }) => offerId)).toEqual(['A1']);
    expect(app.reported).toEqual([]);
  });

  it('refuses in the documented words', async () => {
    const erro = async (method: string, path: string, body?: unknown) => {
      const { status, json } = await asPanel(method, path, body);
      return [status, json.erro];
    };
    expect(await erro('POST', '/api/ofertas-tlc/aplicar-desconto', {})).toEqual([400, 'Informe a porcentagem de desconto']);
    expect(await erro('POST', '/api/ofertas-tlc/aplicar-desconto', { porcentagem: 10, ofertas: [] })).toEqual([
      400,
      'Selecione pelo menos uma oferta',
    ]);
    expect(await erro('PUT', '/api/ofertas/999999', { pontos: 1 })).toEqual([404, 'Oferta não encontrada']);
    expect(await erro('PUT', '/api/ofertas/x', { pontos: 1 })).toEqual([404, 'Registro não encontrado']);
    app.ports.experiences = { readOffers: () => Promise.reject(new CatalogueError('página 1: respondeu 500')) };
    expect(await erro('POST', '/api/ofertas-tlc/sync')).toEqual([503, 'Erro ao sincronizar ofertas']);
    expect(app.reported.splice(0)).toMatchObject([{ code: 'OFFER_SYNC_FAILED' }]);
    const consumer = await buildConsumer(app.database);
    for (const path of ['/api/tlc-categories', '/api/tlc-experiences', '/api/tlc-cities', '/api/tlc-offers', '/api/tlc-offers/A1']) {
      expect((await app.rest('GET', path)).status).toBe(401);
      expect((await app.rest('GET', path, { token: consumer.token, audience: 'store' })).status).toBe(403);
      expect((await asPanel('GET', path)).status).toBe(403);
    }
    const wrong = await asSeller('GET', '/api/tlc-offers?categories=1,x');
    expect([wrong.status, wrong.json.erro]).toEqual([400, 'categories inválido']);
  });

  it('leads a seller from the categories to an offer, its redemption and its voucher', async () => {
    await buildOffer(
      app.database,
      listedOffer('B1', { ageFrom: 18, partner: { id: 'b', name: 'Mesa da Praça', description: 'Cozinha brasileira' } }),
      '300',
    );
    await buildOffer(app.database, listedOffer('B2', { location: null }), '120');
    const category = { id: expect.any(Number), nome: 'Gastronomia', subcategories: [{ id: expect.any(Number), name: 'Restaurantes' }] };
    const { json: categories } = await asSeller('GET', '/api/tlc-categories');
    expect(categories).toEqual({ categorias: [{ id: 0, nome: 'DIA A DIA', subcategories: [] }, category] });
    const { id: categoryId, subcategories } = categories.categorias[1];
    const { json: experiences } = await asSeller(
      'GET',
      `/api/tlc-experiences?categories=${categoryId}&subcategories=${subcategories[0].id},999`,
    );
    expect(experiences).toEqual([{ id: expect.any(Number), title: 'Jantar para dois', mainImageUrl: '/catalogo/jantar-para-dois.svg' }]);
    const where = `categories=${categoryId}&experience=${experiences[0].id}`;
    expect((await asSeller('GET', `/api/tlc-cities?${where}`)).json).toEqual([{ name: 'São Paulo', localizedName: 'São Paulo - SP' }]);
    const { json: store } = await asSeller(
      'GET',
      `/api/tlc-offers?${where}&page=1&cities=${encodeURIComponent('São Paulo,Recife')}&search=praca`,
    );
    const offer = {
      id: expect.any(Number),
      codigo: 'B1',
      nome: 'Oferta B1',
      descricao: 'Jantar completo',
      pontos: 300,
      categoria: { id: categoryId, nome: 'Gastronomia' },
      subCategoria: { id: subcategories[0].id, nome: 'Restaurantes' },
      experience: { id: experiences[0].id, title: 'Jantar para dois', description: null, mainImageUrl: '/catalogo/jantar-para-dois.svg' },
      partner: { name: 'Mesa da Praça', description: 'Cozinha brasileira', logoUrl: null },
      location: {
        address1: 'Rua Augusta, 10',
        address2: null,
        city: 'São Paulo',
        region: 'SP',
        postCode: '01305-000',
        phoneNumber: '(11) 3555-0010',
        email: null,
        website: null,
        logoUrl: null,
      },
      ageFrom: 18,
      ageTo: null,
      offerTerms: 'Reserve com 7 dias de antecedência.',
      diretorioFoto: '/catalogo/jantar-para-dois.svg',
    };
    expect(store).toEqual({ premios: [offer] });
    expect((await asSeller('GET', `/api/tlc-offers?${where}&page=99`)).json).toEqual({ premios: [] });
    expect((await asSeller('GET', '/api/tlc-offers/B1')).json).toEqual({ offer });
    const missing = await asSeller('GET', '/api/tlc-offers/NADA');
    expect([missing.status, missing.json.erro]).toEqual([404, 'Oferta não encontrada']);

    const redeemed = await asSeller('POST', '/api/resgatar', { codigoPremio: 'B1', qtde: 1, obs: '' });
    expect([redeemed.status, redeemed.json]).toEqual([200, { id: expect.any(Number), saldoNovo: 700, cartao: null }]);
    const { json: voucher } = await asSeller('GET', `/api/resgates/${redeemed.json.id}`);
    expect(voucher.offer).toEqual({
      reward: { name: 'Oferta B1' },
      partner: { name: 'Mesa da Praça' },
      descricao: 'Reserve com 7 dias de antecedência.',
      location: offer.location,
    });
    expect(voucher.resgate).toMatchObject({ codigo: 'B1', premio: 'Oferta B1', pontosGastos: 300 });
    expect((await asSeller('GET', '/api/resgates')).json.resgates[0]).toMatchObject({ codigo: 'B1', premio: 'Oferta B1' });
    expect(app.reported).toEqual([]);
  });
});
