import type pg from 'pg';
import { runAction } from '../../platform/actions/run-action.ts';
import { liftHold } from '../../test/builders/cashback.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { cancelRedemption } from '../redemptions/index.ts';
import { askPayoutReversal, cashbackTruths, confirmPayoutReversal } from './index.ts';
import { LARGE, openPayouts, SMALL } from './payout.fixture.ts';
import { PAYOUT_STATE_LABELS, type PayoutState } from './payout.rules.ts';

const STATES = Object.keys(PAYOUT_STATE_LABELS) as PayoutState[];
/** docs/adr/0023, written by hand: everything else is refused by the database, whoever writes. */
const LEGAL: Record<PayoutState, PayoutState[]> = {
  SOLICITADO: ['APROVADO', 'CANCELADO'],
  APROVADO: ['EM_LOTE', 'EM_TRANSITO', 'PAGO', 'CANCELADO'],
  EM_LOTE: ['PAGO', 'DEVOLVIDO'],
  EM_TRANSITO: ['PAGO', 'EM_ESTORNO'],
  PAGO: ['EM_ESTORNO'],
  EM_ESTORNO: ['PAGO', 'ESTORNADO'],
  ESTORNADO: [],
  DEVOLVIDO: [],
  CANCELADO: [],
};
const ILLEGAL = STATES.flatMap((from) => STATES.filter((to) => to !== from && !LEGAL[from].includes(to)).map((to) => [from, to] as const));

describe('the database, whoever writes', () => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  let id: number;
  let small: number[];
  /** Staff with the CPF of the consumer who is paid. */
  let own: SignedIn;
  let batchOf: { ana: number; bia: number };
  beforeAll(async () => {
    stage = await openPayouts();
    // Small ones before and after it: the amount that decides is the payment's own.
    const before = (await stage.requested(SMALL)).id;
    const { consumer, id: requested } = await stage.requested(LARGE);
    id = requested;
    own = await buildStaff(stage.app.database, 2, { cpf: consumer.cpf });
    const [ofAna, ofBia] = await Promise.all(
      [stage.ana, stage.bia].map(({ id: maker }) =>
        stage.app.database.read<{ id: number }>(
          'insert into payout_batches (quantidade, total, gerado_por_id, gerado_em) values (0, 0, $1, now()) returning id',
          [maker],
        ),
      ),
    );
    batchOf = { ana: ofAna![0]!.id, bia: ofBia![0]!.id };
    small = [before, (await stage.requested(SMALL)).id];
  });
  afterAll(async () => {
    await stage.expectTruths();
    await stage.close();
  });

  /** Runs statements and undoes them, so that each case starts from the same payment. */
  async function tried<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await stage.app.database.pool.connect();
    try {
      await client.query('begin');
      return await work(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  /** The payment as if the guards had not been there. */
  const force = async (client: pg.PoolClient, set: string) => {
    await client.query("set local session_replication_role = 'replica'");
    await client.query(`update payouts set ${set} where redemption_id = ${id}`);
    await client.query('update redemptions x set status = payout_status(o.estado) from payouts o where o.redemption_id = x.id');
    await client.query("set local session_replication_role = 'origin'");
  };
  const write = (client: pg.PoolClient, set: string) =>
    client.query(`update payouts set ${set} where redemption_id = ${id}`).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  /** Complete proof by two people, so that the move alone decides. */
  const proof = () =>
    `aprovado_em = now(), aprovado_por_id = ${stage.ana.id}, pago_em = now(), pago_por_id = ${stage.bia.id}, estorno_em = now(),
     estorno_por_id = ${stage.ana.id}, estorno_motivo = 'Conta errada', estorno_confirmado_por_id = ${stage.auditor.id}`;

  it.each(ILLEGAL)('refuses %s → %s', async (from, to) => {
    const outcome = await tried(async (client) => {
      await force(client, `estado = '${from}', ${proof()}`);
      return write(client, `estado = '${to}'`);
    });
    expect(outcome).toBe('PAYOUT_MOVE_REFUSED');
  });

  const approval = () => `aprovado_em = now(), aprovado_por_id = ${stage.ana.id}`;
  const payment = (who: SignedIn) => `pago_em = now(), pago_por_id = ${who.id}`;
  const approved = () => `estado = 'APROVADO', ${approval()}`;
  const paid = (who: SignedIn) => `estado = 'PAGO', ${payment(who)}`;
  const asked = () => `estado = 'EM_ESTORNO', ${payment(stage.bia)}, estorno_por_id = ${stage.ana.id}, estorno_motivo = 'Conta errada'`;
  const confirmed = (who: SignedIn) => `estado = 'ESTORNADO', estorno_confirmado_por_id = ${who.id}`;
  const readBy = (who: SignedIn) => `retorno_em = now(), retorno_por_id = ${who.id}`;
  /** Approved by Ana, in a batch of Bia. */
  const inBatch = () => `estado = 'EM_LOTE', ${approval()}, batch_id = ${batchOf.bia}, limite_uma_pessoa = 40`;
  const held = () => "retido_ate = now() + interval '1 hour'";

  it.each([
    ['an approval inside the hold', held, approved, 'PAYOUT_HELD'],
    ['an approval by nobody', () => 'retido_ate = null', () => "estado = 'APROVADO', aprovado_em = now()", 'PAYOUT_NOT_APPROVED'],
    ['a payment by its approver above the limit', approved, () => paid(stage.ana), 'PAYOUT_SECOND_PERSON'],
    ['a payment by another person', approved, () => paid(stage.bia), 'accepted'],
    ['a payment by nobody', approved, () => "estado = 'PAGO', pago_em = now()", 'PAYOUT_SECOND_PERSON'],
    ['a return of what is in no batch', approved, () => `${paid(stage.bia)}, retorno_em = now()`, 'PAYOUT_MOVE_REFUSED'],
    ['another approver at the payment', approved, () => `${paid(stage.ana)}, aprovado_por_id = ${stage.bia.id}`, 'PAYOUT_NOT_APPROVED'],
    ['a reversal without a reason', () => `${approval()}, ${paid(stage.bia)}`, () => "estado = 'EM_ESTORNO'", 'PAYOUT_MOVE_REFUSED'],
    ['a reversal by who asked', asked, () => confirmed(stage.ana), 'PAYOUT_REVERSAL_SECOND_PERSON'],
    ['a reversal by who paid', asked, () => confirmed(stage.bia), 'PAYOUT_REVERSAL_SECOND_PERSON'],
    ['a reversal by a third', asked, () => confirmed(stage.auditor), 'accepted'],
    ['a declined reversal of a payment from before approvals', asked, () => "estado = 'PAGO'", 'accepted'],
    ['proof exchanged afterwards', approved, () => `aprovado_por_id = ${stage.bia.id}`, 'PAYOUT_MOVE_REFUSED'],
    ['a batch of its approver above the limit', approved, () => `estado = 'EM_LOTE', batch_id = ${batchOf.ana}`, 'PAYOUT_SECOND_PERSON'],
    ['a batch of another person', approved, () => `estado = 'EM_LOTE', batch_id = ${batchOf.bia}`, 'accepted'],
    ['a return read by nobody', inBatch, () => "estado = 'DEVOLVIDO'", 'PAYOUT_RETURN_OTHER_PERSON'],
    ['a return read by the approver', inBatch, () => `estado = 'DEVOLVIDO', ${readBy(stage.ana)}`, 'PAYOUT_RETURN_OTHER_PERSON'],
    ['a return read by the maker of the batch', inBatch, () => `estado = 'DEVOLVIDO', ${readBy(stage.bia)}`, 'PAYOUT_RETURN_OTHER_PERSON'],
    ['a payment read by the maker', inBatch, () => `${paid(stage.bia)}, ${readBy(stage.bia)}`, 'PAYOUT_RETURN_OTHER_PERSON'],
    ['a return read by a third', inBatch, () => `estado = 'DEVOLVIDO', ${readBy(stage.caio)}`, 'accepted'],
    ['a payment read by a third', inBatch, () => `${paid(stage.caio)}, ${readBy(stage.caio)}`, 'accepted'],
    [
      'an approval by who is paid',
      () => 'retido_ate = null',
      () => `estado = 'APROVADO', aprovado_em = now(), aprovado_por_id = ${own.id}`,
      'OWN_GAIN',
    ],
    ['a payment by who is paid', approved, () => paid(own), 'OWN_GAIN'],
    ['a return read by who is paid', inBatch, () => `estado = 'DEVOLVIDO', ${readBy(own)}`, 'OWN_GAIN'],
    [
      'a reversal asked for by who was paid',
      () => `${approval()}, ${paid(stage.bia)}`,
      () => `estado = 'EM_ESTORNO', estorno_em = now(), estorno_motivo = 'Conta errada', estorno_por_id = ${own.id}`,
      'OWN_GAIN',
    ],
    ['a reversal confirmed by who was paid', asked, () => confirmed(own), 'OWN_GAIN'],
    ['a hold that is lifted', held, () => 'retido_ate = null', 'PAYOUT_MOVE_REFUSED'],
    ['words removed by an erasure', approved, () => 'motivo = null', 'accepted'],
  ])('decides about %s', async (_case, before, set, expected) => {
    expect(
      await tried(async (client) => {
        await force(client, before());
        return write(client, set());
      }),
    ).toBe(expected);
  });

  it('lets its approver make a payment below the limit', async () => {
    for (const other of small) {
      const outcome = await tried(async (client) => {
        await client.query(`update payouts set ${approved()} where redemption_id = ${other}`);
        return client.query(`update payouts set ${paid(stage.ana)} where redemption_id = ${other}`).then(
          () => 'accepted',
          (error: Error) => error.message,
        );
      });
      expect(outcome).toBe('accepted');
    }
  });

  it.each([
    ['nothing proved', 'accepted', {}],
    ['an approval', 'PAYOUT_MOVE_REFUSED', { estado: "'APROVADO'" }],
    ['an approver', 'PAYOUT_MOVE_REFUSED', { aprovado_por_id: '1' }],
    ['a batch', 'PAYOUT_MOVE_REFUSED', { batch_id: '1' }],
    ['a day of payment', 'PAYOUT_MOVE_REFUSED', { pago_em: 'now()' }],
  ])('takes a new payment with %s: %s', async (_what, expected, more: Record<string, string>) => {
    const outcome = await tried(async (client) => {
      await client.query("set local session_replication_role = 'replica'");
      await client.query(`delete from payouts where redemption_id = ${id}`);
      await client.query("set local session_replication_role = 'origin'");
      const [columns, values] = [
        ['redemption_id', ...Object.keys(more)],
        [id, ...Object.values(more)],
      ];
      return client.query(`insert into payouts (${columns.join(', ')}) values (${values.join(', ')})`).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    });
    expect(outcome).toBe(expected);
  });

  it.each(['delete from payouts where redemption_id = $1', 'truncate payouts'])('refuses %s', async (statement) => {
    const outcome = tried((client) => client.query(statement, statement.includes('$1') ? [id] : []));
    await expect(outcome).rejects.toThrow('payouts is append-only');
  });

  it('refuses two moves of one payment in one call', async () => {
    const move = { id, to: 'CANCELADO', de: 'Solicitado', para: 'Cancelado' };
    const outcome = tried((client) => client.query("select move_payouts($1, '{}', now())", [JSON.stringify([move, move])]));
    await expect(outcome).rejects.toThrow('PAYOUT_MOVE_REFUSED');
  });

  it('refuses a status that its payment does not have', async () => {
    const outcome = await tried((client) =>
      client.query(`update redemptions set status = 1 where id = ${id}`).then(
        () => 'accepted',
        (error: Error) => error.message,
      ),
    );
    expect(outcome).toBe('PAYOUT_MOVE_REFUSED');
  });

  const PROOF = "a payment that was made has the bank's return, or an approver and, above the limit of its day, another payer";
  const REVERSAL = 'a payment was taken back for a reason by two people, of whom the second did not register it';
  const reversed = () => `estado = 'ESTORNADO', ${payment(stage.bia)}, estorno_por_id = ${stage.ana.id}`;
  it.each([
    [PROOF, 'nobody approved it', () => paid(stage.bia)],
    [PROOF, 'nobody paid it', () => `estado = 'PAGO', ${approval()}, pago_em = now()`],
    [PROOF, 'its approver paid it', () => `${approval()}, ${paid(stage.ana)}, limite_uma_pessoa = 40`],
    [PROOF, 'a return without a batch', () => `${approval()}, ${paid(stage.bia)}, retorno_em = now()`],
    ['no payment was approved while it was held', 'approved inside the hold', () => `${approved()}, ${held()}`],
    [REVERSAL, 'one person took it back', () => `${reversed()}, estorno_motivo = 'Engano', estorno_confirmado_por_id = ${stage.ana.id}`],
    [REVERSAL, 'who paid took it back', () => `${reversed()}, estorno_motivo = 'Engano', estorno_confirmado_por_id = ${stage.bia.id}`],
    [REVERSAL, 'without a reason', () => `${reversed()}, estorno_confirmado_por_id = ${stage.auditor.id}`],
    ['each redemption of cashback has one payment, in a state that its status tells', 'another state', () => "estado = 'DEVOLVIDO'"],
  ])('is told by db:check: %s (%s)', async (name, _fault, set) => {
    const { sql } = cashbackTruths.find((truth) => truth.name === name)!;
    const found = await tried(async (client) => {
      const before = (await client.query(sql)).rowCount;
      await client.query("set local session_replication_role = 'replica'");
      await client.query(`update payouts set ${set()} where redemption_id = ${id}`);
      return [before, (await client.query(sql)).rowCount];
    });
    expect(found).toEqual([0, 1]);
  });

  it('is told by db:check: a consumer was paid at most once for a campaign, reversals subtracted', async () => {
    const { sql } = cashbackTruths.find(({ name }) => name.startsWith('a consumer was paid at most once'))!;
    const consumer = await stage.newConsumer();
    const first = await stage.requestFor(consumer);
    await stage.approveBy(stage.ana, first);
    await stage.batchBy(stage.bia);
    await stage.bankReturn(stage.bia, `${first};12,00;PAGO`);
    await runAction(askPayoutReversal, stage.as(stage.bia), { id: first, motivo: 'Conta errada' });
    await runAction(confirmPayoutReversal, stage.as(stage.ana), { id: first });
    const { id: second } = await stage.redeem(consumer);
    await liftHold(stage.app.database, second);
    await stage.approveBy(stage.ana, second);
    await stage.batchBy(stage.bia);
    expect((await stage.app.database.read(sql)).length).toBe(0);
    const found = await tried(async (client) => {
      await client.query("set local session_replication_role = 'replica'");
      // The first payment was made and cancelled, as before there were guards.
      await client.query(`update payouts set estado = 'CANCELADO' where redemption_id = ${first}`);
      return (await client.query(sql)).rows;
    });
    expect(found).toMatchObject([{ consumer_id: consumer.id, redemption_ids: [first, second] }]);
    await stage.bankReturn(stage.bia, `${second};12,00;PAGO`);
    await expect(runAction(cancelRedemption, stage.as(stage.ana), { id: second })).rejects.toThrow('peça o estorno');
  });
});
