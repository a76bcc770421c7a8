import './actions/credit-receipt.ts';
import { AutoCreditResolver, AutoDecisionsListResolver, CreditRulesListResolver } from './auto-credit.resolver.ts';
import { AutoDecision } from './auto-decision.entity.ts';
import { CreditRule } from './credit-rule.entity.ts';

export { saveCreditRule } from './actions/save-credit-rule.ts';
export { takeBackCredits } from './actions/take-back-credits.ts';
export { autoCreditTruths } from './auto-credit-truths.ts';
export { autoDecisionsList } from './auto-decisions.list.ts';
export { creditRulesList } from './credit-rules.list.ts';
export { creditReasonSet, creditSourceSet } from './credit-sets.ts';
export { decideCredit, VERSION } from './decide-credit.ts';
export { explainDecision } from './explain-decision.ts';
export { noteDisagreement } from './note-disagreement.ts';

export const entities = [AutoDecision, CreditRule];
export const resolvers = [AutoCreditResolver, AutoDecisionsListResolver, CreditRulesListResolver];
