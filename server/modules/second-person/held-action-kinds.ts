import { z } from 'zod';
import { type Action, allActions } from '../../platform/actions/action.ts';
import { type Actor, mayDo } from '../../platform/actor.ts';
import { defineQuery } from '../../platform/queries/query.ts';

/** An action whose requests may wait, by its name and its title on the Logs screen. */
export interface HeldActionKind {
  tipo: string;
  titulo: string;
}

/** Actions that may need a second person. Approving records a refusal of its own, but is no request. */
export const mayWait = (): Action<z.ZodType, unknown>[] =>
  allActions().filter(({ name, mayNeedSecondPerson }) => mayNeedSecondPerson && name !== 'approveHeldAction');

/** Actions that this person may run, so may decide. */
export const actionsOf = (actor: Actor): Action<z.ZodType, unknown>[] => mayWait().filter(({ permission }) => mayDo(actor, permission));

/** The kinds of requests that this person may decide, by title. */
export const heldActionKindsQuery = defineQuery({
  name: 'heldActionKinds',
  permission: 'heldAction:decide',
  input: z.strictObject({}),
  read: async ({ actor }): Promise<HeldActionKind[]> =>
    actionsOf(actor)
      .map(({ name, title }) => ({ tipo: name, titulo: title }))
      .sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR')),
});
