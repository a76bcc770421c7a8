import { Int } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { matchReasonSet } from '../postings/index.ts';

const DecidedItem = objectType('AutoDecisionItem', 'How the product of an item was found.', {
  motivo: optional(matchReasonSet, 'Null without a product.'),
  professores: field(Int, 'Reviewers who taught it.'),
});
const DecidedRule = objectType('AutoDecisionRule', 'Bounds of the rule at the time of the decision.', {
  limiteNota: field(DecimalScalar, 'Most that one receipt may earn.'),
  limiteDia: field(DecimalScalar, 'Most that the rule credits in one day.'),
  limiteMembro: field(DecimalScalar, 'Most that one member earns in one day.'),
  diasDeConta: field(Int, 'Days that an account must have existed.'),
});
const DecidedMember = objectType('AutoDecisionMember', 'The sender at the time of the decision.', {
  diasDeConta: field(Int, 'Days that the account had existed.'),
});
const DecidedDay = objectType('AutoDecisionDay', 'Sums of the day before the decision, in points or BRL.', {
  regra: field(DecimalScalar, 'Credited by the rule.'),
  membro: field(DecimalScalar, 'Credited to the sender.'),
});
const DecidedSale = objectType('AutoDecisionSale', 'The sale that was tried.', {
  ganho: field(DecimalScalar, 'What it earns, in points or BRL.'),
});

/** The part of the stored inputs of a decision that the panel explains. */
export const DecisionInputs = objectType('AutoDecisionInputs', 'Inputs of a decision.', {
  regra: field(DecidedRule, 'Bounds of the rule.'),
  membro: field(DecidedMember, 'The sender.'),
  dia: field(DecidedDay, 'Sums of the day.'),
  itens: field([DecidedItem], 'Items of the receipt.'),
  venda: optional(DecidedSale, 'Null where no sale was tried.'),
});
