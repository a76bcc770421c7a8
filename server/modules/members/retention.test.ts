import { readFileSync } from 'node:fs';
import { jobNamed } from '../../platform/jobs/job.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';

const NOW = '2026-11-20T15:00:00.000Z';

describe('what is over', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo(NOW);
  });
  afterAll(() => app.close());

  const sql = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
  const sweep = () =>
    jobNamed('forgetWhatIsOver').handler(
      app.contextFor({ kind: 'system' }),
      {},
      { number: 1, isLast: false, signal: new AbortController().signal },
    );

  it('is forgotten every night after its period, and nothing that still counts', async () => {
    const sessions: [string, string, string, string | null][] = [
      // Name, last use, absolute expiry, manual end.
      ['revoked long ago', '2026-05-01', '2026-06-01', '2026-05-01'],
      ['unused long ago', '2026-05-10', '2026-12-01', null],
      ['at its end long ago', '2026-05-10', '2026-05-11', null],
      ['revoked lately', '2026-05-01', '2026-05-31', '2026-05-30'],
      ['alive', '2026-11-20', '2026-12-10', null],
    ];
    for (const [name, used, end, revoked] of sessions)
      await sql(
        "insert into sessions (token_hash, kind, person_id, ultimo_uso_em, expira_em, revogada_em) values ($1, 'STAFF', 1, $2, $3, $4)",
        [name, used, end, revoked],
      );
    for (const [name, end] of [
      ['old', '2026-11-12'],
      ['fresh', '2026-11-18'],
    ])
      await sql("insert into password_recoveries (uuid_hash, kind, person_id, expira_em) values ($1, 'SELLER', 1, $2)", [name, end]);
    for (const [name, made] of [
      ['old', '2026-10-20'],
      ['fresh', '2026-10-25'],
    ])
      await sql("insert into idempotency_keys (actor_key, chave, action, input_hash, criado_em) values ('staff:1', $1, 'x', 'x', $2)", [
        name,
        made,
      ]);
    for (const [name, end] of [
      ['old', Date.parse(NOW) - 1],
      ['fresh', Date.parse(NOW) + 1],
      ['without end', null],
    ])
      await sql('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [name, end]);
    for (const [name, state, made] of [
      ['old', 'ENVIADA', '2025-11-19'],
      ['waiting', 'NA_FILA', '2025-11-19'],
      ['fresh', 'FALHOU', '2025-11-22'],
    ])
      await sql("insert into outgoing_messages (canal, destino, texto, estado, criado_em) values ('EMAIL', $1, 'x', $2, $3)", [
        name,
        state,
        made,
      ]);
    await sweep();
    const left = async (table: string, name: string) =>
      (await sql(`select ${name} as name from ${table} order by 1`)).rows.map(({ name: found }) => found as string);
    expect(await left('sessions', 'token_hash')).toEqual(['alive', 'revoked lately']);
    expect(await left('password_recoveries', 'uuid_hash')).toEqual(['fresh']);
    expect(await left('idempotency_keys', 'chave')).toEqual(['fresh']);
    expect(await left('rate_limits', 'key')).toEqual(['fresh', 'without end']);
    expect(await left('outgoing_messages', 'destino')).toEqual(['fresh', 'waiting']);
  });

  it('goes in pieces, all of it in one night', async () => {
    await sql("insert into rate_limits (key, points, expire) select 'many ' || n, 1, 1 from generate_series(1, 10001) n");
    await sweep();
    expect((await sql("select count(*)::int as n from rate_limits where key like 'many%'")).rows).toEqual([{ n: 0 }]);
  });

  it('is the same in docs/privacy.md, table by table', () => {
    const told = readFileSync('docs/privacy.md', 'utf8').split('### Forgotten by itself')[1] ?? '';
    for (const [table, period] of [
      ['sessions', 'six months'],
      ['password_recoveries', 'seven days'],
      ['second_factor_challenges', 'seven days'],
      ['idempotency_keys', '30 days'],
      ['rate_limits', 'window'],
      ['outgoing_messages', 'twelve months'],
    ])
      expect(told).toMatch(new RegExp(`\`${table}\`[^\\n]*${period}`));
  });
});
