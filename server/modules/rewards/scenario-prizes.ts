/**
 * Whether the scenario `k` of a store offers the prize `w`: all of them unless its own are named (beyond C11). The catalogue shows and
 * a redemption charges by the same condition.
 */
export const inScenarioSql =
  '(k.todos_premios or exists (select from scenario_rewards x where x.scenario_id = k.id and x.reward_id = w.id))';
