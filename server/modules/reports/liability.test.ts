import { seededRandom } from '../../demo/random.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { generateReport } from './actions/generate-report.ts';
import { liabilityQuery } from './liability.query.ts';
import { liabilityLotsList } from './liability-lots.list.ts';
import { reportTruths } from './report-truths.ts';

let app: TestApp;
let admin: SignedIn;
let network: { id: number; nome: string };

const sql = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const noon = (day: string) => `${day}T15:00:00Z`;
const as = (who: SignedIn) => app.contextFor(who.actor);
const answerAt = (ano: number, mes: number, rede: string | null = network.nome) => runQuery(liabilityQuery, as(admin), { ano, mes, rede });
const at = async (...asked: Parameters<typeof answerAt>) => (await answerAt(...asked))!;
let beforeFirstRun: Awaited<ReturnType<typeof answerAt>>;

interface Credit {
  holder: { kind: 'SELLER' | 'CONSUMER'; id: number };
  day: string;
  valor: string;
  vence: string;
}

let keys = 0;
const credit = ({ holder, day, valor, vence }: Credit) =>
  sql(
    `select ledger_credit($1, $2, case $1 when 'SELLER' then 'PONTO' else 'BRL' end, $3, $4, case $1 when 'SELLER' then 'CODIGO' else 'CASHBACK' end,
       'TESTE', 'abc', $5, $6, $7::timestamptz, null, '{}', 'system', $8, $7::timestamptz)`,
    [holder.kind, holder.id, network.id, valor, `teste:${++keys}`, vence, noon(day), day],
  );
const debit = (holder: Credit['holder'], day: string, valor: string) =>
  sql(
    `select ledger_debit($1, $2, case $1 when 'SELLER' then 'PONTO' else 'BRL' end, $3, $4, 'RESGATE', 'TESTE', 'abc', $5, null, '{}', 'system', $6, $7)`,
    [holder.kind, holder.id, network.id, valor, `teste:${++keys}`, day, noon(day)],
  );
const redemption = async (holder: Credit['holder'], day: string, valor: string) => {
  const { rows } = await sql(
    `insert into redemptions (audience, seller_id, consumer_id, network_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo,
       resgatado_em, prazo_entrega, mes, titular_nome, busca)
     values ($1, case $1 when 'SELLER' then $2::int end, case $1 when 'CONSUMER' then $2::int end, $3, $4, 'Prêmio', 'produto', 1, $5, 0, 0, $6, $7, $8, 'X', 'x')
     returning id`,
    [holder.kind, holder.id, network.id, `TESTE${++keys}`.padEnd(10, 'X'), valor, noon(day), day, day.slice(0, 7)],
  );
  return rows[0].id as number;
};
async function refresh(): Promise<void> {
  await runAction(generateReport, as(admin), { tipo: 'PASSIVO' });
  await app.runJobs();
}

async function broken(): Promise<string[]> {
  const names = [];
  for (const { name, sql: statement } of reportTruths) if ((await sql(statement)).rows.length) names.push(name);
  return names;
}
/** The sums just generated match those of all entries and redemptions. */
async function expectCounted(): Promise<void> {
  await refresh();
  const moves =
    'mes, network_id, parte, coorte, vence_mes, tipo, sum(quantidade)::numeric(16,2) as quantidade, sum(reais)::numeric(20,4) as reais from';
  expect((await sql(`select ${moves} liability_moves group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`)).rows).toEqual(
    (await sql(`select ${moves} liability_movements(0, 9223372036854775807) m group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`)).rows,
  );
  expect(
    (
      await sql(
        'select mes, network_id, parte, sum(reais) as reais from liability_redemptions group by 1, 2, 3 having sum(reais) <> 0 order by 1, 2, 3',
      )
    ).rows,
  ).toEqual(
    (
      await sql(`select date_trunc('month', d.dia)::date as mes, c.network_id, c.parte, sum(d.reais)::numeric(20,4) as reais
        from redemption_costs c cross join lateral (values (c.dia, c.custo), (c.encerrado, -c.custo)) as d(dia, reais)
        where d.dia is not null group by 1, 2, 3 having sum(d.reais) <> 0 order by 1, 2, 3`)
    ).rows,
  );
  expect(await broken()).toEqual([]);
}

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  network = await buildNetwork(app.database);
  const seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
  const consumer = await buildConsumer(app.database);
  const points = { kind: 'SELLER', id: seller.id } as const;
  const money = { kind: 'CONSUMER', id: consumer.id } as const;
  // A point was worth R$ 0,03 until the middle of 2025, and R$ 0,05 from then on.
  await sql('delete from network_point_values where network_id = $1', [network.id]);
  await sql("insert into network_point_values values ($1, '-infinity', 0.03), ($1, '2025-06-01T12:00:00Z', 0.05)", [network.id]);
  await credit({ holder: points, day: '2025-01-10', valor: '1000', vence: '2026-07-10' });
  await credit({ holder: points, day: '2025-06-15', valor: '500', vence: '2026-12-15' });
  await debit(points, '2025-08-05', '400');
  const delivered = await redemption(points, '2025-08-05', '400');
  await sql("update redemptions set status = 1, data_entrega = '2025-09-10' where id = $1", [delivered]);
  await sql(
    "insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome, criado_em) values ($1, 'STATUS', '0', '1', 'system', 'S', $2)",
    [delivered, noon('2025-09-10')],
  );
  await credit({ holder: money, day: '2026-11-02', valor: '12.34', vence: '2026-11-25' });
  await credit({ holder: money, day: '2026-11-02', valor: '7.00', vence: '2026-11-15' });
  await debit(money, '2026-11-03', '2.34');
  await redemption(money, '2026-11-03', '2.34');
  beforeFirstRun = await answerAt(2026, 11);
  await refresh();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('what the programme owes', () => {
  it('is null, not zero, until the report is first generated', async () => {
    expect(beforeFirstRun).toBeNull();
    expect(await answerAt(2026, 11)).not.toBeNull();
  });

  it('is the remainder of each lot at the value that a point had when it was earned, at any month end', async () => {
    // 1,000 × 0.03 + 500 × 0.05.
    expect((await at(2025, 7)).redes).toEqual([
      {
        networkId: network.id,
        rede: network.nome,
        pontos: '1500.00',
        pontosReais: '55.00',
        cashback: '0.00',
        resgates: '0.00',
        total: '55.00',
      },
    ]);
    // 600 × 0.03 + 500 × 0.05, and the 400 points of the undelivered prize at the day's value, 0.05.
    const august = await at(2025, 8);
    expect(august.dia).toBe('2025-08-31');
    expect(august.redes).toMatchObject([{ pontos: '1100.00', pontosReais: '43.00', resgates: '20.00', total: '63.00' }]);
    expect((await at(2025, 9)).redes).toMatchObject([{ resgates: '0.00', total: '43.00' }]);
    // Past their last day, though no batch has expired them.
    expect((await at(2026, 7)).redes).toMatchObject([{ pontos: '500.00', total: '25.00' }]);
  });

  it('leaves out what is past its day in the month under way, and counts cashback and its redemption', async () => {
    const now = await at(2026, 11);
    expect(now.dia).toBe('2026-11-20');
    expect(now.redes).toMatchObject([{ pontos: '500.00', pontosReais: '25.00', cashback: '12.34', resgates: '2.34', total: '39.68' }]);
  });

  it('expires by the month of each lot over eighteen months', async () => {
    const { vencimentos } = await at(2026, 11);
    expect(vencimentos).toHaveLength(19);
    expect(vencimentos.slice(0, 2)).toEqual([
      { mes: '2026-11-01', pontos: '0.00', pontosReais: '0.00', cashback: '12.34' },
      { mes: '2026-12-01', pontos: '500.00', pontosReais: '25.00', cashback: '0.00' },
    ]);
    expect((await at(2025, 8)).vencimentos).toHaveLength(18);
  });

  it('breaks by what expired ÷ (expired + redeemed) of the cohorts that are over', async () => {
    const { coortes, quebraPontos, quebraCashback, quebraEsperada } = await at(2026, 11);
    expect(coortes.filter(({ parte }) => parte === 'PONTOS')).toEqual([
      expect.objectContaining({ coorte: '2025-06-01', creditado: '500.00', emAberto: '500.00', madura: false, quebra: null }),
      expect.objectContaining({
        coorte: '2025-01-01',
        resgatado: '400.00',
        expirado: '600.00',
        emAberto: '0.00',
        madura: true,
        quebra: '60.00',
      }),
    ]);
    expect(coortes.find(({ parte }) => parte === 'CASHBACK')).toMatchObject({ expirado: '4.66', resgatado: '2.34', madura: false });
    expect([quebraPontos, quebraCashback, quebraEsperada]).toEqual(['60.00', null, '15.00']);
    // Half a year earlier nothing had expired yet.
    expect(await at(2026, 6)).toMatchObject({ quebraPontos: null, quebraEsperada: null });
  });

  it('shows the lots behind a number as they were at that month end', async () => {
    const lots = async (posicao: string) =>
      (await runList(liabilityLotsList, as(admin), {}, { posicao, networkId: network.id, parte: 'PONTOS' })).items.map(
        ({ restante, reais }) => [restante, reais],
      );
    expect(await lots('2025-07-01')).toEqual([
      ['1000.00', '30.00'],
      ['500.00', '25.00'],
    ]);
    expect(await lots('2025-08-01')).toEqual([
      ['600.00', '18.00'],
      ['500.00', '25.00'],
    ]);
    expect(await lots('2026-11-01')).toEqual([['500.00', '25.00']]);
  });

  it('stays the same when it is made again, and when only the months under way are', async () => {
    const sums = async () =>
      (await sql('select mes, tipo, sum(quantidade) as q, sum(reais) as r from liability_moves group by 1, 2 order by 1, 2')).rows;
    const before = await sums();
    await refresh();
    expect(await sums()).toEqual(before);
    await sql("update report_runs set terminado_em = '2020-01-05' where tipo = 'PASSIVO' and atual");
    await refresh();
    expect(await sums()).toEqual(before);
  });

  it('equals what the accounts hold', async () => {
    const [kept, held] = await Promise.all([
      sql('select sum(quantidade) as q from liability_moves'),
      sql('select sum(restante) as q from lots'),
    ]);
    expect(kept.rows).toEqual(held.rows);
  });

  it('counts what happened since the last making, each thing once, also among writers', async () => {
    const random = seededRandom(20261122);
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
    const consumer = await buildConsumer(app.database);
    const holders = [{ kind: 'SELLER', id: seller.id } as const, { kind: 'CONSUMER', id: consumer.id } as const];
    const someRedemption = 'id = (select id from redemptions order by md5(id::text || $1) limit 1)';
    const steps: (() => Promise<unknown>)[] = [
      () =>
        credit({
          holder: random.pick(holders),
          day: `2026-0${random.integer(1, 9)}-10`,
          valor: String(random.integer(5, 90)),
          vence: '2027-12-31',
        }),
      // Nothing to take from is a valid outcome too.
      () =>
        debit(random.pick(holders), `2026-0${random.integer(1, 9)}-15`, '3').catch((error) =>
          expect(error.message).toMatch(/INSUFFICIENT/),
        ),
      () => redemption(random.pick(holders), `2026-0${random.integer(1, 9)}-15`, String(random.integer(1, 50))),
      () => sql(`update redemptions set status = 1, data_entrega = '2026-10-02' where ${someRedemption}`, [String(random.next())]),
      () => sql(`update redemptions set status = 3 where ${someRedemption}`, [String(random.next())]),
      () => sql(`update redemptions set status = 0, data_entrega = null where ${someRedemption}`, [String(random.next())]),
      () => refresh(),
    ];
    for (let step = 0; step < 60; step++) {
      await (step % 10 === 9 ? Promise.all([steps[0]!(), steps[2]!(), refresh(), steps[0]!(), steps[3]!()]) : random.pick(steps)());
      if (step % 10 === 0) await expectCounted();
    }
    // Writes of a transaction that was open during one run are counted by the next, though their ids are lower than those already seen.
    const late = await app.database.pool.connect();
    await late.query('begin');
    await late.query(
      `select ledger_credit('SELLER', $1, 'PONTO', $2, 11, 'CODIGO', 'TESTE', 'abc', 'teste:tarde', '2027-12-31', now(), null, '{}', 'system', '2026-11-19', now())`,
      [seller.id, network.id],
    );
    await credit({ holder: holders[1]!, day: '2026-11-19', valor: '13', vence: '2027-12-31' });
    await refresh();
    await late.query('commit');
    late.release();
    await expectCounted();
  });

  it('starts anew after the position was lost, and shows a fault to db:check', async () => {
    // A restored copy runs on a server whose transaction ids are below the old one's: every transaction in it has ended.
    const restore = () => sql('update liability_positions set visto_xid = 9000000000000000000');
    await restore();
    await expectCounted();
    for (const [fault, truth] of [
      ['update liability_moves set quantidade = quantidade + 1 where ctid = (select min(ctid) from liability_moves where not recente)', 1],
      ['update liability_redemptions set reais = reais + 1 where ctid = (select min(ctid) from liability_redemptions)', 2],
      ['update liability_redemption_items set encerrado_mes = null where encerrado_mes is not null', 3],
    ] as const) {
      await sql(fault);
      expect(await broken()).toContain(reportTruths[truth]!.name);
      await sql('update liability_positions set contado = 0');
      await expectCounted();
    }
    await restore();
    await credit({
      holder: { kind: 'CONSUMER', id: (await buildConsumer(app.database)).id },
      day: '2026-11-19',
      valor: '5',
      vence: '2027-12-31',
    });
    await expectCounted();
    const { rows } = await sql('select from liability_positions where visto_xid = 9000000000000000000');
    expect(rows).toEqual([]);
  });

  it('is told to levels 1 and 2 alone, within their networks', async () => {
    for (const level of [0, 3, 4, 5]) {
      const other = await buildStaff(app.database, level);
      await expect(runQuery(liabilityQuery, as(other), { ano: 2026, mes: 11 })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(runList(liabilityLotsList, as(other))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect((await runQuery(liabilityQuery, as(elsewhere), { ano: 2026, mes: 11 }))!.redes).toEqual([]);
    expect((await runList(liabilityLotsList, as(elsewhere))).items).toEqual([]);
    await expect(at(2026, 13)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});
