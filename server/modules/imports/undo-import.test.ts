import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { workbook, zip } from '../../platform/sheets/archive.fixture.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting, byTwoPeople } from '../../test/approve-waiting.ts';
import { csv } from '../../test/builders/csv.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { type SalesLine, salesSheet } from '../../test/builders/sales-sheet.ts';
import { closeInTruth } from '../../test/truths.ts';
import { ledger } from '../ledger/index.ts';
import { undoImport } from './actions/undo-import.ts';
import { undoSalesImport } from './engine/undo-sales.ts';
import { startImport, startSalesImport } from './index.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;
let made = 0;
const code = () => `C${++made}`;
type Written = 'PRODUTOS' | 'LOJAS_PARTICIPANTES';
const start = async (tipo: Written, bytes: Buffer) => {
  const started = await runAction(startImport, app.contextFor(admin.actor), { tipo, arquivo: { bytes, fileName: 'arquivo.csv' } });
  await approveWaiting(app);
  return started;
};
const reason = { causa: 'LOJA_ERRADA', observacao: 'Planilha de outra loja' };
const undo = (id: number, actor: StaffActor = admin.actor) =>
  byTwoPeople(app, runAction(undoImport, app.contextFor(actor), { id, ...reason }));
const reasonsOf = (id: number) =>
  app.database.read<object>(
    `select distinct estorno_causa as causa, estorno_observacao as observacao from postings where import_id = $1 and status = 'CANCELADA'`,
    [id],
  );
const importOf = async (tipo: Written, bytes: Buffer) => {
  const started = await start(tipo, bytes);
  await app.runJobs();
  return { ...started, ...(await row(started.id)) };
};
const row = async (id: number) =>
  (await app.database.read<{ estado: string; total: number }>('select estado, total from imports where id = $1', [id]))[0]!;
const count = async (table: string) => (await app.database.read<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const query = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const products = (...rows: (readonly string[])[]) => csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], rows);
const product = async (codigo: string) =>
  (await app.database.read<object>('select id, nome, valor_unitario, valor_pontos from products where codigo = $1', [codigo]))[0];
const valuesOf = (codigo: string) =>
  app.database.read<object>(
    'select v.valor_pontos, v.vigente_em from product_values v join products p on p.id = v.product_id where p.codigo = $1 order by v.vigente_em',
    [codigo],
  );

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
});
afterAll(() => closeInTruth(app));

describe('undoing an import', () => {
  it('takes new rows away and gives changed ones back, their value history too; the file may then be sent again', async () => {
    const known = await buildProduct(app.database);
    const codigo = code();
    const bytes = products([known.codigo, 'Outro nome', '60', '20'], [codigo, 'Novo', '1', '1']);
    const before = [await product(known.codigo), await valuesOf(known.codigo)];
    const { id } = await importOf('PRODUTOS', bytes);
    expect(await valuesOf(known.codigo)).toEqual([...(before[1] as object[]), { valor_pontos: '20.00', vigente_em: '2026-03-20' }]);
    await undo(id);
    expect([await product(known.codigo), await valuesOf(known.codigo)]).toEqual(before);
    expect(await product(codigo)).toBeUndefined();
    expect((await row(id)).estado).toBe('DESFEITA');
    await expect(undo(id)).rejects.toThrow('Este upload já foi desfeito');
    const again = await importOf('PRODUTOS', bytes);
    expect([again.repetido, again.total, again.id === id]).toEqual([false, 2, false]);
  });

  it('gives back the value of the day when the product had changed on that day before', async () => {
    const known = await buildProduct(app.database);
    await query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, 15, '2026-03-20')", [known.id]);
    await query('update products set valor_pontos = 15 where id = $1', [known.id]);
    const { id } = await importOf('PRODUTOS', products([known.codigo, 'Nome', '1', '30']));
    expect((await valuesOf(known.codigo)).at(-1)).toEqual({ valor_pontos: '30.00', vigente_em: '2026-03-20' });
    await undo(id);
    expect((await valuesOf(known.codigo)).at(-1)).toEqual({ valor_pontos: '15.00', vigente_em: '2026-03-20' });
  });

  it('refuses with the reason when something was built on it, when it is late, running, or of somebody else', async () => {
    const edited = await importOf('PRODUTOS', products([code(), 'Nome', '1', '1']));
    await query('update products set nome = $1 where id = (select row_id from import_changes where import_id = $2)', ['Mudado', edited.id]);
    await expect(undo(edited.id)).rejects.toThrow('Não é possível desfazer: há registros deste upload que foram alterados depois');
    const used = code();
    const sold = await importOf('PRODUTOS', products([used, 'Nome', '1', '1']));
    const store = await buildStore(app.database);
    await query(
      "insert into store_products (store_id, product_id, codigo, nome, valor_unitario) select $1, id, 'X', 'X', 1 from products where codigo = $2",
      [store.id, used],
    );
    await expect(undo(sold.id)).rejects.toThrow('há lojas, compras ou estoque com os produtos deste upload');
    const late = await importOf('PRODUTOS', products([code(), 'Nome', '1', '1']));
    app.clock.moveTo('2026-03-28T15:00:00Z');
    await expect(undo(late.id)).rejects.toThrow('Um upload pode ser desfeito em até 7 dias');
    app.clock.moveTo('2026-03-20T15:00:00Z');
    const { id } = await start('PRODUTOS', products([code(), 'Nome', '1', '1']));
    await expect(undo(id)).rejects.toThrow('Aguarde o fim do processamento');
    await app.runJobs();
    const narrowed = await buildStaff(app.database, 1, { networkIds: [store.networkId] });
    await expect(undo(id, narrowed.actor)).rejects.toThrow('Upload não encontrado');
    const content = await importOf('LOJAS_PARTICIPANTES', await nameSheet(['Loja do teste']));
    await expect(undo(content.id, (await buildStaff(app.database, 5)).actor)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await undo(content.id);
  });

  it('cancels the sales of a spreadsheet and takes their points back, unless they were spent or decided on', async () => {
    const seller = await buildSeller(app.database);
    const { codigo } = await buildProduct(app.database);
    let notes = 0;
    const sales = async () => {
      const lines: SalesLine[] = Array.from({ length: 3 }, () => ({ cpf: seller.cpf, codigo, identificador: `UN${++notes}000` }));
      const bytes = await salesSheet(lines);
      const { id } = await runAction(startSalesImport, app.contextFor(admin.actor), {
        arquivo: { bytes, fileName: 'v.xlsx' },
        enviarMensagem: false,
      });
      await app.runJobs();
      return { id, bytes };
    };
    const balance = async () =>
      (
        await app.database.read<{ balance: string }>("select balance from accounts where holder_type = 'SELLER' and holder_id = $1", [
          seller.id,
        ])
      )[0]?.balance;
    const { id, bytes } = await sales();
    expect(await balance()).toBe('30.00');
    await undo(id);
    expect(await balance()).toBe('0.00');
    expect(await count(`postings where import_id = ${id} and status = 'CANCELADA'`)).toBe(3);
    await runAction(startSalesImport, app.contextFor(admin.actor), { arquivo: { bytes, fileName: 'v.xlsx' } });
    await app.runJobs();
    expect(await balance()).toBe('30.00');
    const second = await sales();
    await query("update postings set status = 'APROVADA', versao = 2 where id = (select min(id) from postings where import_id = $1)", [
      second.id,
    ]);
    await expect(undo(second.id)).rejects.toThrow('há vendas deste upload que já foram canceladas ou corrigidas');
    await query('update postings set versao = 1 where import_id = $1', [second.id]);
    await app.database.transaction(({ sql }) =>
      ledger.debit(
        { sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId: seller.id,
          currency: 'PONTO',
          networkId: seller.store.networkId,
          valor: '55.00',
          type: 'RESGATE',
          origemTipo: 'redemption',
          origemId: '1',
          idempotencyKey: 'undo-test',
        },
      ),
    );
    await expect(undo(second.id)).rejects.toThrow('há pontos deste upload que já foram usados');
    const operator = await buildStaff(app.database, 0);
    await expect(undo(second.id, operator.actor)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  describe('of many sales', () => {
    const SALES = 501;
    let codigo: string;
    let notes = 0;
    const sellers: Awaited<ReturnType<typeof buildSeller>>[] = [];
    const large = async (count = SALES) => {
      const lines = Array.from({ length: count }, (_, index) => ({
        cpf: sellers[index % sellers.length]!.cpf,
        codigo,
        identificador: `LG${++notes}00`,
      }));
      const bytes = await salesSheet(lines);
      const { id } = await runAction(startSalesImport, app.contextFor(admin.actor), {
        arquivo: { bytes, fileName: 'v.xlsx' },
        enviarMensagem: false,
      });
      await app.runJobs();
      return { id, bytes };
    };
    const state = async (id: number) =>
      (
        await app.database.read<{ estado: string; desfeitas: number; mensagem: string | null }>(
          'select estado, desfeitas, mensagem from imports where id = $1',
          [id],
        )
      )[0]!;
    const cancelled = (id: number) => count(`postings where import_id = ${id} and status = 'CANCELADA'`);
    const system = () => app.contextFor({ kind: 'system' });
    const spend = (sellerId: number, networkId: number, valor: string) =>
      app.database.transaction(({ sql }) =>
        ledger.debit(
          { sql, clock: app.clock },
          {
            holderType: 'SELLER',
            holderId: sellerId,
            currency: 'PONTO',
            networkId,
            valor,
            type: 'RESGATE',
            origemTipo: 'redemption',
            origemId: `${sellerId}`,
            idempotencyKey: `undo-large-${sellerId}`,
          },
        ),
      );
    /** Lets that many transactions through, then fails like a dying process. */
    const dyingAfter = (transactions: number) => {
      const ctx = system();
      let done = 0;
      const transaction = <T>(work: Parameters<typeof ctx.database.transaction<T>>[0]) => {
        if (done++ === transactions) throw new Error('planted');
        return ctx.database.transaction(work);
      };
      return { ...ctx, database: { ...ctx.database, transaction } };
    };
    beforeAll(async () => {
      codigo = (await buildProduct(app.database)).codigo;
      for (let number = 0; number < 3; number++) sellers.push(await buildSeller(app.database));
    });

    it('goes on in the background, chunk by chunk, also after a crash and with two workers, and may not be asked for twice', async () => {
      const { id, bytes } = await large();
      app.ports.fakeJobs.sent.length = 0;
      await undo(id);
      expect([await state(id), await cancelled(id)]).toEqual([{ estado: 'DESFAZENDO', desfeitas: 0, mensagem: null }, 0]);
      expect(app.ports.fakeJobs.sent.splice(0)).toMatchObject([{ name: 'undoSalesImport' }]);
      await expect(undo(id)).rejects.toThrow('Aguarde o fim do processamento para desfazer');
      await expect(undoSalesImport(dyingAfter(2), id, { chunkSales: 150 })).rejects.toThrow('planted');
      expect([await state(id), await cancelled(id)]).toEqual([{ estado: 'DESFAZENDO', desfeitas: 300, mensagem: null }, 300]);
      await Promise.all([1, 2].map(() => undoSalesImport(system(), id, { chunkSales: 80 })));
      expect([await state(id), await cancelled(id)]).toEqual([{ estado: 'DESFEITA', desfeitas: SALES, mensagem: null }, SALES]);
      expect(await count(`accounts where holder_type = 'SELLER' and balance <> 0 and holder_id in (${sellers.map((one) => one.id)})`)).toBe(
        0,
      );
      const again = await runAction(startSalesImport, app.contextFor(admin.actor), { arquivo: { bytes, fileName: 'v.xlsx' } });
      expect(again.repetido).toBe(false);
      app.ports.fakeJobs.sent.length = 0;
    });

    it('leaves a sale whose points are used meanwhile, says so, and takes it back when they have returned', async () => {
      const spender = await buildSeller(app.database);
      sellers.push(spender);
      const { id } = await large();
      sellers.pop();
      await undo(id);
      const jobs = app.ports.fakeJobs.sent.splice(0);
      const stopped = new AbortController();
      await expect(undoSalesImport(dyingAfter(1), id, { chunkSales: 3, signal: stopped.signal })).rejects.toThrow('planted');
      const { entryId } = await spend(spender.id, spender.store.networkId, '15.00');
      app.ports.fakeJobs.sent.push(...jobs);
      await app.runJobs();
      const touched = 2;
      expect(await state(id)).toEqual({
        estado: 'DESFEITA_EM_PARTE',
        desfeitas: SALES - touched,
        mensagem: `${touched} venda(s) não desfeita(s): os pontos já foram usados ou a venda foi alterada`,
      });
      await expect(undo(id)).rejects.toThrow('há pontos deste upload que já foram usados');
      await app.database.transaction(({ sql }) =>
        ledger.returnDebit({ sql, clock: app.clock }, { entryId, idempotencyKey: 'undo-large-return' }),
      );
      await undo(id);
      await app.runJobs();
      expect(await state(id)).toEqual({ estado: 'DESFEITA', desfeitas: SALES, mensagem: null });
      expect(await reasonsOf(id)).toEqual([reason]);
    });

    it('is refused when a sale was corrected since, and when the last try fails the import says that it stopped', async () => {
      const { id } = await large();
      const [first] = await app.database.read<{ id: number }>('select min(id) as id from postings where import_id = $1', [id]);
      await query('update posting_items set qtde = qtde + 1 where posting_id = $1', [first!.id]);
      await app.database.read('select correct_sale($1, $4, $2::date, $3::timestamptz)', [
        first!.id,
        app.clock.today(),
        app.clock.now(),
        { staffId: admin.id, causa: 'VALOR_ERRADO' },
      ]);
      await expect(undo(id)).rejects.toThrow('há vendas deste upload que já foram canceladas ou corrigidas');
      expect((await row(id)).estado).toBe('CONCLUIDA');

      const second = await large();
      await undo(second.id);
      app.ports.fakeJobs.sent.length = 0;
      const attempt = { number: 3, isLast: true, signal: AbortSignal.abort() };
      await expect(jobNamed('undoSalesImport').handler(system(), { importId: second.id }, attempt)).rejects.toThrow();
      expect(await state(second.id)).toEqual({ estado: 'DESFEITA_EM_PARTE', desfeitas: 0, mensagem: 'Erro ao desfazer o upload' });
      await undo(second.id);
      await app.runJobs();
      expect((await row(second.id)).estado).toBe('DESFEITA');
    });
  });
});

const nameSheet = async (names: readonly string[]) =>
  zip(
    workbook(['Nome', ...names].map((name, index) => `<row r="${index + 1}"><c t="inlineStr"><is><t>${name}</t></is></c></row>`).join('')),
  );
