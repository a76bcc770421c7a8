import { closedSet } from '../../platform/graphql/closed-set.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';
import type { Parameter } from '../../shared/parameters.ts';

const simulatedParameterSet = closedSet<Parameter>('SimulatedParameter', 'A parameter that a simulation can change.', {
  valorPontos: 'Points of one product.',
  ajusteValorPontos: 'Percentage by which the points of every product change.',
  fatorPontuacao: 'Factor of one store.',
  valorPonto: 'Cost of one point, in BRL, of one network.',
  fatorExtra: 'Additional factor of one scenario.',
  limitePontuacao: 'Monthly limit of points of a seller.',
  percentualCashback: 'Percentage of cashback.',
});

const SimulatedChange = objectType('SimulatedChange', 'One value that a simulation tries.', {
  parametro: field(simulatedParameterSet),
  id: optional(IdScalar, 'Id of the product, store, network or scenario; null for the whole programme.'),
  codigo: optional(String, 'Product code, store CNPJ, network name or scenario number; null for the whole programme.'),
  nome: optional(String, 'Name of the product, store, network or scenario.'),
  de: optional(DecimalScalar, 'Value before; null for a percentage of all products.'),
  para: field(DecimalScalar, 'Value that is tried.'),
});

export const SimulatedChanges = objectType('SimulatedChanges', 'Values that a simulation tries.', {
  itens: field([SimulatedChange], 'The changes, in the order of the request.'),
});
