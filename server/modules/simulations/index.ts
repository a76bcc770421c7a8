export { simulate } from './actions/simulate.ts';
export { Simulation, SimulationRow } from './simulation.entity.ts';
export { simulationRowsList, simulationsList } from './simulations.lists.ts';
