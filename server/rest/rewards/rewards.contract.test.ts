import sharp from 'sharp';
import { addDays } from '../../shared/dates.ts';
import { prizePoints } from '../../shared/money.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0aa' } })
    .jpeg()
    .toBuffer();

async function formOf(values: Record<string, string>, photo?: Buffer): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (photo) form.set('foto', new Blob([new Uint8Array(photo)]), 'foto da liquidificador.jpg');
  return form;
}

describe('/api/premios', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  let seller: Awaited<ReturnType<typeof buildSeller>>;
  let photo: Buffer;
  const values = {
    nome: 'Liquidificador',
    descricao: '<p onclick="x()">Potente <strong>mesmo</strong></p><script>alert(1)</script><a href="javascript:alert(1)">veja</a>',
    codigo: 'LIQ-1',
    custoTotal: '89.90',
    tipo: 'bivolt',
    categoria: 'Dia a Dia',
  };

  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator] = (await Promise.all([2, 1].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
    const network = await buildNetwork(app.database, { valorPonto: '0.03' });
    await buildNetwork(app.database, { valorPonto: '0.06' });
    seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
    photo = await picture();
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const panel = (query = '') => app.rest('GET', `/api/premios${query}`, { token: admin.token });
  const storefront = (query = '') => app.rest('GET', `/api/premios${query}`, { token: seller.token, audience: 'store' });

  it('registers with a photo, lists with the documented keys, edits, toggles and deletes', async () => {
    const made = await app.rest('POST', '/api/premios', { token: operator.token, form: await formOf(values, photo) });
    expect(made.status).toBe(200);
    const { id } = made.json;
    const [shown] = (await panel('?codigo=LIQ-1&ativo=1')).json.premios;
    const file = expect.stringMatching(/^\/arquivos\//);
    expect(shown).toEqual({
      id,
      nome: 'Liquidificador',
      descricao: '<p>Potente <strong>mesmo</strong></p><a target="_blank" rel="noopener noreferrer">veja</a>',
      codigo: 'LIQ-1',
      tipo: 'bivolt',
      categoria: 'Dia a Dia',
      // R$ 89,90 at R$ 0,06 a point, the lowest price of the active networks.
      pontos: 1499,
      pontosAlternativo: 1499,
      ativo: 1,
      diretorioFoto: file,
      linkArquivo: file,
      custoTotal: 89.9,
    });
    const served = await app.rest('GET', shown.diretorioFoto);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const { custoTotal: _cost, ...common } = shown;
    expect((await storefront('?codigo=LIQ-1&ativo=1')).json.premios).toEqual([{ ...common, pontos: 2997, pontosAlternativo: 2997 }]);
    expect((await storefront('?busca=LIQUIDIF&ativo=1&categoria=Dia%20a%20Dia')).json.premios).toHaveLength(1);
    expect((await storefront('?categoria=Outra')).json.premios).toEqual([]);

    const changed = {
      nome: 'Liquidificador 2',
      descricao: 'Só texto',
      codigo: 'LIQ-1',
      custoTotal: '30',
      tipo: 'bivolt',
      custoAlternativo: '60',
    };
    // Less than half the cost takes a second person.
    expect((await app.rest('PUT', `/api/premios/${id}`, { token: operator.token, form: await formOf(changed) })).status).toBe(409);
    await approveWaiting(app);
    expect((await storefront('?codigo=LIQ-1')).json.premios[0]).toMatchObject({
      nome: 'Liquidificador 2',
      pontos: 1000,
      pontosAlternativo: 2000,
      diretorioFoto: file,
    });
    expect((await app.rest('PUT', `/api/premios/${id}`, { token: operator.token, body: { ativo: 0 } })).status).toBe(403);
    expect((await app.rest('PUT', `/api/premios/${id}`, { token: admin.token, body: { ativo: 0 } })).status).toBe(200);
    expect((await storefront('?codigo=LIQ-1')).json.premios).toEqual([]);
    expect((await panel('?codigo=LIQ-1&ativo=0')).json.premios[0].ativo).toBe(0);
    expect((await app.rest('DELETE', `/api/premios/${id}`, { token: admin.token })).status).toBe(200);
    expect((await panel('?codigo=LIQ-1')).json.premios).toEqual([]);
    expect((await app.rest('DELETE', `/api/premios/${id}`, { token: admin.token })).json.erro).toBe('Prêmio não encontrado');
  });

  it('takes a missing type as geral and gives it the default category', async () => {
    const { tipo: _type, categoria: _category, ...plain } = values;
    const form = await formOf({ ...plain, codigo: 'SEM-TIPO', tipo: 'null' }, photo);
    expect((await app.rest('POST', '/api/premios', { token: admin.token, form })).status).toBe(200);
    expect((await panel('?codigo=SEM-TIPO')).json.premios[0]).toMatchObject({
      tipo: 'geral',
      categoria: 'Dia a Dia',
      pontosAlternativo: null,
    });
    // doc 002 §3 Prize has another word for it; other types are the same in both documents.
    expect((await storefront('?codigo=SEM-TIPO')).json.premios[0].tipo).toBe('premio_normal');
  });

  it('refuses with the documented texts, in the order of the form', async () => {
    const send = async (form: FormData) => (await app.rest('POST', '/api/premios', { token: admin.token, form })).json;
    const empty = await send(await formOf({ tipo: 'xis' }));
    expect(empty.campos.map(({ message }: { message: string }) => message)).toEqual([
      'Informe o nome',
      'Informe o código',
      'Informe a descrição',
      'Informe o custo total',
      'Informe o tipo',
      'Selecione uma foto',
    ]);
    await buildReward(app.database, { codigo: 'REPETIDO' });
    expect(await send(await formOf({ ...values, codigo: 'REPETIDO' }, photo))).toMatchObject({
      erro: 'Código já cadastrado',
      campos: [{ field: 'codigo', message: 'Código já cadastrado' }],
    });
    expect((await send(await formOf({ ...values, codigo: 'N1', descricao: '<script>x</script>' }, photo))).erro).toBe(
      'Informe a descrição',
    );
    expect((await send(await formOf({ ...values, codigo: 'N2', custoTotal: '0' }, photo))).erro).toBe('Informe o custo total');
    expect((await send(await formOf({ ...values, codigo: 'N3' }, Buffer.from('<svg/>')))).codigo).toBe('FILE_TYPE_NOT_SUPPORTED');
    const kept = await app.database.read("select 1 from rewards where codigo in ('N1', 'N2', 'N3')");
    expect(kept).toEqual([]);
  });

  it('admits the documented levels only, and shows the storefront no cost', async () => {
    const consumer = await buildConsumer(app.database);
    const plus = await buildStaff(app.database, 5);
    expect((await app.rest('GET', '/api/premios')).status).toBe(401);
    expect((await app.rest('GET', '/api/premios', { token: plus.token })).status).toBe(403);
    expect((await app.rest('DELETE', '/api/premios/1', { token: operator.token })).status).toBe(403);
    expect((await app.rest('POST', '/api/premios', { token: seller.token, audience: 'store', body: {} })).status).toBe(403);
    const mine = await app.rest('GET', '/api/premios', { token: consumer.token, audience: 'store' });
    expect([mine.status, mine.json]).toEqual([200, { premios: [] }]);
    const hidden = await app.graphql('{ rewards { total } }', {}, { token: seller.token, audience: 'store' });
    expect(hidden.errors?.[0].extensions.code).toBe('NOT_ALLOWED');
  });

  it('prices in the database exactly as the shared rule does', async () => {
    const [network] = await app.database.read<{ id: number }>('select network_id as id from stores where id = $1', [seller.store.id]);
    for (const [custoTotal, valorPonto] of [
      ['0.01', '0.03'],
      ['0.30', '0.03'],
      ['0.31', '0.03'],
      ['99999999.99', '0.07'],
      ['1000.00', '1.00'],
      ['10.00', '999.99'],
    ] as const) {
      await app.database.pool.query('update networks set valor_ponto = $2 where id = $1', [network!.id, valorPonto]);
      const { codigo } = await buildReward(app.database, { custoTotal });
      const { data } = await app.graphql(
        'query ($f: PrizesFilter) { prizes(filter: $f) { items { pontos } } }',
        { f: { codigo } },
        { token: seller.token, audience: 'store' },
      );
      expect([custoTotal, valorPonto, data.prizes.items[0].pontos]).toEqual([
        custoTotal,
        valorPonto,
        prizePoints({ custoTotal, valorPonto }),
      ]);
    }
  });

  it('tells what a balance reaches from what it does not, and tells nobody else anything', async () => {
    const network = await buildNetwork(app.database, { valorPonto: '1.00' });
    const rich = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
    const poor = await buildSeller(app.database, { store: rich.store });
    for (const custoTotal of ['250.00', '251.00']) await buildReward(app.database, { codigo: `ALCANCE-${custoTotal}`, custoTotal });
    await givePoints(app.database, app.clock, rich, '250.99');
    await givePoints(app.database, app.clock, rich, '1000.00', addDays(app.clock.today(), 1));
    app.clock.advanceDays(2);
    const reached = async (who: SignedIn) => {
      const query = `{
        agora: prizes(options: { pageSize: 100 }, filter: { aoAlcance: true }) { items { codigo } }
        proximo: prizes(options: { pageSize: 100 }, filter: { aoAlcance: false }) { items { codigo } }
      }`;
      const { data, errors } = await app.graphql(query, {}, { token: who.token, audience: 'store' });
      expect(errors).toBeUndefined();
      return [data.agora, data.proximo].map(({ items }: { items: { codigo: string }[] }) =>
        items.map(({ codigo }) => codigo).filter((codigo) => codigo.startsWith('ALCANCE-')),
      );
    };
    expect(await reached(rich)).toEqual([['ALCANCE-250.00'], ['ALCANCE-251.00']]);
    expect(await reached(poor)).toEqual([[], ['ALCANCE-250.00', 'ALCANCE-251.00']]);
    expect(await reached(await buildConsumer(app.database))).toEqual([[], []]);
  });

  it('takes a photo over GraphQL and refuses to remove what must still be delivered', async () => {
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({
        query: 'mutation ($input: RewardInput!) { createReward(input: $input) { id } }',
        variables: { input: { nome: 'Fone', codigo: 'FONE', descricao: 'Bom', custoTotal: '10.00', tipo: 'geral', foto: null } },
      }),
    );
    form.set('map', JSON.stringify({ 0: ['variables.input.foto'] }));
    form.set('0', new Blob([new Uint8Array(photo)]), 'fone.jpg');
    const made = await app.rest('POST', '/graphql', { token: admin.token, form, headers: { 'apollo-require-preflight': 'true' } });
    expect(made.json.errors).toBeUndefined();
    const { id } = made.json.data.createReward;
    await app.database.pool.query(
      `insert into redemptions (audience, reward_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, resgatado_em,
         prazo_entrega, mes, titular_nome, busca) values ('SELLER', $1, 'AAAAAAAAAA', 'Fone', 'geral', 1, 1, 1, 0, now(), '2027-01-01', '2026-11', 'x', 'x')`,
      [id],
    );
    expect((await app.rest('DELETE', `/api/premios/${id}`, { token: admin.token })).json.erro).toBe(
      'Prêmio não pode ser excluído: possui 1 resgate(s) a entregar',
    );
  });
});
