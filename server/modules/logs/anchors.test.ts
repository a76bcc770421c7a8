import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStorage } from '../../platform/files/storage.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { CHAINED_COLUMNS, type ChainedEntry, FIRST_HASH, linkHash } from './chain.ts';
import { anchorLogJob, sealLogJob } from './index.ts';

const ATTEMPT = { number: 1, isLast: false, signal: new AbortController().signal };

describe('the anchors of the log', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fidelidade-anchors-'));
  let app: TestApp;
  let admin: SignedIn;
  let auditor: SignedIn;
  beforeAll(async () => {
    app = await openTestApp({ AUDIT_EMAILS: 'auditoria@fora.com.br' });
    // Its own storage: the others of this process keep their files together.
    app.ports.storage = await openStorage({ driver: 'local', root: folder });
    [admin, auditor] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 4)]);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const sql = async (text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows;
  const system = () => app.contextFor({ kind: 'system' });
  const seal = () => sealLogJob.handler(system(), {}, ATTEMPT);
  const anchor = () => anchorLogJob.handler(system(), {}, ATTEMPT);
  const act = async () => {
    const { id } = await buildNetwork(app.database);
    const body = { nome: `Rede ${id} mudada`, regiao: 'Sul', valorPonto: 0.03 };
    expect((await app.rest('PUT', `/api/redes/${id}`, { token: admin.token, body })).status).toBe(200);
  };
  const day = async (date: string) => {
    app.clock.moveTo(`${date}T15:00:00.000Z`);
    await act();
    await act();
    await seal();
    await anchor();
  };
  const ask = async (query: string) => {
    const { data, errors } = await app.graphql(query, {}, { token: admin.token });
    expect(errors).toBeUndefined();
    return data;
  };
  const integrity = async () =>
    (await ask('{ logIntegrity { integro primeiroQuebrado ancorasConferidas ancorasDivergentes ancorasAusentes } }')).logIntegrity;
  const check = async (codigo: string) => (await ask(`{ logCodeCheck(codigo: "${codigo}") { encontrado elo } }`)).logCodeCheck;
  const stored = async (dia: string) => JSON.parse((await app.ports.storage.get(`ancoras/${dia}.json`)).toString());
  /** What whoever owns the database can do: everything in it, consistently. */
  const forge = async (change: string) => {
    await sql('alter table audit_entries disable trigger user');
    await sql(change);
    let hash = FIRST_HASH;
    const entries = (await sql(`select ${CHAINED_COLUMNS} from audit_entries l where l.elo is not null order by l.elo`)) as ChainedEntry[];
    for (const entry of entries) {
      const previous = hash;
      hash = linkHash(previous, { ...entry, id: Number(entry.id) });
      await sql('update audit_entries set hash_anterior = $2, hash = $3 where id = $1', [entry.id, previous, hash]);
    }
    await sql('update audit_chain set hash = $1 where id = 1', [hash]);
    await sql('alter table audit_entries enable trigger user');
  };
  let mailed = '';

  it('are written once a day outside of the database and mailed to the auditors', async () => {
    await anchor();
    expect(await app.ports.storage.list('ancoras')).toEqual([]);
    await day('2026-11-21');
    await day('2026-11-22');
    const first = await stored('2026-11-21');
    expect(first).toMatchObject({ dia: '2026-11-21', elo: 2, momento: '2026-11-21T15:00:00.000Z' });
    await app.runJobs();
    const mails = app.ports.mails.splice(0);
    const [{ email }] = await sql('select email from staff_users where id = $1', [auditor.id]);
    expect(mails.map(({ para, assunto }) => [assunto.split(' - ')[0], para]).sort()).toEqual(
      ['21/11/2026', '22/11/2026'].flatMap((date) =>
        ['auditoria@fora.com.br', email].sort().map((para) => [`Âncora dos logs de ${date}`, para]),
      ),
    );
    mailed = /Código do dia: ([0-9a-f]{64})/.exec(mails.find(({ assunto }) => assunto.includes('21/11'))!.texto)![1]!;
    expect(mailed).toBe(first.hash);
    // The rest of the day changes neither the object nor anybody's mailbox, nor does a lost row.
    await act();
    await seal();
    await anchor();
    const second = await stored('2026-11-22');
    await sql("delete from log_anchors where dia = '2026-11-22'");
    await anchor();
    expect(await stored('2026-11-22')).toEqual(second);
    expect(await sql('select dia::text, elo::int from log_anchors order by 1')).toEqual([
      { dia: '2026-11-21', elo: first.elo },
      { dia: '2026-11-22', elo: second.elo },
    ]);
    await app.runJobs();
    app.ports.mails.splice(0);
  });

  it('agree with a log that is as it was, and find a mailed code in it', async () => {
    expect(await integrity()).toEqual({
      integro: true,
      primeiroQuebrado: null,
      ancorasConferidas: 2,
      ancorasDivergentes: [],
      ancorasAusentes: [],
    });
    expect(await check(` ${mailed.toUpperCase()} `)).toEqual({ encontrado: true, elo: 2 });
    expect(await check(`${'0'.repeat(63)}1`)).toEqual({ encontrado: false, elo: null });
    const { errors } = await app.graphql('{ logCodeCheck(codigo: "abc") { encontrado } }', {}, { token: admin.token });
    expect(errors?.[0].extensions.fields).toEqual([{ field: 'codigo', message: 'Cole o código inteiro: são 64 letras e números.' }]);
  });

  it('catch a log that was rewritten consistently, triggers, hashes and head', async () => {
    const [{ responsavel }] = await sql('select responsavel from audit_entries where elo = 2');
    await forge("update audit_entries set responsavel = 'Outra pessoa' where elo = 2");
    expect(await integrity()).toEqual({
      integro: false,
      // The chain alone says that everything is well.
      primeiroQuebrado: null,
      ancorasConferidas: 0,
      ancorasDivergentes: ['2026-11-21', '2026-11-22'],
      ancorasAusentes: [],
    });
    expect((await check(mailed)).encontrado).toBe(false);
    // Neither does a stored copy of the code help.
    await sql('alter table audit_entries disable trigger user');
    const [{ hash }] = await sql('select hash from audit_entries where elo = 2');
    await sql('update audit_entries set hash = $1 where elo = 2', [mailed]);
    expect((await check(mailed)).encontrado).toBe(false);
    await sql('update audit_entries set hash = $1 where elo = 2', [hash]);
    await sql('alter table audit_entries enable trigger user');
    await forge(`update audit_entries set responsavel = '${responsavel}' where elo = 2`);
    expect(await integrity()).toMatchObject({ integro: true, ancorasConferidas: 2 });
  });

  it('name the day that is missing from the storage, that was changed there, or that the log ends before', async () => {
    const second = await app.ports.storage.get('ancoras/2026-11-22.json');
    await app.ports.storage.delete('ancoras/2026-11-22.json');
    expect(await integrity()).toMatchObject({ integro: true, ancorasConferidas: 1, ancorasAusentes: ['2026-11-22'] });
    await app.ports.storage.put('ancoras/2026-11-22.json', Buffer.from('{"dia":"2026-11-22"}'), 'application/json');
    expect(await integrity()).toMatchObject({ integro: false, ancorasDivergentes: ['2026-11-22'], ancorasAusentes: [] });
    await app.ports.storage.put('ancoras/2026-11-22.json', second, 'application/json');
    await app.ports.storage.put(
      'ancoras/2026-11-23.json',
      Buffer.from(JSON.stringify({ ...JSON.parse(second.toString()), dia: '2026-11-23', elo: 900 })),
      'application/json',
    );
    expect(await integrity()).toMatchObject({ integro: false, ancorasConferidas: 2, ancorasDivergentes: ['2026-11-23'] });
  });
});
