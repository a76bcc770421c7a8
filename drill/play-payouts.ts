import type { Asker } from './client.ts';
import { expectOneOf, expectWinners, type Play, type Stage } from './play.ts';
import { consumerReceipt, withdrawal } from './play-cashback.ts';

/** A batch of another client took the payment first. */
const BATCHED = ['PAYOUT_AT_THE_BANK', 'PAYOUT_NOT_REQUESTED', 'PAYOUT_PAID', 'REDEMPTION_CANCELLED', 'PAYOUT_NOT_PAID'];
const REVERSED = 0.5;

/** A payment with several people at each of its steps at once: approved, paid by hand, and half of them taken back by two people. */
export const contestedPayout: Play = async (stage) => {
  const { world, model, random } = stage;
  const consumer = world.consumers.pop();
  if (!consumer) return consumerReceipt(stage);
  const taken = await withdrawal(stage, consumer);
  if (!taken) return;
  const { id, holder, valor } = taken;
  const [approver, payer, asker, ...others] = shuffled(stage);
  if (!(await approvedOnce(stage, id, [approver!, asker!, others[0]!]))) return;
  const paid = await expectOneOf(
    stage,
    {
      kind: 'pay by hand',
      who: payer!,
      query: 'mutation ($id: ID!) { changeRedemptionStatus(id: $id, status: DELIVERED) { id } }',
      variables: { id },
    },
    BATCHED,
  );
  if (!paid.ok) return;
  // A status that is there already is no change: the bank may have been first, and then nobody here registered the payment.
  const [payment] = await stage.sql<{ isByHand: boolean }>('select batch_id is null as "isByHand" from payouts where redemption_id = $1', [
    id,
  ]);
  if (!payment?.isByHand) return;
  model.paid.set(id, 'PAGO');
  if (!random.chance(REVERSED)) return;
  const ask = (who: Asker) => ({
    kind: 'ask for a reversal',
    who,
    query: 'mutation ($id: ID!) { askPayoutReversal(id: $id, motivo: "Conta errada") { id } }',
    variables: { id },
  });
  const confirm = (who: Asker) => ({
    kind: 'confirm a reversal',
    who,
    query: 'mutation ($id: ID!) { confirmPayoutReversal(id: $id) { id } }',
    variables: { id },
  });
  const [asked] = await expectWinners(stage, [ask(asker!), ask(asker!)], 1, 'PAYOUT_BEING_REVERSED');
  if (!asked) return;
  // Neither who asked nor who paid may confirm.
  for (const who of [asker!, payer!]) {
    const refused = await expectOneOf(stage, confirm(who), ['PAYOUT_REVERSAL_SECOND_PERSON']);
    if (refused.ok) stage.journal.findings.set('one person took a payment back', refused.key);
  }
  const [done] = await expectWinners(stage, [confirm(approver!), confirm(others[0]!)], 1, 'PAYOUT_NO_REVERSAL');
  if (!done) return;
  model.paid.set(id, 'ESTORNADO');
  model.moves(holder, valor);
};

/** Three people approve at once: it counts once. False when it did not come to that. */
async function approvedOnce(stage: Stage, id: number, people: readonly Asker[]): Promise<boolean> {
  const query = 'mutation ($ids: [ID!]!) { approvePayouts(ids: $ids) { alterados } }';
  const answers = await Promise.all(
    people.map((who) => expectOneOf(stage, { kind: 'approve payment', who, query, variables: { ids: [id] } }, BATCHED)),
  );
  const times = answers.reduce((sum, answer) => sum + (answer.ok ? Number(answer.data.approvePayouts.alterados) : 0), 0);
  if (answers.every(({ code }) => code !== 'NO_ANSWER') && times !== 1)
    stage.journal.findings.set(`approve payment: done ${times} times`, answers.map(({ key }) => key).join(', '));
  return times === 1;
}

function shuffled({ random, world }: Stage): Asker[] {
  return world.staff
    .map((who) => ({ who, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ who }) => who);
}
