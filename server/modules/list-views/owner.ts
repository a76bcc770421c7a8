import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** The member of staff who keeps views. Refuses: NOT_ALLOWED. */
export const ownerOf = (actor: Actor): number => {
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  return actor.id;
};
