import { Scenario, ScenarioFactor, ScenarioReward } from './scenario.entity.ts';
import { ScenarioResolver } from './scenario.resolver.ts';

export { assignScenario } from './actions/assign-scenario.ts';
export { updateScenario } from './actions/update-scenario.ts';
export { Scenario, ScenarioFactor, ScenarioReward } from './scenario.entity.ts';
export { scenariosQuery } from './scenario.queries.ts';

export const entities = [Scenario, ScenarioFactor, ScenarioReward];
export const resolvers = [ScenarioResolver];
