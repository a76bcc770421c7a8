import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';

/** Minutes after which an action with `freshProof` asks for the second factor again. */
export const PROOF_MINUTES = 15;

defineErrors({
  PROOF_NEEDED: { kind: 'forbidden', text: 'Confirme que é você com o segundo fator para continuar.' },
});

/**
 * Refuses a member of staff with a second factor whose session last proved it more than PROOF_MINUTES ago. On a documented REST path, the
 * header `X-Segundo-Fator` proves it now. Staff without a factor pass: they have nothing to prove. Refuses: PROOF_NEEDED.
 */
export async function requireFreshProof({ actor, clock, provedAt, proveByHeader }: AppContext): Promise<void> {
  if (actor.kind !== 'staff' || !actor.hasFactor) return;
  if (provedAt && clock.now().getTime() - provedAt.getTime() <= PROOF_MINUTES * 60_000) return;
  if (!proveByHeader) throw new AppError('PROOF_NEEDED');
  await proveByHeader();
}
