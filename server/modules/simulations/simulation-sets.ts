import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { Parameter } from './simulation.rules.ts';

export const simulationDimensionSet = closedSet('SimulationDimension', 'What the result of a simulation is broken down by.', {
  REDE: 'Network.',
  LOJA: 'Store.',
  PRODUTO: 'Product.',
  VENDEDOR: 'Seller; the twenty that it moves most.',
});

export const simulatedParameterSet = closedSet<Parameter>('SimulatedParameter', 'A parameter that can be simulated.', {
  valorPontos: 'Points per unit of a product.',
  ajusteValorPontos: 'Percent on the points of every product that is not named.',
  fatorPontuacao: 'Factor of a store.',
  valorPonto: 'BRL per point of a network.',
  fatorExtra: 'Extra factor of a scenario.',
  limitePontuacao: 'Most points of a seller in a month.',
  percentualCashback: 'Percentage of cashback.',
});
