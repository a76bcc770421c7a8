import type { ScopeContext } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { actionsOf } from './held-action-kinds.ts';

/** Conditions on `held_actions h` for requests of actions that this person may run, in their networks and stores. */
export function heldWithinReach({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  const names = actionsOf(actor).map(({ name }) => name);
  return [`h.action = any(${bind(names)}::text[])`, ...staffScope({ actor, bind }, { store: 'h.store_id', network: 'h.network_id' })];
}

/**
 * Conditions on `held_actions h` for the requests that this person may approve: in reach, made by someone independent, not for their own CPF,
 * and not past their last day.
 */
export function decidableBy({ actor, bind, today }: ScopeContext): string[] {
  if (actor.kind !== 'staff') return ['false'];
  return [
    "h.status = 'AGUARDA'",
    `h.primeiro_por_id <> ${bind(actor.id)}`,
    `h.cpf is distinct from ${bind(actor.cpf)}`,
    `h.criado_em >= ((${bind(today)}::date - (select pedido_expira_dias from review_settings where id = 1))::timestamp
      at time zone 'America/Sao_Paulo')`,
    ...heldWithinReach({ actor, bind }),
    // As requireIndependent refuses (server/modules/staff/independence.ts).
    `staff_new_until(${bind(actor.id)}, now()) is null`,
    `staff_dependent_until(${bind(actor.id)}, h.primeiro_por_id, now()) is null`,
  ];
}
