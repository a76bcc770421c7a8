import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { multiply } from '../../../shared/money.ts';
import { CREDIT_RECEIPT } from '../../postings/index.ts';
import type { Reading } from '../../readings/index.ts';
import { type CreditFacts, inputsOfReceipt, readCircumstances } from '../credit-inputs.ts';
import { CREDIT_REASONS } from '../credit-reasons.rules.ts';
import { type CreditDecision, type CreditInputs, decideCredit, JUMPS, VERSION } from '../decide-credit.ts';
import { type LockedRule, RULE_COLUMNS } from '../locked-rule.ts';
import { type RecordedSale, recordReceipt } from '../receipt-sale.ts';
import { switchOff } from '../switch-off.ts';

const jobData = z.strictObject({ submissionId: z.int() });

/** A receipt that waits for its automatic decision. */
interface WaitingReceipt {
  id: number;
  audience: 'SELLER' | 'CONSUMER';
  cpf: string;
  reading: Reading;
  facts: CreditFacts | null;
}

/**
 * Decides once about a receipt whether it is credited without a reviewer, and credits it as a reviewer would. The decision is stored with
 * its inputs either way; a sale that is refused leaves the receipt in the queue. A jump in volume also switches the rule off.
 */
export const creditReceipt = defineAction({
  name: 'creditReceipt',
  title: 'Crédito automático',
  permission: 'credit:decide',
  refuses: ['MONEY_PAUSED'],
  input: jobData,
  handler: async (ctx, { submissionId }) => {
    const receipt = await lockReceipt(ctx, submissionId);
    const rule = receipt?.facts ? await lockSums(ctx, receipt) : null;
    if (!receipt?.facts || !rule) {
      ctx.logAs({ nota: submissionId, decidida: false });
      return null;
    }
    const { facts } = receipt;
    // One time for the sums and the decision: at midnight a second reading of the clock would store it in a day that was not summed.
    const now = ctx.clock.now();
    const circumstances = await readCircumstances(ctx.sql, rule, { id: receipt.id, storeId: facts.storeId }, now);
    const { dia, teto, volumes, ...state } = circumstances;
    const base = inputsOfReceipt(rule, receipt.id, receipt.reading, facts);
    const inputs: CreditInputs = { ...base, nota: { ...base.nota, ...state }, dia, teto, volumes };
    const outcome = await attempt(ctx, rule, { ...receipt, facts }, inputs);
    const jumps = outcome.decision.reasons.filter((reason) => JUMPS.includes(reason));
    if (jumps.length > 0 && rule.ativa) await switchOff(ctx, rule, jumps.map((jump) => CREDIT_REASONS[jump]).join('; '));
    const id = await store(ctx, rule, { storeId: facts.storeId, now }, outcome);
    const { credit, reasons } = outcome.decision;
    ctx.logAs({ nota: receipt.id, regra: rule.id, regraVersao: rule.versao, versao: VERSION, creditada: credit, razoes: reasons });
    return { id };
  },
});

/** Locks the receipt as every decision about it does. Null when it is gone, unread or was decided automatically before. */
async function lockReceipt(ctx: ActionContext, submissionId: number): Promise<WaitingReceipt | null> {
  const [locked] = await ctx.sql<{ decided: boolean }>('select id from submissions where id = $1 for update', [submissionId]);
  if (!locked) return null;
  const [receipt] = await ctx.sql<WaitingReceipt>(
    `select s.id, s.audience, coalesce(v.cpf, c.cpf) as cpf, r.leitura as reading, credit_facts(s.id, $2) as facts
     from submissions s join receipt_readings r on r.submission_id = s.id
     left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
     where s.id = $1 and not exists (select from auto_decisions d where d.submission_id = s.id)`,
    [submissionId, ctx.clock.now()],
  );
  return receipt ?? null;
}

/**
 * Locks what the sums of the day depend on: the rules of the receipt's network, then its sender, who may also earn in other networks. Answers
 * the rule for its audience and source, if any.
 */
async function lockSums(ctx: ActionContext, { audience, cpf, facts }: WaitingReceipt): Promise<LockedRule | null> {
  const rules = await ctx.sql<LockedRule>(
    `select ${RULE_COLUMNS} from credit_rules c join networks n on n.id = c.network_id where c.network_id = $1 order by c.id for update of c`,
    [facts!.networkId],
  );
  await ctx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`credito:${audience}:${cpf}`]);
  return rules.find((rule) => rule.audience === audience && rule.fonte === facts!.fonte) ?? null;
}

/** The decision with its final inputs, and the sale when it was credited. */
interface CreditOutcome {
  inputs: CreditInputs;
  decision: CreditDecision;
  sale: RecordedSale | null;
}

/** Undoes the recorded sale of a receipt that is not credited. */
class NotCredited extends Error {
  constructor(readonly outcome: CreditOutcome) {
    super('not credited');
  }
}

/** Refusals that are an answer; anything else is a failure, which the job tries again. */
const ANSWERS: readonly string[] = ['invalid', 'conflict', 'notFound', 'forbidden'];

/** Records the sale where nothing speaks against it; only then is known what it earns. A sale above a bound is rolled back. */
async function attempt(
  ctx: ActionContext,
  rule: LockedRule,
  receipt: WaitingReceipt & { facts: CreditFacts },
  inputs: CreditInputs,
): Promise<CreditOutcome> {
  const before = decideCredit(inputs);
  if (before.reasons.length > 0) return { inputs, decision: before, sale: null };
  try {
    return await ctx.savepoint(async () => {
      const sale = await recordReceipt(ctx, rule, receipt);
      const final = { ...inputs, venda: sale.venda };
      const outcome = { inputs: final, decision: decideCredit(final), sale };
      if (!outcome.decision.credit) throw new NotCredited({ ...outcome, sale: null });
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotCredited) return error.outcome;
    if (!(error instanceof AppError) || !ANSWERS.includes(error.kind)) throw error;
    const refused = { ...inputs, recusa: error.code };
    return { inputs: refused, decision: decideCredit(refused), sale: null };
  }
}

/** Keeps the decision. The blind sample is drawn at random here: a hash of the id could be predicted. */
async function store(
  ctx: ActionContext,
  rule: LockedRule,
  { storeId, now }: { storeId: number; now: Date },
  { inputs, decision, sale }: CreditOutcome,
): Promise<number> {
  const isDrawn = decision.credit && randomInt(10_000) < Number(multiply(rule.amostra, '100'));
  const [row] = await ctx.sql<{ id: number }>(
    `insert into auto_decisions (submission_id, rule_id, network_id, store_id, versao, entradas, creditada, razoes, valor, custo, posting_id,
       sorteada, decidida_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      inputs.nota.id,
      rule.id,
      rule.networkId,
      storeId,
      VERSION,
      JSON.stringify(inputs),
      decision.credit,
      decision.reasons,
      sale?.valor ?? null,
      sale?.custo ?? null,
      sale?.postingId ?? null,
      isDrawn,
      now,
    ],
  );
  return row!.id;
}

/** After a receipt was read, where an active rule of its audience and source may apply. */
defineJob({
  name: CREDIT_RECEIPT,
  onePerKey: true,
  expireInSeconds: 60,
  isWatched: true,
  handler: async (ctx, data) => {
    await runAction(creditReceipt, ctx, jobData.parse(data));
  },
});
