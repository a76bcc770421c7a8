import { createHmac } from 'node:crypto';
import { jobNamed } from '../../platform/jobs/job.ts';
import { ForbiddenAddressError } from '../../platform/ports/safe-fetch.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, buildStore } from '../../test/builders/people.ts';
import { type Owner, STORES, saveQuery } from './deliveries.fixture.ts';
import { nextDue } from './deliveries.rules.ts';

let app: TestApp;
let owner: Owner;
let recipient: Owner;
let query: string;
/** Requests that webhooks received, and the status they answer. */
const posted: { url: string; headers: Record<string, string>; body: string }[] = [];
let answers: () => Promise<number>;
beforeAll(async () => {
  app = await openTestApp();
  owner = await buildStaff(app.database, 2);
  recipient = await buildStaff(app.database, 4);
  await buildStore(app.database);
  query = await saveQuery(app, owner, STORES);
  app.ports.safeFetch = async (url, { headers = {}, body = '' }) => {
    posted.push({ url, headers, body });
    return { status: await answers(), body: '' };
  };
});
beforeEach(async () => {
  app.clock.moveTo('2026-11-20T15:00:00.000Z');
  await set('delete from query_schedules');
  await set('delete from outgoing_messages');
  app.ports.fakeJobs.sent.length = 0;
  app.ports.mails.length = 0;
  posted.length = 0;
  answers = async () => 204;
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const set = (sql: string, params: unknown[] = []) => app.database.transaction((tx) => tx.sql(sql, params));
const create = (input: object = {}, who = owner) =>
  app.graphql(
    'mutation ($input: QueryScheduleInput!) { createQuerySchedule(input: $input) { id segredo } }',
    {
      input: {
        ...{ nome: 'Lojas por dia', consultaId: query, escopos: ['CADASTROS'], frequencia: 'DIARIA', hora: 8 },
        ...{ canal: 'EMAIL', destinatarios: [String(recipient.id)] },
        ...input,
      },
    },
    { token: who.token },
  );
async function made(input: object = {}, who = owner): Promise<{ id: string; segredo: string | null }> {
  const { data, errors } = await create(input, who);
  expect(errors).toBeUndefined();
  return data.createQuerySchedule;
}
const WEBHOOK = { canal: 'WEBHOOK', url: 'https://8.8.8.8/gancho', destinatarios: [] };
const tick = async () => {
  await jobNamed('startDueSchedules').handler(app.contextFor({ kind: 'system' }), {}, attempt(false));
};
const attempt = (isLast: boolean) => ({ number: 1, isLast, signal: new AbortController().signal });
/** Runs the last run of all as its job's last try. */
const lastTry = async () => {
  const [run] = await app.database.read<{ id: number }>('select max(id) as id from schedule_runs');
  await jobNamed('runSchedule')
    .handler(app.contextFor({ kind: 'system' }), { runId: run!.id }, attempt(true))
    .catch(() => undefined);
};
const runs = () =>
  app.database.read<{ estado: string; linhas: number | null; erro: string | null }>(
    'select estado, linhas, erro from schedule_runs order by id',
  );
const schedule = async (id: string) =>
  (
    await app.graphql('{ deliverySchedules { items { id situacao proximaEm destino falhasSeguidas } } }', {}, owner)
  ).data.deliverySchedules.items.find((row: { id: string }) => row.id === id);
const mutate = async (text: string, who = owner) => {
  const { data, errors } = await app.graphql(`mutation { ${text} }`, {}, who);
  return errors?.[0].message ?? data;
};

describe('times of a schedule', () => {
  // 15:00 in UTC is noon in São Paulo; 20 November 2026 is a Friday.
  const after = new Date('2026-11-20T15:00:00.000Z');
  it.each([
    [{ frequencia: 'DIARIA', hora: 13 }, '2026-11-20T16:00:00.000Z'],
    [{ frequencia: 'DIARIA', hora: 12 }, '2026-11-21T15:00:00.000Z'],
    [{ frequencia: 'SEMANAL', diaSemana: 5, hora: 12 }, '2026-11-27T15:00:00.000Z'],
    [{ frequencia: 'SEMANAL', diaSemana: 1, hora: 0 }, '2026-11-23T03:00:00.000Z'],
    [{ frequencia: 'MENSAL', diaMes: 31, hora: 23 }, '2026-12-01T02:00:00.000Z'],
    [{ frequencia: 'MENSAL', diaMes: 1, hora: 6 }, '2026-12-01T09:00:00.000Z'],
  ] as const)('%j is next due at %s', (times, due) => {
    expect(nextDue(times, after).toISOString()).toBe(due);
  });
});

describe('a schedule by e-mail', () => {
  it('sends the rows to active staff at its time, and shows the next one', async () => {
    const { id } = await made();
    await tick();
    expect(await runs()).toEqual([]);
    expect(await schedule(id)).toMatchObject({ situacao: 'ATIVO', proximaEm: '2026-11-21T11:00:00.000Z', destino: 'Usuário Nível 4' });
    app.clock.moveTo('2026-11-21T11:00:30.000Z');
    await tick();
    await tick();
    await app.runJobs();
    expect(await runs()).toEqual([{ estado: 'CONCLUIDA', linhas: 1, erro: null }]);
    expect(app.ports.mails.map(({ para, assunto, anexo }) => [para, assunto, anexo?.nome])).toEqual([
      [`u${recipient.cpf}@exemplo.com`, 'Lojas por dia', 'lojas-por-dia.csv'],
    ]);
    expect(app.ports.mails[0]!.anexo!.conteudo.toString('utf8')).toMatch(/^\uFEFFcodigo;nomeFantasia\r\n/);
    expect(await schedule(id)).toMatchObject({ proximaEm: '2026-11-22T11:00:00.000Z' });
    const [message] = await app.database.read('select estado, anexo, texto from outgoing_messages');
    expect(message).toEqual({ estado: 'ENVIADA', anexo: null, texto: '' });
  });

  it('attaches a workbook, and sends nothing to an account that was deactivated', async () => {
    const gone = await buildStaff(app.database, 1);
    const { id } = await made({ formato: 'XLSX', destinatarios: [String(recipient.id), String(gone.id)] });
    await set('update staff_users set ativo = false where id = $1', [gone.id]);
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    await app.runJobs();
    expect(app.ports.mails.map(({ anexo }) => anexo!.conteudo.subarray(0, 2).toString())).toEqual(['PK']);
  });

  it('starts once per due time with two workers, and makes up a missed time once', async () => {
    await made();
    app.clock.moveTo('2026-11-25T11:00:30.000Z');
    await Promise.all([tick(), tick(), tick()]);
    expect(await runs()).toHaveLength(1);
    expect(app.ports.fakeJobs.sent.filter(({ name }) => name === 'runSchedule')).toHaveLength(1);
  });

  it('sends its rows once when its job runs again after a crash', async () => {
    const { id } = await made();
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    const [job] = app.ports.fakeJobs.sent.filter(({ name }) => name === 'runSchedule');
    await set("update schedule_runs set estado = 'EM_ANDAMENTO'");
    const system = app.contextFor({ kind: 'system' });
    await jobNamed('runSchedule').handler(system, job!.data, attempt(false));
    await jobNamed('runSchedule').handler(system, job!.data, attempt(false));
    await app.runJobs();
    expect(app.ports.mails).toHaveLength(1);
  });

  it('ends runs whose job was lost', async () => {
    const { id } = await made();
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    app.ports.fakeJobs.sent.length = 0;
    expect(await mutate(`runQuerySchedule(id: ${id}) { id }`)).toBe('Uma execução deste agendamento ainda não terminou.');
    app.clock.advanceSeconds(7 * 3_600);
    await tick();
    expect(await runs()).toEqual([{ estado: 'FALHOU', linhas: null, erro: 'A execução foi interrompida.' }]);
  });

  it('asks for what it needs, and only for active staff', async () => {
    const refusal = async (input: object) => (await create(input)).errors?.[0].message;
    expect(await refusal({ destinatarios: [] })).toBe('Escolha ao menos um destinatário');
    expect(await refusal({ destinatarios: ['999999'] })).toBe('Escolha contas ativas da equipe.');
    expect(await refusal({ frequencia: 'SEMANAL' })).toBe('Escolha o dia da semana');
    expect(await refusal({ frequencia: 'MENSAL' })).toBe('Informe o dia do mês');
    expect(await refusal({ hora: 24 })).toBe('Hora inválido');
    expect(await refusal({ escopos: ['VENDAS'] })).toBe('O token não tem o escopo necessário: CADASTROS.');
    expect(await refusal({ canal: 'WEBHOOK' })).toBe('Informe o endereço');
    expect(await refusal({ ...WEBHOOK, url: 'http://127.0.0.1/x' })).toMatch(/^Endereço não permitido/);
    expect(await refusal({ ...WEBHOOK, url: 'https://10.0.0.1/x' })).toMatch(/^Endereço não permitido/);
  });
});

describe('a schedule by webhook', () => {
  it('posts signed rows; the secret is shown once and stored encrypted', async () => {
    const { id, segredo } = await made(WEBHOOK);
    expect(segredo).toMatch(/^whs_[\w-]{43}$/);
    const dump =
      JSON.stringify(await app.database.read('select * from query_schedules')) +
      JSON.stringify(await app.database.read('select * from audit_entries'));
    expect(dump).not.toContain(segredo);
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    await app.runJobs();
    const [{ url, headers, body }] = posted as [(typeof posted)[number]];
    const seconds = app.clock.now().getTime() / 1_000;
    const hex = createHmac('sha256', segredo!).update(`${seconds}.${body}`).digest('hex');
    expect([url, headers['X-Signature']]).toEqual(['https://8.8.8.8/gancho', `t=${seconds},v1=${hex}`]);
    expect(JSON.parse(body)).toMatchObject({
      agendamento: 'Lojas por dia',
      total: 1,
      rows: [{ codigo: expect.any(String), nomeFantasia: expect.any(String) }],
    });
    expect(await schedule(id)).toMatchObject({ destino: 'https://8.8.8.8' });
  });

  it('is tried again while the address fails, with the reason in the history', async () => {
    const { id } = await made(WEBHOOK);
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    answers = async () => 500;
    await expect(app.runJobs()).rejects.toThrow('O endereço respondeu com o status 500.');
    expect(await runs()).toEqual([{ estado: 'EM_ANDAMENTO', linhas: null, erro: 'O endereço respondeu com o status 500.' }]);
    answers = async () => 200;
    await lastTry();
    expect(await runs()).toEqual([{ estado: 'CONCLUIDA', linhas: 1, erro: null }]);
  });

  it('is not tried again where the address leads into a private network', async () => {
    const { id } = await made(WEBHOOK);
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    answers = () => Promise.reject(new ForbiddenAddressError('rede privada'));
    await app.runJobs();
    expect(await runs()).toEqual([{ estado: 'FALHOU', linhas: null, erro: 'Endereço não permitido: rede privada' }]);
  });

  it('is switched off after ten failures in a row, with a notice to its owner', async () => {
    const { id } = await made(WEBHOOK);
    answers = () => Promise.reject(new Error('connect ECONNREFUSED'));
    for (let day = 0; day < 12; day++) {
      app.clock.advanceDays(1);
      await tick();
      await lastTry();
    }
    expect(await runs()).toEqual(Array.from({ length: 10 }, () => ({ estado: 'FALHOU', linhas: null, erro: 'O endereço não respondeu.' })));
    expect(await schedule(id)).toMatchObject({ situacao: 'DESLIGADO', proximaEm: null, falhasSeguidas: 10 });
    app.ports.fakeJobs.sent.splice(
      0,
      app.ports.fakeJobs.sent.length,
      ...app.ports.fakeJobs.sent.filter(({ name }) => name === 'deliverEmail'),
    );
    await app.runJobs();
    expect(app.ports.mails.map(({ para, assunto }) => [para, assunto.split(' - ')[0]])).toEqual([
      [`u${owner.cpf}@exemplo.com`, 'Agendamento desligado: Lojas por dia'],
    ]);
    await mutate(`setQueryScheduleActive(id: ${id}, ativo: true) { id }`);
    expect(await schedule(id)).toMatchObject({ situacao: 'ATIVO', falhasSeguidas: 0 });
  });
});

describe('the owner of a schedule', () => {
  it('stops it by leaving or by losing the level', async () => {
    const leaving = await buildStaff(app.database, 1);
    const own = await saveQuery(app, leaving, STORES);
    const { id } = await made({ consultaId: own }, leaving);
    await set('update staff_users set permissao = 3 where id = $1', [leaving.id]);
    app.clock.moveTo('2026-11-21T11:00:30.000Z');
    await tick();
    await app.runJobs();
    expect(await runs()).toEqual([{ estado: 'FALHOU', linhas: null, erro: 'Quem criou isto não tem mais acesso à análise.' }]);
    expect(await schedule(id)).toMatchObject({ situacao: 'DESLIGADO', proximaEm: null });
    await set('update staff_users set ativo = false where id = $1', [leaving.id]);
    await set("update query_schedules set situacao = 'ATIVO', proxima_em = '2026-11-22T11:00Z' where id = $1", [id]);
    app.clock.moveTo('2026-11-22T11:00:30.000Z');
    await tick();
    await app.runJobs();
    expect((await runs())[1]).toMatchObject({ erro: 'A conta de quem criou isto está desativada.' });
    expect(app.ports.mails).toEqual([]);
  });

  it('alone runs and activates it; level 2 pauses and deletes those of others, level 1 does not see them', async () => {
    const [level1, level2] = [await buildStaff(app.database, 1), await buildStaff(app.database, 2)];
    const { id } = await made();
    const unknown = 'Agendamento não encontrado';
    expect(await mutate(`setQueryScheduleActive(id: ${id}, ativo: false) { id }`, level1)).toBe(unknown);
    expect(await mutate(`runQuerySchedule(id: ${id}) { id }`, level2)).toBe(unknown);
    expect(await mutate(`setQueryScheduleActive(id: ${id}, ativo: false) { situacao }`, level2)).toEqual({
      setQueryScheduleActive: { situacao: 'PAUSADO' },
    });
    expect(await mutate(`setQueryScheduleActive(id: ${id}, ativo: true) { id }`, level2)).toBe(unknown);
    app.clock.advanceDays(2);
    await tick();
    expect(await runs()).toEqual([]);
    const seen = await app.graphql('{ deliverySchedules { total } scheduleRuns { total } }', {}, level1);
    expect(seen.data).toEqual({ deliverySchedules: { total: 0 }, scheduleRuns: { total: 0 } });
    expect(await mutate(`deleteQuerySchedule(id: ${id}) { id }`, level1)).toBe(unknown);
    expect(await mutate(`deleteQuerySchedule(id: ${id}) { id }`, level2)).toEqual({ deleteQuerySchedule: { id } });
  });

  it('finds the history deleted after 90 days', async () => {
    const { id } = await made();
    await mutate(`runQuerySchedule(id: ${id}) { id }`);
    await app.runJobs();
    const forget = () => jobNamed('forgetWhatIsOver').handler(app.contextFor({ kind: 'system' }), {}, attempt(false));
    app.clock.advanceDays(89);
    await forget();
    expect(await runs()).toHaveLength(1);
    app.clock.advanceDays(2);
    await forget();
    expect(await runs()).toEqual([]);
  });
});
