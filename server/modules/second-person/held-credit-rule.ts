import { Int } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, objectType } from '../../platform/graphql/object-type.ts';

/** The part of saveCreditRule's input that a replay of the requested rule takes. */
export const HeldCreditRule = objectType('HeldCreditRule', 'A rule of automatic credit as a request would save it.', {
  id: field(IdScalar, 'Id of the rule.'),
  limiteNota: field(DecimalScalar, 'Most that one receipt may earn.'),
  limiteDia: field(DecimalScalar, 'Most that the rule credits in one day.'),
  limiteMembro: field(DecimalScalar, 'Most that one member earns in one day.'),
  diasDeConta: field(Int, 'Days that an account must have existed.'),
});
