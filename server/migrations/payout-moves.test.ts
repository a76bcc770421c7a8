import pg from 'pg';
import { cashbackTruths } from '../modules/cashback/index.ts';
import { openDatabaseAt } from '../open-database.ts';
import { applyDefinitions } from './apply-definitions.ts';
import { migrations } from './index.ts';

/** Payments of the release before 0008: [status, state, has a batch, events as tipo and para]. */
const FORMER = [
  { id: 1, status: 1, estado: 'PAGO', isBatched: true, events: [['PAGAMENTO', 'Pago']] },
  { id: 2, status: 1, estado: 'PAGO', isBatched: false, events: [['STATUS', 'Entregue']] },
  { id: 3, status: 2, estado: 'EM_LOTE', isBatched: false, events: [['STATUS', 'Em trânsito']] },
  {
    id: 4,
    status: 3,
    estado: 'CANCELADO',
    isBatched: false,
    events: [
      ['STATUS', 'Entregue'],
      ['CANCELAMENTO', 'Cancelado'],
    ],
  },
  { id: 5, status: 0, estado: 'SOLICITADO', isBatched: false, events: [] },
] as const;

describe('payments of a former release', () => {
  it('take their proof from their history, and what has none is told by db:check', async () => {
    const name = `t_${process.env.TEST_RUN}_former_payouts`;
    const admin = new pg.Client(process.env.TEST_PG!);
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(process.env.TEST_PG!);
    url.pathname = `/${name}`;
    const database = await openDatabaseAt(url.href, { maxConnections: 2 });
    try {
      const former = migrations.map((migration) => migration.name).filter((migration) => migration < '0008');
      await database.orm.migrator.up({ migrations: former });
      await fill(database.pool);
      await database.transaction(async (tx) => {
        await tx.sql('set local check_function_bodies = off');
        await applyDefinitions(tx.sql);
      });
      await database.orm.migrator.up();
      await applyDefinitions(database.read);
      expect(
        await database.read(`select redemption_id as id, estado, pago_por_id as "pagoPor", pago_em is not null as "temData",
          retorno_em is not null as "temRetorno" from payouts order by 1`),
      ).toEqual([
        { id: 1, estado: 'PAGO', pagoPor: 1, temData: true, temRetorno: true },
        { id: 2, estado: 'PAGO', pagoPor: 1, temData: true, temRetorno: false },
        { id: 3, estado: 'EM_TRANSITO', pagoPor: null, temData: false, temRetorno: false },
        { id: 4, estado: 'CANCELADO', pagoPor: 1, temData: true, temRetorno: false },
        { id: 5, estado: 'SOLICITADO', pagoPor: null, temData: false, temRetorno: false },
      ]);
      const told = cashbackTruths.find((truth) => truth.name.startsWith('a payment that was made has'))!;
      expect(await database.read(told.sql)).toEqual([{ redemption_id: 2, estado: 'PAGO' }]);
      // The guards are there, and are those of the files.
      await expect(database.pool.query("update payouts set estado = 'PAGO' where redemption_id = 5")).rejects.toThrow(
        'PAYOUT_MOVE_REFUSED',
      );
    } finally {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });

  async function fill(pool: pg.Pool): Promise<void> {
    await pool.query("insert into staff_users (nome, cpf, email, senha_hash, permissao) values ('Ana', '10000001090', 'a@x.com', 'x', 2)");
    await pool.query("insert into consumers (nome, cpf) values ('Caio', '10000001767')");
    await pool.query('insert into payout_batches (quantidade, total, gerado_por_id, gerado_em) values (1, 12, 1, now())');
    for (const { id, status, estado, isBatched, events } of FORMER) {
      await pool.query(
        `insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, status,
           resgatado_em, prazo_entrega, mes, titular_nome, busca)
         values ('CONSUMER', 1, $1, 'Cashback', 'pix', 1, 12, 12, 0, $2, now(), now(), '2026-11', 'Caio', 'caio')`,
        [`CODE${id}`, status],
      );
      await pool.query('insert into payouts (redemption_id, estado, batch_id) values ($1, $2, $3)', [id, estado, isBatched ? 1 : null]);
      for (const [tipo, para] of events)
        await pool.query(
          "insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome) values ($1, $2, 'x', $3, 'staff:1', 'Ana')",
          [id, tipo, para],
        );
    }
  }
});
