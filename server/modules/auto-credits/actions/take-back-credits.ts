import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatInteger } from '../../../shared/format.ts';
import { reversalReasonText } from '../../../shared/reversal-reason.ts';
import { ledger } from '../../ledger/index.ts';
import { undoPosting } from '../../postings/index.ts';
import '../auto-credit.errors.ts';
import { takeBackRules } from '../credit-rule.rules.ts';
import { amountOf, type LockedRule, lockRule, nameOf } from '../locked-rule.ts';
import { type CreditPeriod, IN_PERIOD, MOST_TAKEN_BACK, previewTakeBack, type TakeBackPreview } from '../taken-back.ts';

/** Reversing the most receipts takes about a minute. */
const PATIENCE_SECONDS = 300;

/**
 * Takes the automatic credits of a rule in a period back: each sale is reversed by the policy of the settings and its receipt returns to the
 * queue, all in one transaction. Always by two people. Credits reversed before are left out, so each is reversed once.
 */
export const takeBackCredits = defineAction({
  name: 'takeBackCredits',
  title: 'Recolhimento de créditos automáticos',
  permission: 'credit:takeBack',
  refuses: ['CREDIT_RULE_NOT_FOUND', 'TAKE_BACK_EMPTY', 'TAKE_BACK_LARGE', 'LEDGER_POINTS_SPENT', 'OWN_GAIN', 'MONEY_PAUSED'],
  freshProof: true,
  input: takeBackRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { causa, observacao, ...period }): Promise<{ id: number }> => {
    const rule = await lockRule(ctx, period.ruleId);
    await ctx.patience(PATIENCE_SECONDS);
    const postings = await lockCredits(ctx, rule, period);
    const preview = await previewTakeBack(ctx.sql, period, ctx.clock.today());
    const reason = { causa, observacao };
    for (const id of postings) await undoPosting(ctx, id, 'DEVOLVIDA', { reason });
    await ctx.sql('update auto_decisions set recolhida_em = $2 where posting_id = any($1::int[])', [postings, ctx.clock.now()]);
    ctx.logAs({ regra: rule.id, de: period.de, ate: period.ate, notas: postings.length, valor: preview.valor, dividas: preview.dividas });
    ctx.secondPerson({
      motivo: 'SEMPRE',
      resumo: summaryOf(rule, period, preview),
      mudancas: [`Motivo: ${reversalReasonText(reason, 'STAFF')}`],
      networkId: rule.networkId,
      chave: `recolhe:${rule.id}:${period.de}:${period.ate}`,
    });
    return { id: rule.id };
  },
});

/**
 * Locks what is left of the period, receipts first and then the accounts, in the order of every other action. Refuses: TAKE_BACK_EMPTY,
 * TAKE_BACK_LARGE.
 */
async function lockCredits(ctx: ActionContext, { audience }: LockedRule, { ruleId, de, ate }: CreditPeriod): Promise<number[]> {
  const rows = await ctx.sql<{ id: number; holder: number }>(
    `select p.id, coalesce(p.seller_id, p.consumer_id) as holder from auto_decisions d join submissions s on s.id = d.submission_id
     join postings p on p.id = d.posting_id where ${IN_PERIOD} and p.status = 'APROVADA' order by s.id for update of s`,
    [ruleId, de, ate],
  );
  if (rows.length > MOST_TAKEN_BACK)
    throw new AppError('TAKE_BACK_LARGE', { notas: formatInteger(rows.length), maximo: formatInteger(MOST_TAKEN_BACK) });
  // Another reversal may have committed while this one waited for a lock.
  const left = await ctx.sql<{ id: number }>(
    "select id from postings where id = any($1::int[]) and status = 'APROVADA' order by submission_id",
    [rows.map(({ id }) => id)],
  );
  if (left.length === 0) throw new AppError('TAKE_BACK_EMPTY');
  const currency = audience === 'SELLER' ? 'PONTO' : 'BRL';
  await ledger.lock(
    ctx,
    [...new Set(rows.map(({ holder }) => holder))].map((holderId) => ({ holderType: audience, holderId, currency })),
  );
  return left.map(({ id }) => id);
}

function summaryOf(
  rule: LockedRule,
  { de, ate }: CreditPeriod,
  { notas, participantes, valor, dividas, devedores }: TakeBackPreview,
): string {
  const amount = (value: string) => amountOf(rule, value);
  const counted = (count: number, one: string, many: string) => `${formatInteger(count)} ${count === 1 ? one : many}`;
  const debts = devedores > 0 ? `; ${counted(devedores, 'fica', 'ficam')} devendo ${amount(dividas)}` : '; sem dívidas';
  const what = `${counted(notas, 'nota', 'notas')} de ${counted(participantes, 'participante', 'participantes')}, ${amount(valor)}`;
  return `Recolher créditos automáticos (${nameOf(rule)}) de ${formatDate(de)} a ${formatDate(ate)}: ${what}${debts}`;
}
