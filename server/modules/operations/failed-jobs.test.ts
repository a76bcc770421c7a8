import { randomUUID } from 'node:crypto';
import { defineJob } from '../../platform/jobs/job.ts';
import { openJobs } from '../../platform/jobs/open-jobs.ts';
import { openLogger } from '../../platform/logger.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';

const QUEUE = 'testOperatorFails';
const LIST = '{ failedJobs(options: { pageSize: 10 }) { total items { id fila falhouEm tentativas erro } } }';
const STATE = '{ operations { versao node filas { fila aguardando agendadas executando } partes { assunto estado resumo orientacao } } }';
const retry = 'mutation ($id: String!) { retryFailedJob(id: $id) }';
const discard = 'mutation ($id: String!) { discardFailedJob(id: $id) }';

defineJob({
  name: QUEUE,
  retryLimit: 0,
  onePerKey: true,
  handler: async () => {
    throw Object.assign(new Error('Cliente 529.982.247-25 <ana@exemplo.com> recusado\nsegunda linha'), {
      detail: 'Key (cpf)=(52998224725)',
    });
  },
});

describe("the operator's page", () => {
  let app: TestApp;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    operator = await buildStaff(app.database, 0);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const ask = async (query: string, variables = {}, { token = operator.token, audience = 'panel' as 'panel' | 'store' } = {}) => {
    const { data, errors } = await app.graphql(query, variables, { token, audience });
    return errors ? (errors[0].extensions.code as string) : data;
  };
  const failed = async () => (await ask(LIST)).failedJobs as { total: number; items: { id: string; erro: string }[] };
  const sent = () => app.ports.fakeJobs.sent.splice(0).filter(({ name }) => name === QUEUE);

  it('is empty before the queue has its tables', async () => {
    expect(await failed()).toEqual({ total: 0, items: [] });
    expect((await ask(STATE)).operations.filas).toEqual([]);
    expect(await ask(retry, { id: randomUUID() })).toBe('FAILED_JOB_NOT_FOUND');
  });

  describe('with failed jobs', () => {
    beforeAll(async () => {
      const [{ name } = { name: '' }] = await app.database.read<{ name: string }>('select current_database() as name');
      const url = new URL(process.env.TEST_PG!);
      url.pathname = `/${name}`;
      const jobs = await openJobs({
        connectionString: url.href,
        worker: true,
        logger: openLogger({ level: 'silent' }),
        pollingSeconds: 0.5,
      });
      await app.database.transaction(async (tx) => {
        for (const singletonKey of ['a', 'b', 'c']) await jobs.port.send(tx, QUEUE, { chave: singletonKey }, { singletonKey });
        await jobs.port.send(tx, 'testOperatorLater', {}, { startAfterSeconds: 3_600 }).catch(() => {});
      });
      await jobs.work(() => app.contextFor({ kind: 'system' }));
      for (let wait = 0; wait < 100 && (await failed()).total < 3; wait++) await new Promise((resolve) => setTimeout(resolve, 100));
      await jobs.stop();
    }, 60_000);

    it('lists them without personal data', async () => {
      const { total, items } = await failed();
      expect(total).toBe(3);
      expect(items[0]).toMatchObject({ fila: QUEUE, tentativas: 1, erro: 'Cliente [cpf] <[e-mail]> recusado' });
      const stored = await app.database.read<{ output: unknown }>(
        "select source_output as output from pgboss.job where name = 'dead-letters'",
      );
      expect(JSON.stringify(stored)).not.toMatch(/529|ana@/);
    });

    it('sends one again, once, with its data and its key', async () => {
      const [{ id }] = (await failed()).items as unknown as [{ id: string }];
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(retry, { id })));
      expect(answers.filter((answer) => answer === 'FAILED_JOB_NOT_FOUND')).toHaveLength(4);
      const [again, ...others] = sent();
      expect(others).toEqual([]);
      expect(again).toMatchObject({ singletonKey: (again!.data as { chave: string }).chave });
      expect((await failed()).total).toBe(2);
    });

    it('discards one without running it', async () => {
      const [{ id }] = (await failed()).items as unknown as [{ id: string }];
      expect(await ask(discard, { id })).toEqual({ discardFailedJob: true });
      expect(await ask(discard, { id })).toBe('FAILED_JOB_NOT_FOUND');
      expect(sent()).toEqual([]);
      expect((await failed()).total).toBe(1);
    });

    it('keeps a job that this release does not know', async () => {
      await app.database.pool.query("update pgboss.job set source_name = 'gone' where name = 'dead-letters'");
      const [{ id }] = (await failed()).items as unknown as [{ id: string }];
      expect(await ask(retry, { id })).toBe('FAILED_JOB_UNKNOWN');
      expect((await failed()).total).toBe(1);
    });

    it('logs both decisions', async () => {
      const rows = await app.database.read("select tipo, parametros from audit_entries where tipo like '%FailedJob' order by id");
      expect(rows).toEqual([
        { tipo: 'retryFailedJob', parametros: { fila: QUEUE } },
        { tipo: 'discardFailedJob', parametros: { fila: QUEUE } },
      ]);
    });
  });

  it('shows each part with its state and advice', async () => {
    await app.database.pool.query(
      `insert into outgoing_messages (canal, destino, texto, estado, ultimo_erro)
       values ('EMAIL', 'x', 'y', 'FALHOU', 'Caixa de bia@exemplo.com cheia')`,
    );
    const { partes, versao } = (await ask(STATE)).operations;
    expect(versao).toMatch(/^\d+\.\d+\.\d+$/);
    const states = Object.fromEntries(partes.map(({ assunto, estado }: { assunto: string; estado: string }) => [assunto, estado]));
    expect(states).toEqual({
      MENSAGENS: 'ATENCAO',
      IMPORTACOES: 'OK',
      ARMAZENAMENTO: 'OK',
      BACKUP: 'OK',
      INTEGRIDADE: 'OK',
      LEITURA: expect.stringMatching(/OK|DESLIGADO/),
      MIGRACOES: 'OK',
      REPLICAS: 'DESLIGADO',
    });
    const [messages] = partes;
    expect(messages.resumo).toContain(
      '1 mensagem falhou nos últimos 7 dias; 0 mensagens esperam envio. Último erro: EMAIL: Caixa de [e-mail] cheia',
    );
    expect(messages.orientacao).toBe('Confira o servidor de e-mail e a configuração do WhatsApp.');
  });

  it('warns about a backup that is missing or older than two days, and ignores those of another database', async () => {
    const backup = async () => (await ask(STATE)).operations.partes.find(({ assunto }: { assunto: string }) => assunto === 'BACKUP');
    const insert = (banco: string, days: number) =>
      app.database.pool.query(
        `insert into backups (banco, criado_em, verificado, linhas, tamanho_bytes)
         values (${banco}, $1, true, 10, 1234567)`,
        [new Date(app.clock.now().getTime() - days * 86_400_000)],
      );
    await app.database.pool.query('update schema_migrations set executed_at = $1', [new Date(app.clock.now().getTime() - 3 * 86_400_000)]);
    expect(await backup()).toMatchObject({ estado: 'ATENCAO', resumo: 'Nenhum backup deste banco.' });
    await insert("'other'", 0);
    expect(await backup()).toMatchObject({ estado: 'ATENCAO' });
    await insert('database_identity()', 3);
    expect(await backup()).toMatchObject({ estado: 'ATENCAO', resumo: expect.stringContaining('1,2 MB, verificado') });
    await insert('database_identity()', 1);
    expect(await backup()).toMatchObject({ estado: 'OK', orientacao: null });
  });

  it('is for the levels 0 and 2 only, not for tokens', async () => {
    const id = randomUUID();
    for (const level of [1, 3, 4, 5]) {
      const { token } = await buildStaff(app.database, level);
      for (const query of [LIST, STATE, retry, discard])
        expect(await ask(query, query.includes('$id') ? { id } : {}, { token })).toBe('NOT_ALLOWED');
    }
    expect(await ask(STATE, {}, { token: (await buildStaff(app.database, 2)).token })).toHaveProperty('operations');
  });
});
