import type { Permission } from '../policy/permissions.ts';
import { scopesOf } from '../policy/token-scopes.ts';
import { type Actor, mayDo } from './actor.ts';
import { AppError, defineErrors } from './errors/app-error.ts';

defineErrors({
  SECOND_FACTOR_REQUIRED: { kind: 'forbidden', text: 'Seu nível exige um segundo fator. Cadastre um em Segundo fator para continuar.' },
  TOKEN_SCOPE_MISSING: { kind: 'forbidden', text: ({ scopes }) => `O token não tem o escopo necessário: ${scopes}.` },
});

/**
 * Refuses an actor without the permission: NOT_SIGNED_IN for anonymous, SECOND_FACTOR_REQUIRED for staff who must register a factor first,
 * TOKEN_SCOPE_MISSING for a token that another scope would admit, NOT_ALLOWED for anyone else.
 */
export function requirePermission({ actor }: { actor: Actor }, permission: Permission): void {
  if (mayDo(actor, permission)) return;
  if (actor.kind === 'staff' && actor.mustRegisterFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (actor.kind === 'staff' && actor.token && mayDo({ ...actor, token: undefined }, permission)) {
    const scopes = scopesOf(permission);
    if (scopes.length) throw new AppError('TOKEN_SCOPE_MISSING', { scopes: scopes.join(' ou ') });
  }
  throw new AppError(actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
}
