import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore } from '../../test/builders/people.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { processSalesImport, startSalesImport } from './index.ts';

const LINES = Number(process.env.LINES ?? 20_000);

describe('speed of the import of sales', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-10T15:00:00Z');
  });
  afterAll(() => app.close());

  it('imports some ten thousand lines, two a sale, and prints how fast', async () => {
    const staff = await buildStaff(app.database, 2);
    const store = await buildStore(app.database);
    const sellers = await Promise.all(Array.from({ length: 200 }, () => buildSeller(app.database, { store })));
    const products = await Promise.all(Array.from({ length: 100 }, () => buildProduct(app.database)));
    const bytes = await salesSheet(
      Array.from({ length: LINES }, (_, index) => ({
        cpf: sellers[Math.floor(index / 2) % 200]!.cpf,
        identificador: `N${1_000_000 + Math.floor(index / 2)}`,
        codigo: index % 100 === 7 ? 'NADA' : products[index % 100]!.codigo,
        qtde: '2',
      })),
    );
    const ctx = app.contextFor(staff.actor);
    const started = performance.now();
    const { id } = await runAction(startSalesImport, ctx, { arquivo: { bytes, fileName: 'v.xlsx' } });
    const staged = performance.now();
    const total = await processSalesImport(ctx, id);
    const ended = performance.now();
    expect(total).toBe(LINES / 2 - LINES / 100);
    const rate = Math.round((LINES * 1000) / (ended - started));
    process.stdout.write(
      `import of ${LINES} lines: read ${Math.round(staged - started)} ms, recorded ${Math.round(ended - staged)} ms, ${rate} lines/s, ${Math.round(process.memoryUsage.rss() / 1e6)} MB\n`,
    );
  });
});
