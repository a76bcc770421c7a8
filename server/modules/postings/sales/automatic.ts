/** SQL: whether a posting (alias p) was credited without a reviewer. */
export const IS_AUTOMATIC = 'exists (select from auto_decisions d where d.posting_id = p.id)';

/** SQL: who approved a posting (alias p, approver u): a user, the automatic credit, or null for the member's own typing. */
export const APPROVED_BY = `coalesce(u.nome, case when ${IS_AUTOMATIC} then 'Crédito automático' end)`;
