import { ParameterMove } from './parameter-move.entity.ts';
import { Simulation, SimulationRow } from './simulation.entity.ts';
import { SimulationResolver, SimulationRowsListResolver, SimulationsListResolver } from './simulation.resolver.ts';

import './actions/tell-parameter-change.ts';

export { confirmSimulation } from './actions/confirm-simulation.ts';
export { simulate } from './actions/simulate.ts';
export { portionsOf, replayAtOnce } from './replay.ts';
export { Simulation, SimulationRow } from './simulation.entity.ts';
export { simulationRowsList, simulationsList } from './simulations.lists.ts';

export const entities = [ParameterMove, Simulation, SimulationRow];
export const resolvers = [SimulationResolver, SimulationRowsListResolver, SimulationsListResolver];
