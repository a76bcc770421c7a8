import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { allActions } from '../../platform/actions/action.ts';
import { collectFrom, measureHttp, registry } from '../../platform/metrics.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { openDemoDatabase } from '../../test/demo.ts';
import { TEST_FILES } from '../../test/ports.ts';
import { collectProofs } from '../integrity/index.ts';
import { collectOperations } from './index.ts';

const ALERTS = 'deploy/monitoring/alerts.yml';
const DASHBOARD = 'deploy/monitoring/dashboard.json';
/** Words of PromQL and labels that look like names of metrics. */
const NO_METRICS = ['histogram_quantile'];

interface Panel {
  targets?: { expr: string }[];
}

const expressions = async (): Promise<string[]> => {
  const { panels } = JSON.parse(await readFile(DASHBOARD, 'utf8')) as { panels: Panel[] };
  const alerts = [...(await readFile(ALERTS, 'utf8')).matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}\w+:/g)].map(([, expr]) => expr!);
  return [...alerts, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
};
const outsideQuotes = (expr: string) => expr.replaceAll(/"[^"]*"/g, '""');

describe('monitoring', () => {
  let app: TestApp;
  let metrics: string;
  beforeAll(async () => {
    app = await openTestApp({}, await openDemoDatabase(TEST_FILES));
    collectFrom(app.database.pool, async () => [{ name: 'send-mail', state: 'created', count: 2 }]);
    collectProofs(app.database);
    collectOperations({ database: app.database, version: '9.9.9' });
    metrics = await registry.metrics();
  });
  afterAll(() => app.close());

  const sampleOf = (line: string) => Number(new RegExp(`^${line.replaceAll(/[{}]/g, String.raw`\$&`)} (.+)$`, 'm').exec(metrics)?.[1]);
  const numberOf = async (sql: string) =>
    (await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]!.n;

  it('shows what waits, the release and the migrations', async () => {
    const waiting = await numberOf("submissions where status = 'PENDENTE' and audience = 'SELLER'");
    expect(waiting).toBeGreaterThan(0);
    expect(sampleOf('receipts_waiting{audience="SELLER"}')).toBe(waiting);
    expect(sampleOf('receipts_oldest_waiting_seconds{audience="SELLER"}')).toBeGreaterThan(0);
    expect(sampleOf('payouts_waiting{state="SOLICITADO"}')).toBe(await numberOf("payouts where estado = 'SOLICITADO'"));
    expect(sampleOf('payouts_waiting{state="EM_ESTORNO"}')).toBe(0);
    expect(sampleOf('second_approvals_waiting')).toBe(await numberOf("held_actions where status = 'AGUARDA'"));
    expect(sampleOf('migrations_applied')).toBeGreaterThan(5);
    expect(metrics).toContain(`build_info{version="9.9.9",node="${process.version}"} 1`);
  });

  it('counts a proof that never ran from the installation, so that its alert can fire', () => {
    expect(sampleOf('integrity_last_proof_timestamp_seconds{truth="none"}')).toBeGreaterThan(Date.parse('2026-01-01') / 1000);
  });

  it('counts a backup that was never made from the installation, so that its alert can fire', async () => {
    expect(sampleOf('backup_last_timestamp_seconds{source="copy"}')).toBeGreaterThan(Date.parse('2026-01-01') / 1000);
    await app.database.pool.query(
      "insert into backups (banco, criado_em, verificado, linhas, tamanho_bytes) values (database_identity(), '2030-01-01Z', true, 1, 1)",
    );
    expect(await registry.metrics()).toContain(`backup_last_timestamp_seconds{source="copy"} ${Date.parse('2030-01-01') / 1000}`);
  });

  it('has a gauge without the ending of a counter', () => {
    const gauges = [...metrics.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name!);
    expect(gauges.length).toBeGreaterThan(10);
    expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
  });

  it('passes the lint of Prometheus on a scrape after requests', async () => {
    if (spawnSync('promtool', ['--version']).error) return void process.stdout.write('promtool is missing: the scrape is not linted\n');
    const server = http.createServer(measureHttp((_request, response) => void response.end('ok'))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
    await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: '52998224725', senha: 'x' } });
    const scrape = await registry.metrics();
    expect(scrape).toMatch(/^http_request_duration_seconds_count\{.+\} 1$/m);
    expect(scrape).toContain('action_duration_seconds_count{');
    const { stdout, stderr, status } = spawnSync('promtool', ['check', 'metrics'], { input: scrape, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  it('has every metric that an alert or the dashboard reads', async () => {
    const known = new Set([...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!));
    const read = (await expressions()).flatMap((expr) => outsideQuotes(expr).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []);
    const names = [...new Set(read.filter((name) => !NO_METRICS.includes(name)))].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names actions that exist', async () => {
    const patterns = (await expressions()).flatMap((expr) =>
      [...expr.matchAll(/action=~"([^"]+)"/g)].flatMap(([, names]) => names!.split('|')),
    );
    expect(patterns.length).toBeGreaterThan(10);
    const names = allActions().map(({ name }) => name);
    expect(patterns.filter((pattern) => !names.some((name) => new RegExp(`^${pattern}$`).test(name)))).toEqual([]);
  });

  it('names a paragraph of the run book in each alert', async () => {
    const [alerts, book] = await Promise.all([readFile(ALERTS, 'utf8'), readFile('docs/operations.md', 'utf8')]);
    const headings = [...book.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'));
    const named = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor]) => anchor!);
    expect(named).toHaveLength(alerts.match(/- alert:/g)!.length);
    expect(named.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});
