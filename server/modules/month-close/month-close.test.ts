import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { readTable } from '../../platform/sheets/read-table.ts';
import type { TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openDemoApp } from '../../test/demo.ts';
import { generateReport } from '../reports/index.ts';
import { stateOfReport } from './close-summary.ts';
import { itemLists } from './count-items.ts';
import { exportMonthClose } from './export-month-close.ts';
import { closeMonth, monthCloseQuery } from './month-close.query.ts';
import { CLOSE_ITEMS, type CloseItem, closeItemRow, closeItemState } from './month-close.rules.ts';

const OCTOBER = { ano: 2026, mes: 10 };
let app: TestApp;
let admin: SignedIn;
let network: { id: number; nome: string };
beforeAll(async () => {
  app = await openDemoApp();
  app.clock.moveTo('2026-11-26T15:00:00.000Z');
  admin = await buildStaff(app.database, 2);
  [network] = (await app.database.read<{ id: number; nome: string }>(
    `select n.id, n.nome from networks n join submissions s on s.network_id = n.id and s.status = 'PENDENTE' group by n.id order by count(*) desc limit 1`,
  )) as [{ id: number; nome: string }];
}, 240_000);
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const as = (who: SignedIn) => app.contextFor(who.actor);
const read = (who: SignedIn, rede?: string) => runQuery(monthCloseQuery, as(who), { ...OCTOBER, rede });
const count = async (text: string, params: unknown[] = []) =>
  (await app.database.read<{ n: number }>(`select count(*)::int as n from ${text}`, params))[0]!.n;
const totals = async (who: SignedIn, rede?: string) => {
  const { itens } = await read(who, rede);
  return Object.fromEntries(itens.map(({ item, total }) => [item, total])) as Partial<Record<CloseItem, number | null>>;
};

/** Ids of waiting receipts of sellers of the network, oldest first. */
const waiting = async () =>
  (
    await app.database.read<{ id: number }>(
      "select id from submissions where status = 'PENDENTE' and audience = 'SELLER' and network_id = $1 order by id",
      [network.id],
    )
  ).map(({ id }) => id);
const sentAt = (id: number, at: string) => app.database.pool.query('update submissions set criado_em = $2 where id = $1', [id, at]);

describe('the close of a month', () => {
  it('counts the receipts of the month from its first to its last São Paulo day', async () => {
    const ids = await waiting();
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) await sentAt(id, '2026-11-20T12:00:00Z');
    expect(await totals(admin, network.nome)).toMatchObject({ NOTAS_VENDEDORES: 0 });
    await sentAt(ids[0]!, '2026-10-01T03:00:00Z');
    await sentAt(ids[1]!, '2026-11-01T02:59:59Z');
    await sentAt(ids[2]!, '2026-10-01T02:59:59Z');
    await sentAt(ids[3]!, '2026-11-01T03:00:00Z');
    expect(await totals(admin, network.nome)).toMatchObject({ NOTAS_VENDEDORES: 2 });
  });

  it('counts what is open up to the end of the month, and its amounts', async () => {
    const end = '2026-11-01T03:00:00Z';
    await app.database.pool.query(
      "update redemptions set resgatado_em = case when id % 2 = 0 then '2026-10-31T12:00Z'::timestamptz else resgatado_em end where audience = 'CONSUMER'",
    );
    await app.database.pool.query("update held_actions set criado_em = '2026-10-30T12:00Z' where status = 'AGUARDA'");
    const { itens } = await read(admin);
    const of = (item: CloseItem) => itens.find((one) => one.item === item);
    expect(of('SEGUNDA_APROVACAO')!.total).toBe(await count("held_actions where status = 'AGUARDA' and criado_em < $1", [end]));
    expect(of('SEGUNDA_APROVACAO')!.total).toBeGreaterThan(0);
    expect(of('CONTESTACOES')!.total).toBe(await count("contests where status = 'ABERTA' and criado_em < $1", [end]));
    expect(of('CORRECOES')!.total).toBe(await count("sales_to_correct('2026-10-01', '2026-10-31')"));
    for (const [item, estado] of [
      ['PAGAMENTOS_SOLICITADOS', 'SOLICITADO'],
      ['PAGAMENTOS_APROVADOS', 'APROVADO'],
      ['PAGAMENTOS_EM_LOTE', 'EM_LOTE'],
    ] as const) {
      const [row] = await app.database.read<{ total: number; valor: string }>(
        `select count(*)::int as total, coalesce(sum(x.pontos_gastos), 0)::numeric(16,2) as valor from payouts o join redemptions x on x.id = o.redemption_id
         where o.estado = $1 and x.resgatado_em < $2`,
        [estado, end],
      );
      expect(of(item)).toEqual({ item, ...row });
    }
    const due = await count(
      "lots l join accounts a on a.id = l.account_id where a.currency = 'PONTO' and l.restante > 0 and l.vence_em <= '2026-10-31'",
    );
    expect(of('PONTOS_VENCIDOS')!.total).toBe(due);
  });

  it('gives each number the total of the list that its link opens, for every level that may read it', async () => {
    for (const level of [0, 1, 2, 5]) {
      const who = await buildStaff(app.database, level, level === 2 ? {} : { networkIds: [network.id] });
      const month = await closeMonth(as(who), { ...OCTOBER, rede: network.nome });
      const { itens } = await read(who, network.nome);
      expect(itens.map(({ item }) => item)).toEqual(
        CLOSE_ITEMS.filter(
          (item) => level === 1 || level === 2 || !['expiry:run', 'liability:read'].includes(closeItemRow(item).permission),
        ),
      );
      for (const { item, total } of itens) {
        const source = itemLists[item];
        if (!source) continue;
        const page = await runList(source.list, as(who), { pageSize: 1 }, closeItemRow(item).filter(month));
        expect({ level, item, total }).toEqual({ level, item, total: page.total });
      }
    }
  });

  it('keeps to the networks within reach', async () => {
    const [other] = await app.database.read<{ id: number }>(
      'select id from networks where id <> $1 and excluido_em is null order by id limit 1',
      [network.id],
    );
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [other!.id] });
    expect((await totals(elsewhere)).NOTAS_VENDEDORES).toBe(
      await count(
        "submissions where status = 'PENDENTE' and audience = 'SELLER' and network_id = $1 and criado_em >= '2026-10-01T03:00Z' and criado_em < '2026-11-01T03:00Z'",
        [other!.id],
      ),
    );
    await expect(read(elsewhere, network.nome)).rejects.toMatchObject({ code: 'REPORT_NETWORK_UNKNOWN' });
  });

  it('refuses a month that has not begun, and users who may not generate reports', async () => {
    await expect(runQuery(monthCloseQuery, as(admin), { ano: 2026, mes: 12 })).rejects.toMatchObject({ code: 'REPORT_MONTH_AHEAD' });
    await expect(runQuery(monthCloseQuery, as(admin), { ano: 2026, mes: 13 })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    for (const level of [3, 4]) {
      const who = await buildStaff(app.database, level);
      await expect(read(who)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(runAction(exportMonthClose, as(who), OCTOBER)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
  });

  it('calls a report ready only when its data were read after the end of the month', async () => {
    const stateOf = async (tipo: string) => {
      const close = await read(admin);
      return stateOfReport(close.relatorios.find((report) => report.tipo === tipo)!, close);
    };
    expect(await stateOf('CORROBORACAO')).toBe('NAO_GERADO');
    expect(closeItemState('A_VENCER', (await read(admin)).itens.find(({ item }) => item === 'A_VENCER')!)).toBe('NAO_GERADO');
    for (const input of [{ tipo: 'CORROBORACAO', ...OCTOBER }, { tipo: 'PASSIVO' }]) await runAction(generateReport, as(admin), input);
    await app.runJobs();
    expect(await stateOf('CORROBORACAO')).toBe('PRONTO');
    expect(closeItemState('A_VENCER', (await read(admin)).itens.find(({ item }) => item === 'A_VENCER')!)).toBe('PREVIA');
    await app.database.pool.query("update report_runs set terminado_em = '2026-11-01T02:59:59Z' where tipo = 'CORROBORACAO' and atual");
    expect(await stateOf('CORROBORACAO')).toBe('ANTES_DO_FIM');
  });
});

/** The files of a ZIP by name. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for (;;) {
    const next = new Promise<yauzl.Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
    });
    zip.readEntry();
    const entry = await next;
    if (!entry) return files;
    const stream = await promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);
    files.set(entry.fileName, await buffer(stream));
  }
}

async function archive(who: SignedIn, rede?: string): Promise<{ files: Map<string, Buffer>; fileName: string }> {
  const { exportId, fileName } = await runAction(exportMonthClose, as(who), { ...OCTOBER, rede });
  await app.runJobs();
  const { data } = await app.graphql(
    'query ($id: ID!) { myExport(id: $id) { formato estado mensagem linkArquivo } }',
    { id: exportId },
    { token: who.token },
  );
  expect(data.myExport).toMatchObject({ formato: 'ZIP', estado: 'CONCLUIDA', mensagem: null });
  const { status, bytes, headers } = await app.rest('GET', data.myExport.linkArquivo);
  expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining(`filename="${fileName}"`)]);
  return { files: await unzip(bytes), fileName };
}
const lines = (file: Buffer | undefined) =>
  file!
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
const rowsOf = async (file: Buffer | undefined, title: string): Promise<string[]> => {
  const found = [];
  for await (const { values } of readTable(file!, { kind: 'xlsx', columns: [{ key: 'one', title, required: true }] }))
    found.push(String(values.one));
  return found;
};

describe('the close as a ZIP', () => {
  it('has the summary of the screen, the open rows of each item and the reports that were generated', async () => {
    const { files, fileName } = await archive(admin, network.nome);
    expect(fileName).toMatch(new RegExp(`^fechamento_2026-10_rede-${network.id}_\\d{14}\\.zip$`));
    const close = await read(admin, network.nome);
    const [header, ...summary] = lines(files.get('fechamento.csv'));
    expect(header).toBe('Etapa;Item;Situação;Quantidade;Valor (pontos ou R$);Dados de');
    expect(summary).toHaveLength(close.itens.length + close.relatorios.length);
    expect(summary[0]).toBe('Notas do mês;Notas de vendedores;Pendente;2;;');
    expect(summary.find((line) => line.startsWith('Relatórios;Taxa de Sucesso'))).toBe('Relatórios;Taxa de Sucesso;Não gerado;;;');
    const expected = close.itens
      .filter(({ total, item }) => total && item !== 'CORRECOES')
      .map(({ item }) => `pendencias/${item.toLowerCase().replaceAll('_', '-')}.xlsx`);
    expect([...files.keys()]).toEqual(expect.arrayContaining([...expected, 'relatorios/passivo.csv', 'relatorios/corroboracao.xlsx']));
    expect(files.has('relatorios/taxa-sucesso.xlsx')).toBe(false);
    expect(await rowsOf(files.get('pendencias/notas-vendedores.xlsx'), 'Rede')).toEqual([network.nome, network.nome]);
    expect(new Set(await rowsOf(files.get('relatorios/corroboracao.xlsx'), 'Rede'))).toEqual(new Set([network.nome]));
    expect(
      lines(files.get('relatorios/passivo.csv'))
        .slice(1)
        .every((line) => line.startsWith(`${network.nome};`)),
    ).toBe(true);
  });

  it('has only what its user may read, with the rights of the moment in which it is written', async () => {
    const reader = await buildStaff(app.database, 0, { networkIds: [network.id] });
    const { files } = await archive(reader);
    expect([...files.keys()].filter((name) => /passivo|antifraude|taxa-sucesso|vencido|vinculos/.test(name))).toEqual([]);
    expect(new Set(await rowsOf(files.get('pendencias/notas-vendedores.xlsx'), 'Rede'))).toEqual(new Set([network.nome]));
    const leaving = await buildStaff(app.database, 2);
    const { exportId } = await runAction(exportMonthClose, as(leaving), OCTOBER);
    await app.database.pool.query('update staff_users set permissao = 4 where id = $1', [leaving.id]);
    await app.runJobs();
    expect(await app.database.read('select estado from exports where id = $1', [exportId])).toEqual([{ estado: 'FALHOU' }]);
  });
});
