import sharp from 'sharp';
import { reordered } from '../../modules/banners/banner-order.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
const day = { dataInicial: '2026-01-01', dataFinal: '2999-12-31' };

describe('/api/banners', () => {
  let app: TestApp;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    operator = await buildStaff(app.database, 1);
  });
  afterEach(() => app.database.pool.query('delete from banners'));
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const panel = (method: string, path: string, body?: unknown) => app.rest(method, `/api/${path}`, { token: operator.token, body });
  const make = async (titulo: string, values: object = {}): Promise<number> =>
    (await panel('POST', 'banners', { titulo, descricao: null, ...day, ...values })).json.id;
  const orderOf = async (): Promise<string[]> =>
    (await panel('GET', 'banners')).json.banners.map(({ titulo, ordem }: { titulo: string; ordem: number }) => `${ordem} ${titulo}`);
  const formOf = (values: Record<string, string>, images: Buffer[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    for (const [index, image] of images.entries()) form.append('arquivo', new Blob([new Uint8Array(image)]), `banner ${index}.jpg`);
    return form;
  };

  it('makes a banner of each image, and one without image, and answers the documented keys in order', async () => {
    const form = formOf({ titulo: 'Verão', descricao: '<p onclick="x()">Sol<script>1</script></p>', ...day }, [
      await picture('#0aa'),
      await picture('#a0a'),
    ]);
    const made = await app.rest('POST', '/api/upload/banner', { token: operator.token, form });
    expect([made.status, made.json]).toEqual([200, { id: expect.any(Number), ids: [made.json.id, expect.any(Number)] }]);
    const alone = await make('Sem imagem', { dataInicial: '20/01/2026', dataFinal: '20290131' });
    const file = expect.stringMatching(/^\/arquivos\//);
    const common = { titulo: 'Verão', descricao: '<p>Sol</p>', ...day, ativo: 1, image: file, linkArquivo: file };
    expect((await panel('GET', 'banners')).json).toEqual({
      banners: [
        { id: made.json.ids[0], ordem: 1, ...common },
        { id: made.json.ids[1], ordem: 2, ...common },
        {
          id: alone,
          ordem: 3,
          titulo: 'Sem imagem',
          descricao: null,
          dataInicial: '2026-01-20',
          dataFinal: '2029-01-31',
          ativo: 1,
          image: null,
          linkArquivo: null,
        },
      ],
    });
    const none = await app.rest('POST', '/api/upload/banner', { token: operator.token, form: formOf({ titulo: 'Zero', ...day }, []) });
    expect(none.json.ids).toHaveLength(1);
  });

  it('shows to everyone, without a session, the active banners of today in São Paulo, in their order', async () => {
    const today = app.clock.today();
    await make('De ontem', { dataInicial: '2020-01-01', dataFinal: '2020-01-02' });
    await make('Do futuro', { dataInicial: '2998-01-01' });
    const second = await make('Segundo', { dataInicial: today, dataFinal: today });
    const first = await make('Primeiro', { descricao: 'a' });
    const off = await make('Inativo');
    await panel('PUT', `banners/${off}`, { ativo: 0 });
    await panel('PATCH', 'banners/bulk', [
      { id: second, ordem: 2 },
      { id: first, ordem: 1 },
    ]);
    const shown = await app.rest('GET', '/api/banners/intervalo');
    expect([shown.status, shown.json]).toEqual([
      200,
      [
        { titulo: 'Primeiro', descricao: 'a', linkArquivo: null },
        { titulo: 'Segundo', descricao: null, linkArquivo: null },
      ],
    ]);
    const { data } = await app.graphql('{ currentBanners { items { titulo } } }');
    expect(data.currentBanners.items).toEqual([{ titulo: 'Primeiro' }, { titulo: 'Segundo' }]);
  });

  it('shows a banner to its audience alone, over both interfaces, and to a consumer who signed out as little as before', async () => {
    const makeFor = async (titulo: string, publico?: string) => {
      const input = { titulo, ...day, ...(publico ? { publico } : {}) };
      const made = await app.graphql(
        'mutation ($input: BannerInput!) { createBanner(input: $input) { ids } }',
        { input },
        { token: operator.token },
      );
      expect(made.errors).toBeUndefined();
    };
    await makeFor('Todos');
    await makeFor('Vendedores', 'BALCONISTA');
    await makeFor('Consumidores', 'CLIENTE_FINAL');
    const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo);
    const seenBy = async (who?: SignedIn) => {
      const session = who ? { token: who.token, audience: 'store' as const } : {};
      const { json } = await app.rest('GET', '/api/banners/intervalo', session);
      const { data } = await app.graphql('{ currentBanners(options: { pageSize: -1 }) { items { titulo } } }', {}, session);
      expect(titles(json)).toEqual(titles(data.currentBanners.items));
      return titles(json);
    };
    expect(await seenBy(await buildConsumer(app.database))).toEqual(['Todos', 'Consumidores']);
    expect(await seenBy(await buildSeller(app.database))).toEqual(['Todos', 'Vendedores']);
    expect(await seenBy()).toEqual(['Todos', 'Consumidores']);
    const list = await app.graphql(
      '{ banners(filter: { publico: BALCONISTA }) { total items { titulo publico } } }',
      {},
      { token: operator.token },
    );
    expect(list.data.banners).toEqual({ total: 1, items: [{ titulo: 'Vendedores', publico: 'BALCONISTA' }] });
  });

  it('keeps the documented REST shape, where a new banner is for both audiences', async () => {
    await make('Documentado');
    const [shown] = (await panel('GET', 'banners')).json.banners;
    expect(Object.keys(shown)).not.toContain('publico');
    expect(await app.database.read('select publico from banners')).toEqual([{ publico: 'AMBOS' }]);
  });

  it('refuses with the documented texts and keeps nothing', async () => {
    const send = (body: unknown) => panel('POST', 'banners', body);
    expect((await send({})).json.campos.map(({ message }: { message: string }) => message)).toEqual([
      'Título obrigatório',
      'Data inicial obrigatório',
      'Data final obrigatório',
    ]);
    expect((await send({ titulo: 'x', dataInicial: '2026-02-02', dataFinal: '2026-02-01' })).json).toMatchObject({
      erro: 'Data inicial não pode ser maior que data final',
    });
    expect((await send({ titulo: 'x', ...day, descricao: 'a'.repeat(256) })).json.campos[0].field).toBe('descricao');
    expect((await send({ titulo: 'x', ...day, descricao: 'a'.repeat(255) })).status).toBe(200);
    expect((await send({ titulo: 'x', ...day, dataFinal: '3000-01-01' })).json.erro).toBe('Data final inválido');
    expect((await send({ titulo: 'x', ...day, arquivo: ['texto'] })).json.erro).toBe('Selecione uma imagem');
    const wrong = await app.rest('POST', '/api/upload/banner', {
      token: operator.token,
      form: formOf({ titulo: 'x', ...day }, [await picture('#000'), Buffer.from('<svg/>')]),
    });
    expect(wrong.json.codigo).toBe('FILE_TYPE_NOT_SUPPORTED');
    expect((await panel('PATCH', 'banners/bulk', [])).status).toBe(400);
    expect((await panel('PATCH', 'banners/bulk', { id: 1, ordem: 1 })).status).toBe(400);
    expect((await panel('PUT', 'banners/1', {})).status).toBe(400);
    expect((await panel('PUT', 'banners/99999', { ativo: 1 })).status).toBe(404);
    expect((await panel('DELETE', 'banners/99999')).status).toBe(404);
    expect(await orderOf()).toEqual(['1 x']);
  });

  it('renumbers from 1 without gaps when banners move, are removed or are added', async () => {
    const [a, b, c, d] = [await make('A'), await make('B'), await make('C'), await make('D')];
    const moved = await panel('PATCH', 'banners/bulk', [{ id: d, ordem: 2 }]);
    expect([moved.status, moved.json]).toEqual([200, { banners: 4 }]);
    expect(await orderOf()).toEqual(['1 A', '2 D', '3 B', '4 C']);
    const whole = [c, b, a, d].map((id, index) => ({ id, ordem: index + 1 }));
    await panel('PATCH', 'banners/bulk', whole);
    expect(await orderOf()).toEqual(['1 C', '2 B', '3 A', '4 D']);
    expect((await panel('DELETE', `banners/${b}`)).json).toEqual({ id: b });
    expect(await orderOf()).toEqual(['1 C', '2 A', '3 D']);
    // The order on another screen still holds the removed one.
    const stale = await panel('PATCH', 'banners/bulk', whole);
    expect([stale.status, stale.json.codigo]).toEqual([409, 'BANNER_ORDER_STALE']);
    await make('E');
    expect(await orderOf()).toEqual(['1 C', '2 A', '3 D', '4 E']);
  });

  it('ends with one whole order when people order, add and remove at once', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push(await make(title));
    const orderBy = (order: readonly number[]) =>
      panel(
        'PATCH',
        'banners/bulk',
        order.map((id, index) => ({ id, ordem: index + 1 })),
      );
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, turn) => orderBy([...ids.slice(turn % 5), ...ids.slice(0, turn % 5)])),
      orderBy(ids.toReversed()),
      make('F'),
      make('G'),
      panel('DELETE', `banners/${ids[2]}`),
    ]);
    expect(answers.filter((answer) => typeof answer === 'object' && ![200, 409].includes(answer.status))).toEqual([]);
    const rows = await app.database.read<{ id: number; ordem: number }>('select id, ordem from banners order by ordem');
    expect(rows.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.map(({ id }) => id)).not.toContain(ids[2]);
  });

  it('puts the wanted banners at their places and leaves the others in order', () => {
    const places = (wanted: Record<number, number>) =>
      reordered(
        [1, 2, 3, 4],
        Object.entries(wanted).map(([id, ordem]) => ({ id: Number(id), ordem })),
      );
    expect(places({})).toEqual([1, 2, 3, 4]);
    expect(places({ 4: 1 })).toEqual([4, 1, 2, 3]);
    expect(places({ 1: 99 })).toEqual([2, 3, 4, 1]);
    expect(places({ 3: 1, 1: 1 })).toEqual([1, 3, 2, 4]);
    expect(places({ 1: 4, 2: 3, 3: 2, 4: 1 })).toEqual([4, 3, 2, 1]);
  });

  it('admits levels 1 and 2 only, but for what everyone is shown', async () => {
    const plus = await buildStaff(app.database, 5);
    const consumer = await buildConsumer(app.database);
    for (const [method, path] of [
      ['GET', 'banners'],
      ['POST', 'banners'],
      ['POST', 'upload/banner'],
      ['PATCH', 'banners/bulk'],
      ['PUT', 'banners/1'],
      ['DELETE', 'banners/1'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect([path, (await app.rest(method, `/api/${path}`, { body })).status]).toEqual([path, 401]);
      expect((await app.rest(method, `/api/${path}`, { token: plus.token, body })).status).toBe(403);
      expect((await app.rest(method, `/api/${path}`, { token: consumer.token, audience: 'store', body })).status).toBe(403);
    }
    const hidden = await app.graphql('{ banners { total } }', {}, { token: plus.token });
    expect(hidden.errors?.[0].extensions.code).toBe('NOT_ALLOWED');
  });

  it('takes images, orders, toggles and removes over GraphQL', async () => {
    const form = new FormData();
    const input = { titulo: 'GraphQL', ...day, arquivo: [null, null] };
    form.set(
      'operations',
      JSON.stringify({ query: 'mutation ($input: BannerInput!) { createBanner(input: $input) { ids } }', variables: { input } }),
    );
    form.set('map', JSON.stringify({ 0: ['variables.input.arquivo.0'], 1: ['variables.input.arquivo.1'] }));
    form.set('0', new Blob([new Uint8Array(await picture('#0a0'))]), 'a.jpg');
    form.set('1', new Blob([new Uint8Array(await picture('#00a'))]), 'b.jpg');
    const made = await app.rest('POST', '/graphql', { token: operator.token, form, headers: { 'apollo-require-preflight': 'true' } });
    expect(made.json.errors).toBeUndefined();
    const [a, b] = made.json.data.createBanner.ids;
    const run = (query: string) => app.graphql(query, {}, { token: operator.token });
    expect((await run(`mutation { reorderBanners(banners: [{ id: ${b}, ordem: 1 }]) { banners } }`)).data.reorderBanners.banners).toBe(2);
    await run(`mutation { setBannerActive(id: ${a}, ativo: false) { id } }`);
    const list = await run('{ banners { items { id ordem ativo miniatura image } } }');
    expect(list.data.banners.items).toEqual([
      { id: b, ordem: 1, ativo: true, miniatura: expect.any(String), image: expect.any(String) },
      { id: a, ordem: 2, ativo: false, miniatura: expect.any(String), image: expect.any(String) },
    ]);
    expect((await run(`mutation { deleteBanner(id: ${b}) { id } }`)).data.deleteBanner.id).toBe(b);
    expect(await orderOf()).toEqual(['1 GraphQL']);
  });
});
