export { simulate } from './actions/simulate.ts';
export { portionsOf, replayAtOnce } from './replay.ts';
export { Simulation, SimulationRow } from './simulation.entity.ts';
export { simulationRowsList, simulationsList } from './simulations.lists.ts';
