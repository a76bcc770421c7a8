import { jobNamed } from '../../platform/jobs/job.ts';
import { registry } from '../../platform/metrics.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openDemoDatabase } from '../../test/demo.ts';
import { TEST_FILES } from '../../test/ports.ts';
import { sealLogJob } from '../logs/index.ts';
import { collectProofs } from './index.ts';
import { afterStep, afterTimeout, type ProofState } from './proof-state.ts';
import { provables } from './provable.ts';

const ATTEMPT = { number: 1, isLast: false, signal: new AbortController().signal };
const LIST = `query ($filter: IntegrityProofsFilter) { integrityProofs(options: { pageSize: 100 }, filter: $filter) {
  total items { codigo assunto verdade situacao provadaEm linhas duracaoMs emProva quantas falhaDesde exemplos erro } } }`;

describe('the scheduled proof', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp({}, await openDemoDatabase(TEST_FILES));
    app.clock.moveTo('2026-11-23T03:10:00.000Z');
    await app.database.read('select sale_sums_rebuild(), link_sums_rebuild()');
    admin = await buildStaff(app.database, 2);
    await sealLogJob.handler(app.contextFor({ kind: 'system' }), {}, ATTEMPT);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const sql = async (text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows;
  const minute = () => jobNamed('prove-integrity').handler(app.contextFor({ kind: 'system' }), {}, ATTEMPT);
  /** Minutes until nothing is due, as they pass in production. */
  const prove = async () => {
    for (let minutes = 0; minutes < 60; minutes++) {
      await minute();
      const [{ n }] = await sql('select count(*)::int as n from integrity_proofs where provada_em is null or rodada_em is not null');
      if (n === 0) return;
    }
    throw new Error('the proof does not end');
  };
  const list = async (filter = {}) => {
    const { data, errors } = await app.graphql(LIST, { filter }, { token: admin.token });
    expect(errors).toBeUndefined();
    return data.integrityProofs;
  };
  const behind = async (statement: string) => {
    const client = await app.database.pool.connect();
    await client.query("begin; set local session_replication_role = 'replica'");
    await client.query(statement);
    await client.query('commit');
    client.release();
  };
  const mails = async () => {
    await app.runJobs();
    return app.ports.mails.splice(0).filter(({ assunto }) => assunto.startsWith('Falha na prova'));
  };

  it('proves every truth once a day, from midnight in São Paulo on', async () => {
    await prove();
    const { items, total } = await list();
    expect(total).toBe(provables.length);
    for (const { codigo, situacao, emProva, erro } of items)
      expect({ codigo, situacao, emProva, erro }).toEqual({ codigo, situacao: 'INTEGRA', emProva: false, erro: null });
    const [{ accounts }] = await sql('select count(*)::int as accounts from accounts');
    expect(items.find(({ codigo }: { codigo: string }) => codigo === 'ledger-balance-entries')).toMatchObject({
      assunto: 'SALDOS',
      verdade: 'O saldo de cada conta é a soma dos seus lançamentos.',
      linhas: accounts,
      provadaEm: '2026-11-23T03:10:00.000Z',
    });
    expect(await mails()).toEqual([]);
    // The same day: nothing is due. The next one: everything is.
    app.clock.moveTo('2026-11-24T02:59:00.000Z');
    await minute();
    expect(new Set((await list()).items.map(({ provadaEm }: { provadaEm: string }) => provadaEm))).toEqual(
      new Set(['2026-11-23T03:10:00.000Z']),
    );
    app.clock.moveTo('2026-11-24T03:01:00.000Z');
    await prove();
    await minute();
    expect(new Set((await list()).items.map(({ provadaEm }: { provadaEm: string }) => provadaEm))).toEqual(
      new Set(['2026-11-24T03:01:00.000Z']),
    );
  });

  it('tells a failure to the page, the log, the metrics and the administrators, once, and takes it back when it is mended', async () => {
    const [{ id, holder_id }] = await sql("select id, holder_id from accounts where holder_type = 'SELLER' order by id desc limit 1");
    await behind(`update accounts set balance = balance + 7 where id = ${id}`);
    app.clock.moveTo('2026-11-25T03:05:00.000Z');
    await prove();
    const failed = (await list({ situacao: 'FALHA' })).items;
    expect(failed).toHaveLength(2);
    expect(failed.find(({ codigo }: { codigo: string }) => codigo === 'ledger-balance-entries')).toMatchObject({
      quantas: 1,
      falhaDesde: '2026-11-25T03:05:00.000Z',
      // Whose account it is, and no amount.
      exemplos: { linhas: [{ account_id: id, holder_type: 'SELLER', holder_id }] },
    });
    const logged = await sql("select parametros from audit_entries where tipo = 'reportBrokenTruth' order by id");
    expect(logged.map(({ parametros }) => [parametros.codigo, parametros.quantas]).sort()).toEqual([
      ['ledger-balance-entries', 1],
      ['ledger-balance-lots', 1],
    ]);
    const administrators = (await sql("select count(*)::int as n from staff_users where ativo and permissao = 2 and email <> ''"))[0].n;
    const sent = await mails();
    expect(sent).toHaveLength(2 * administrators);
    expect(sent.map(({ para }) => para)).toContain((await sql('select email from staff_users where id = $1', [admin.id]))[0].email);
    expect(sent[0]!.texto).toContain('Registros com problema: 1.');
    collectProofs(app.database);
    const metrics = await registry.metrics();
    expect(metrics).toContain('integrity_violations{truth="ledger-balance-entries"} 1');
    expect(metrics).toContain('integrity_violations{truth="ledger-debt"} 0');
    expect(metrics).toContain(`integrity_last_proof_timestamp_seconds{truth="ledger-debt"} ${Date.parse('2026-11-25T03:05:00Z') / 1000}`);

    // The next day it still fails: the same failure, no news.
    app.clock.moveTo('2026-11-26T03:05:00.000Z');
    await prove();
    expect((await list({ situacao: 'FALHA' })).items[0].falhaDesde).toBe('2026-11-25T03:05:00.000Z');
    expect(await mails()).toEqual([]);
    await behind(`update accounts set balance = balance - 7 where id = ${id}`);
    app.clock.moveTo('2026-11-27T03:05:00.000Z');
    await prove();
    expect((await list({ situacao: 'FALHA' })).total).toBe(0);
    expect((await list()).items[0]).toMatchObject({ situacao: 'INTEGRA', quantas: 0, falhaDesde: null, exemplos: { linhas: [] } });
  });

  it('finds an entry of the log that was changed past the triggers', async () => {
    await sealLogJob.handler(app.contextFor({ kind: 'system' }), {}, ATTEMPT);
    const [{ id }] = await sql('select id from audit_entries where elo = 2');
    await behind(`update audit_entries set responsavel = responsavel || '!' where id = ${id}`);
    app.clock.moveTo('2026-11-28T03:05:00.000Z');
    await prove();
    expect((await list({ assunto: 'LOGS' })).items).toMatchObject([
      { codigo: 'log-chain', situacao: 'FALHA', exemplos: { linhas: [{ registro: id, problema: 'ALTERADO' }] } },
    ]);
    await behind(`update audit_entries set responsavel = rtrim(responsavel, '!') where id = ${id}`);
    await mails();
  });

  it('is asked for by level 2 at any hour, and by nobody else', async () => {
    const other = await buildStaff(app.database, 1);
    for (const query of ['mutation { proveIntegrity { verdades } }', '{ integrityProofs { total } }'])
      expect((await app.graphql(query, {}, { token: other.token })).errors?.[0].extensions.code).toBe('NOT_ALLOWED');
    app.clock.moveTo('2026-11-28T18:00:00.000Z');
    const { data } = await app.graphql('mutation { proveIntegrity { verdades } }', {}, { token: admin.token });
    expect(data.proveIntegrity).toEqual({ verdades: provables.length });
    expect((await list()).items[0].emProva).toBe(true);
    await app.runJobs();
    for (const { provadaEm, situacao, emProva } of (await list()).items)
      expect({ provadaEm, situacao, emProva }).toEqual({ provadaEm: '2026-11-28T18:00:00.000Z', situacao: 'INTEGRA', emProva: false });
  });

  it('takes a step once when two processes are at it', async () => {
    app.clock.moveTo('2026-11-29T03:05:00.000Z');
    await Promise.all([prove(), prove()]);
    const [{ accounts }] = await sql('select count(*)::int as accounts from accounts');
    expect((await list()).items.find(({ codigo }: { codigo: string }) => codigo === 'ledger-debt').linhas).toBe(accounts);
  });
});

describe('a step of a proof', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 3, minute));
  const fresh: ProofState = {
    codigo: 'x-y',
    tamanho: 500,
    posicao: null,
    rodadaEm: null,
    rodadaLinhas: 0,
    rodadaMs: 0,
    rodadaQuantas: 0,
    rodadaExemplos: [],
    provadaEm: null,
    linhas: null,
    duracaoMs: null,
    quantas: 0,
    exemplos: [],
    falhaDesde: null,
    erro: null,
  };
  const whole = { ate: 500, linhas: 500, quantas: 0, exemplos: [] };

  it('adds up a round, and doubles or halves the next slice by its time', () => {
    const one = afterStep(fresh, whole, 10, at(0));
    expect(one).toMatchObject({ tamanho: 1_000, posicao: 500, rodadaEm: at(0), rodadaLinhas: 500, provadaEm: null });
    const two = afterStep(one, { ...whole, ate: null, linhas: 700 }, 400, at(1));
    expect(two).toMatchObject({ tamanho: 500, posicao: null, rodadaEm: null, provadaEm: at(1), linhas: 1_200, duracaoMs: 410 });
  });

  it('shows a failure at once and keeps it until a whole round found none', () => {
    const broken = afterStep(fresh, { ...whole, quantas: 2, exemplos: [{ id: 1 }, { id: 2 }] }, 60, at(0));
    expect(broken).toMatchObject({ quantas: 2, falhaDesde: at(0), exemplos: [{ id: 1 }, { id: 2 }] });
    const ended = afterStep(broken, { ...whole, ate: null }, 60, at(1));
    expect(ended).toMatchObject({ quantas: 2, falhaDesde: at(0), provadaEm: at(1) });
    const again = afterStep(ended, whole, 60, at(2));
    expect(again).toMatchObject({ quantas: 2, falhaDesde: at(0) });
    expect(afterStep(again, { ...whole, ate: null }, 60, at(3))).toMatchObject({ quantas: 0, falhaDesde: null, exemplos: [] });
  });

  it('takes a quarter of the rows after a time-out, and says so when it cannot take fewer', () => {
    expect(afterTimeout(fresh, true)).toEqual({ ...fresh, tamanho: 125 });
    expect(afterTimeout({ ...fresh, tamanho: 1 }, true).erro).toBe('A prova não coube no tempo que tem no banco.');
    expect(afterTimeout(fresh, false).erro).not.toBeNull();
  });
});
