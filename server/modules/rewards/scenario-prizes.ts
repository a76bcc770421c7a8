/**
 * Whether a store's scenario `k` offers the prize `w`: all of them unless it lists its own (beyond C11). The catalogue and redemptions
 * share this condition.
 */
export const inScenarioSql =
  '(k.todos_premios or exists (select from scenario_rewards x where x.scenario_id = k.id and x.reward_id = w.id))';
