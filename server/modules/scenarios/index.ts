export { assignScenario } from './actions/assign-scenario.ts';
export { editScenario } from './actions/edit-scenario.ts';
export { Scenario, ScenarioFactor, ScenarioReward } from './scenario.entity.ts';
