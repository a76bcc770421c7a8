import { closedSet } from '../../platform/graphql/closed-set.ts';

export const simulationDimensionSet = closedSet('SimulationDimension', 'What the result of a simulation is broken down by.', {
  REDE: 'Network.',
  LOJA: 'Store.',
  PRODUTO: 'Product.',
  VENDEDOR: 'Seller; the twenty that it moves most.',
});
