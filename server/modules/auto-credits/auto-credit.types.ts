import { Int } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { audienceSet, reversalReasonSet } from '../audiences/index.ts';
import { creditReasonSet } from './credit-sets.ts';
import type { CreditRuleDefaults } from './rule-defaults.query.ts';
import type { CreditRuleReplay } from './rule-replay.query.ts';
import type { TakeBackPreview } from './taken-back.ts';

export const CreditRuleInput = inputType('CreditRuleInput', 'Values of a rule; those left out stay.', {
  id: field(IdScalar),
  versao: optional(Int, 'Version that the author read; another one is refused (EDIT_CONFLICT).'),
  ativa: optional(Boolean, 'Switched on or off.'),
  limiteNota: optional(DecimalScalar, 'Most that one receipt may earn, in points or BRL.'),
  limiteDia: optional(DecimalScalar, 'Most that the rule credits in one day.'),
  limiteMembro: optional(DecimalScalar, 'Most that one member earns without a reviewer in one day.'),
  diasDeConta: optional(Int, 'Days that an account must have existed.'),
  amostra: optional(DecimalScalar, 'Percentage reviewed blind, 1 to 100.'),
  discordancia: optional(DecimalScalar, 'Percentage of disagreements that switches it off, 0 to 50.'),
  janela: optional(Int, 'Blind reviews that count, 20 to 2,000.'),
  salto: optional(DecimalScalar, 'Times the busiest day that is a jump, 1.5 to 20.'),
  motivo: optional(String, 'Why it is switched off; shown beside the rule.'),
});
export type CreditRuleInput = InstanceType<typeof CreditRuleInput>;

export const CreditRuleDefaultsType = objectType(
  'CreditRuleDefaults',
  'Bounds to start with: the 75th percentile of what reviewers approved.',
  {
    limiteNota: optional(DecimalScalar, 'By receipt; null without any.'),
    limiteDia: optional(DecimalScalar, 'By day; null without any.'),
    limiteMembro: optional(DecimalScalar, 'By member and day; null without any.'),
    notas: field(Int, 'Receipts that reviewers approved in the last 90 days: the source of the bounds.'),
  } satisfies FieldsOf<CreditRuleDefaults>,
);
export type CreditRuleDefaultsType = InstanceType<typeof CreditRuleDefaultsType>;

export const CreditRuleReplayInput = inputType('CreditRuleReplayInput', 'Bounds to try; those left out are those of the rule.', {
  ruleId: field(IdScalar, 'Id of the rule.'),
  limiteNota: optional(DecimalScalar, 'Most that one receipt may earn.'),
  limiteDia: optional(DecimalScalar, 'Most that the rule credits in one day.'),
  limiteMembro: optional(DecimalScalar, 'Most that one member earns in one day.'),
  diasDeConta: optional(Int, 'Days that an account must have existed.'),
});
export type CreditRuleReplayInput = InstanceType<typeof CreditRuleReplayInput>;

const ReplayedReason = objectType('ReplayedReason', 'How many receipts a reason would have left to a reviewer.', {
  razao: field(creditReasonSet),
  notas: field(Int, 'Receipts with this reason; one receipt may have several.'),
});

export const CreditRuleReplayType = objectType(
  'CreditRuleReplay',
  'What a rule would have done with decided receipts. Nothing is written.',
  {
    audience: field(audienceSet),
    dias: field(Int, 'Days of history.'),
    decididas: field(Int, 'Receipts that reviewers decided in the replayed time, by any source.'),
    notas: field(Int, "Replayed receipts: those with a reading of the rule's source."),
    creditadas: field(Int, 'Receipts that would have been credited.'),
    percentual: field(DecimalScalar, 'Credited in those decided, percent.'),
    valor: field(DecimalScalar, 'Worth of the credited ones, in points or BRL.'),
    corrigidas: field(Int, 'Credited ones that a reviewer corrected.'),
    reprovadas: field(Int, 'Credited ones that a reviewer rejected, ended or cancelled.'),
    limitada: field(Boolean, 'Only the newest 1,000 were replayed.'),
    razoes: field([ReplayedReason], 'Reasons against the others, most frequent first.'),
  } satisfies FieldsOf<CreditRuleReplay>,
);
export type CreditRuleReplayType = InstanceType<typeof CreditRuleReplayType>;

export const TakeBackPreviewInput = inputType('TakeBackPreviewInput', 'Automatic credits of a rule in a period.', {
  ruleId: field(IdScalar, 'Id of the rule.'),
  de: field(DayScalar, 'First day, inclusive.'),
  ate: field(DayScalar, 'Last day, inclusive.'),
});
export type TakeBackPreviewInput = InstanceType<typeof TakeBackPreviewInput>;

export const TakeBackPreviewType = objectType('TakeBackPreview', 'Effects of taking automatic credits back.', {
  notas: field(Int, 'Receipts that would return to the queue.'),
  participantes: field(Int, 'Members concerned.'),
  valor: field(DecimalScalar, 'What would be reversed, in points or BRL.'),
  dividas: field(DecimalScalar, 'Debts that would arise, in points or BRL.'),
  devedores: field(Int, 'Members with a new debt.'),
  jaEstornadas: field(Int, 'Credits of the period that were reversed before.'),
  maximo: field(Int, 'Most receipts of one request.'),
} satisfies FieldsOf<TakeBackPreview>);
export type TakeBackPreviewType = InstanceType<typeof TakeBackPreviewType>;

export const TakeBackInput = inputType('TakeBackInput', 'Automatic credits to take back, with the reason.', {
  ruleId: field(IdScalar, 'Id of the rule.'),
  de: field(DayScalar, 'First day, inclusive.'),
  ate: field(DayScalar, 'Last day, inclusive.'),
  causa: optional(reversalReasonSet, 'Reason of the reversal.'),
  observacao: optional(String, 'Text beside the reason; required for OUTRO.'),
});
export type TakeBackInput = InstanceType<typeof TakeBackInput>;
