import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { saveCreditRule } from './actions/save-credit-rule.ts';
import { takeBackCredits } from './actions/take-back-credits.ts';
import {
  CreditRuleDefaultsType,
  CreditRuleInput,
  CreditRuleReplayInput,
  CreditRuleReplayType,
  TakeBackInput,
  TakeBackPreviewInput,
  TakeBackPreviewType,
} from './auto-credit.types.ts';
import { autoDecisionsList } from './auto-decisions.list.ts';
import { creditRulesList } from './credit-rules.list.ts';
import { creditsToTakeBackQuery } from './credits-to-take-back.query.ts';
import { creditRuleDefaultsQuery } from './rule-defaults.query.ts';
import { creditRuleReplayQuery } from './rule-replay.query.ts';

export const { resolver: AutoDecisionsListResolver } = listDoor(autoDecisionsList, { single: 'autoDecision' });
export const { resolver: CreditRulesListResolver } = listDoor(creditRulesList, { single: 'creditRule' });

/** Receipts credited without a reviewer: rules, their replay, and taking credits back. */
@Resolver()
export class AutoCreditResolver {
  @Query(() => CreditRuleDefaultsType, { description: "Bounds for a rule from its network's own receipts." })
  creditRuleDefaults(
    @Arg('ruleId', () => IdScalar, { description: 'Id of the rule.' }) ruleId: number,
    @Ctx() ctx: AppContext,
  ): Promise<CreditRuleDefaultsType> {
    return runQuery(creditRuleDefaultsQuery, ctx, { ruleId });
  }

  @Query(() => CreditRuleReplayType, { description: 'Replay of a rule over the receipts that reviewers decided in the last 90 days.' })
  creditRuleReplay(
    @Arg('input', () => CreditRuleReplayInput) input: CreditRuleReplayInput,
    @Ctx() ctx: AppContext,
  ): Promise<CreditRuleReplayType> {
    return runQuery(creditRuleReplayQuery, ctx, given(input));
  }

  @Query(() => TakeBackPreviewType, { description: 'Effects of taking the automatic credits of a rule in a period back.' })
  creditsToTakeBack(
    @Arg('input', () => TakeBackPreviewInput) input: TakeBackPreviewInput,
    @Ctx() ctx: AppContext,
  ): Promise<TakeBackPreviewType> {
    return runQuery(creditsToTakeBackQuery, ctx, { ...input });
  }

  @ChangesRow(creditRulesList, 'Changes a rule. What loosens it always waits for a second person.')
  saveCreditRule(
    @Arg('input', () => CreditRuleInput) input: CreditRuleInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(saveCreditRule, ctx, given(input), { lido });
  }

  @Mutation(() => Changed, {
    description:
      'Reverses the automatic credits of a rule in a period and returns their receipts to the queue. Always waits for a second person.',
  })
  takeBackCredits(@Arg('input', () => TakeBackInput) input: TakeBackInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(takeBackCredits, ctx, { ...input });
  }
}

/** An input without the values that were left out or given as null. */
const given = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
