/** Days of the network's own history that defaults and replays use. */
export const HISTORY_DAYS = 90;

/** SQL condition for postings (alias) of $1 network and $2 audience within the history before $3. */
export const creditRulesHistory = (alias: string): string =>
  `${alias}.network_id = $1 and ${alias}.audience = $2 and ${alias}.pontuado_em > $3::timestamptz - interval '${HISTORY_DAYS} days'`;
