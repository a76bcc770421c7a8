import type { Permission } from '../policy/permissions.ts';
import { type Actor, mayDo } from './actor.ts';
import { AppError, defineErrors } from './errors/app-error.ts';

defineErrors({
  SECOND_FACTOR_REQUIRED: { kind: 'forbidden', text: 'Seu nível exige um segundo fator. Cadastre um em Segundo fator para continuar.' },
});

/**
 * Refuses an actor without the permission: NOT_SIGNED_IN for anonymous, SECOND_FACTOR_REQUIRED for staff who must register a factor first,
 * NOT_ALLOWED for anyone else.
 */
export function requirePermission({ actor }: { actor: Actor }, permission: Permission): void {
  if (mayDo(actor, permission)) return;
  if (actor.kind === 'staff' && actor.mustRegisterFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
  throw new AppError(actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
}
