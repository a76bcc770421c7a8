import { redeemReward } from '../../modules/redemptions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg, receiptPdf } from '../../test/builders/receipts.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';

const box = (type: string, content: Buffer) => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};
const MP4 = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isommp42')), box('moov', Buffer.alloc(16)), box('mdat', Buffer.alloc(64))]);
const EBML = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
  Buffer.from([2]),
]);
const WEBM = Buffer.concat([EBML, Buffer.from('1853806701ffffffffffffff', 'hex'), Buffer.from('1f43b675', 'hex'), Buffer.alloc(32)]);

let app: TestApp;
let staff: SignedIn[];
let seller: Awaited<ReturnType<typeof buildSeller>>;
let colleague: Awaited<ReturnType<typeof buildSeller>>;
let stranger: Awaited<ReturnType<typeof buildSeller>>;
let redemption: number;

beforeAll(async () => {
  app = await openTestApp();
  staff = await Promise.all([0, 1, 2, 3, 4, 5].map((level) => buildStaff(app.database, level)));
  const store = await buildStore(app.database, { networkId: (await buildNetwork(app.database, { nome: 'Rede das Fotos' })).id });
  seller = await buildSeller(app.database, { store });
  colleague = await buildSeller(app.database, { store });
  stranger = await buildSeller(app.database);
  await buildReward(app.database, { codigo: 'BOLA', nome: 'Bola' });
  redemption = await redeem(seller);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

async function redeem(who: typeof seller): Promise<number> {
  await givePoints(app.database, app.clock, who, '1000');
  return (await runAction(redeemReward, app.contextFor(who.actor), { codigoPremio: 'BOLA', qtde: 2 })).id;
}
const upload = (bytes: Buffer | null, idResgate: unknown, { token } = staff[2]!, fileName = 'foto.jpg') => {
  const form = new FormData();
  if (bytes) form.append('arquivo', new File([new Uint8Array(bytes)], fileName));
  if (idResgate !== undefined) form.append('idResgate', String(idResgate));
  return app.rest('POST', '/api/upload/foto_video', { token, form });
};
const midias = async (query = '', { token } = staff[2]!) =>
  (await app.rest('GET', `/api/resgates/fotos_videos${query}`, { token })).json.midias;
const shown = async ({ token }: SignedIn) =>
  (await app.rest('GET', '/api/resgates/fotos_videos', { token, audience: 'store' })).json.midias;

describe('photos and videos of redemptions', () => {
  it('are sent, listed under the literal path, opened and deleted with their file', async () => {
    const sent = await upload(await receiptJpeg(), redemption, staff[2], 'Entrega São Paulo.jpg');
    expect([sent.status, sent.json]).toEqual([200, { id: expect.any(Number) }]);
    const answer = await app.rest('GET', '/api/resgates/fotos_videos', { token: staff[2]!.token });
    const file = { linkArquivo: expect.stringMatching(/^\/arquivos\//), tipoArquivo: 'image/jpeg' };
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        midias: [
          {
            id: sent.json.id,
            idResgate: redemption,
            ...file,
            parceiro: seller.actor.nome,
            premio: 'Bola',
            qtde: 2,
            revenda: `Loja ${seller.store.codigo}`,
            cidade: 'São Paulo',
            resgatadoEm: '2026-11-20T15:00:00.000Z',
            midia: file,
          },
        ],
      },
    ]);
    const { linkArquivo } = answer.json.midias[0];
    expect((await app.rest('GET', linkArquivo)).headers.get('content-disposition')).toContain('Entrega%20S%C3%A3o%20Paulo.jpg');
    const gone = await app.rest('DELETE', `/api/resgates/fotos_videos/${sent.json.id}`, { token: staff[5]!.token });
    expect([gone.status, gone.json]).toEqual([200, { id: sent.json.id }]);
    expect(await midias()).toEqual([]);
    await app.runJobs();
    expect((await app.rest('GET', linkArquivo)).status).toBe(404);
    expect((await app.rest('DELETE', `/api/resgates/fotos_videos/${sent.json.id}`, { token: staff[2]!.token })).json).toMatchObject({
      erro: 'Foto ou vídeo não encontrado',
    });
    expect(await app.database.read('select id from stored_files')).toEqual([]);
  });

  it('may be MP4 or WebM, never what only says so, and the same file once for a redemption', async () => {
    const video = await upload(MP4, redemption, staff[0], 'video.mp4');
    const webm = await upload(WEBM, redemption, staff[1], 'video.webm');
    expect([video.status, webm.status]).toEqual([200, 200]);
    expect((await midias()).map(({ tipoArquivo }: { tipoArquivo: string }) => tipoArquivo)).toEqual(['video/webm', 'video/mp4']);
    const again = await upload(MP4, redemption);
    expect([again.status, again.json.erro]).toEqual([409, 'Este arquivo já foi enviado para este resgate']);
    for (const [bytes, name] of [
      [Buffer.from('isto não é um vídeo'), 'video.mp4'],
      [receiptPdf(), 'foto.jpg'],
      [EBML, 'video.webm'],
    ] as const)
      expect([name, (await upload(bytes, redemption, staff[2], name)).status]).toEqual([name, 400]);
    for (const { json } of [video, webm]) await app.rest('DELETE', `/api/resgates/fotos_videos/${json.id}`, { token: staff[2]!.token });
    await app.runJobs();
  });

  it('ask for the file, then for the redemption, in the documented words', async () => {
    expect((await upload(null, redemption)).json.erro).toBe('Selecione um arquivo primeiro');
    expect((await upload(await receiptJpeg(), undefined)).json.erro).toBe('Informe o ID do resgate primeiro');
    expect((await upload(await receiptJpeg(), 999_999)).json).toMatchObject({
      erro: 'Resgate não encontrado',
      codigo: 'MEDIA_REDEMPTION_NOT_FOUND',
    });
    expect((await upload(await receiptJpeg(), 'x')).status).toBe(400);
    const json = await app.rest('POST', '/api/upload/foto_video', {
      token: staff[2]!.token,
      body: { idResgate: redemption, arquivo: 'x' },
    });
    expect([json.status, json.json.erro]).toEqual([400, 'Selecione um arquivo primeiro']);
  });

  it('are found by network and by the São Paulo days of the redemption', async () => {
    await upload(await receiptJpeg(), redemption);
    const count = async (query: string) => (await midias(query)).length;
    expect(await count('?rede=Todas')).toBe(1);
    expect(await count('?rede=Rede das Fotos&dataInicial=2026-11-20&dataFinal=20112026')).toBe(1);
    expect(await count(`?rede=${seller.store.networkId}`)).toBe(1);
    expect(await count('?rede=Outra')).toBe(0);
    expect(await count('?dataInicial=2026-11-21')).toBe(0);
    expect((await app.rest('GET', '/api/resgates/fotos_videos?dataInicial=31/02/2026', { token: staff[2]!.token })).status).toBe(400);
  });

  it('are for the documented levels; stores and networks narrow them', async () => {
    const statuses = async (make: (who: SignedIn) => Promise<{ status: number }>) => {
      const result = [];
      for (const who of staff) result.push((await make(who)).status);
      return result;
    };
    expect(await statuses(({ token }) => app.rest('GET', '/api/resgates/fotos_videos', { token }))).toEqual([200, 200, 200, 200, 403, 200]);
    expect(await statuses((who) => upload(null, redemption, who))).toEqual([400, 400, 400, 403, 403, 400]);
    expect(await statuses(({ token }) => app.rest('DELETE', '/api/resgates/fotos_videos/999999', { token }))).toEqual([
      403, 404, 404, 403, 403, 404,
    ]);
    expect((await app.rest('GET', '/api/resgates/fotos_videos')).status).toBe(401);
    const elsewhere = await buildStaff(app.database, 3, { storeIds: [stranger.store.id] });
    const here = await buildStaff(app.database, 3, { storeIds: [seller.store.id] });
    const otherNetwork = await buildStaff(app.database, 5, { networkIds: [stranger.store.networkId] });
    expect([await midias('', elsewhere), (await midias('', here)).length, await midias('', otherNetwork)]).toEqual([[], 1, []]);
    const [{ id }] = await midias();
    expect((await app.rest('DELETE', `/api/resgates/fotos_videos/${id}`, { token: otherNetwork.token })).status).toBe(404);
    expect((await upload(await receiptJpeg(), redemption, otherNetwork)).status).toBe(404);
  });

  it('are shown to the sellers of the network for a year, unless the redemption was cancelled', async () => {
    expect([(await shown(seller)).length, (await shown(colleague)).length, await shown(stranger)]).toEqual([1, 1, []]);
    await app.database.pool.query('update redemptions set status = 3 where id = $1', [redemption]);
    expect(await shown(colleague)).toEqual([]);
    await app.database.pool.query('update redemptions set status = 1 where id = $1', [redemption]);
    app.clock.moveTo('2027-11-20T15:00:00.000Z');
    expect((await shown(colleague)).length).toBe(1);
    app.clock.moveTo('2027-11-22T15:00:00.000Z');
    expect(await shown(colleague)).toEqual([]);
    expect((await midias()).length).toBe(1);
    app.clock.moveTo('2026-11-20T15:00:00.000Z');
  });

  it('are shown on the storefront to both kinds of members: a network to its sellers, to consumers only their own', async () => {
    const gallery = async ({ token }: SignedIn, audience: 'store' | 'panel' = 'store') => {
      const { data, errors } = await app.graphql('{ networkGallery { items { idResgate } } }', {}, { token, audience });
      return errors ? errors[0].extensions.code : data.networkGallery.items;
    };
    const consumer = await buildConsumer(app.database);
    expect(await gallery(colleague)).toEqual([{ idResgate: String(redemption) }]);
    expect(await gallery(consumer)).toEqual([]);
    expect(await gallery(staff[2]!, 'panel')).toBe('NOT_ALLOWED');
    // The documented endpoint is not for consumers (endpoints.tsv).
    expect((await app.rest('GET', '/api/resgates/fotos_videos', { token: consumer.token, audience: 'store' })).status).toBe(403);
  });

  it('are shared by a signed link that ends after a week and is in the log', async () => {
    const [{ id }] = await midias();
    const share = (token: string) => app.graphql(`mutation { shareRedemptionMedia(id: ${id}) { url expiraEm } }`, {}, { token });
    // A level 3 without stores sees none.
    expect((await share(staff[3]!.token)).errors?.[0]?.message).toBe('Foto ou vídeo não encontrado');
    const shared = (await share(staff[0]!.token)).data.shareRedemptionMedia;
    expect(shared).toEqual({ url: expect.stringMatching(/^\/arquivos\//), expiraEm: '2026-11-27T15:00:00.000Z' });
    app.clock.moveTo('2026-11-27T14:59:00.000Z');
    expect((await app.rest('GET', shared.url)).status).toBe(200);
    app.clock.moveTo('2026-11-27T15:00:00.000Z');
    expect((await app.rest('GET', shared.url)).status).toBe(404);
    expect((await app.rest('GET', `${shared.url}x`)).status).toBe(404);
    const [log] = await app.database.read<{ parametros: object }>(
      "select parametros from audit_entries where tipo = 'shareRedemptionMedia'",
    );
    expect(log?.parametros).toEqual({ id, idResgate: redemption, expiraEm: '2026-11-27T15:00:00.000Z' });
  });
});
