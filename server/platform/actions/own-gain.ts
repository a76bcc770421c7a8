import type { Actor } from '../actor.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';

defineErrors({
  OWN_GAIN: { kind: 'forbidden', text: 'Você não pode decidir sobre o próprio CPF: peça a outra pessoa da equipe.' },
});

/**
 * Refuses a decision of staff on a member with their own CPF: one person may have a staff account and accounts as seller and consumer.
 * The database functions raise the same code (docs/security.md). Refuses: OWN_GAIN.
 */
export function refuseOwnGain({ actor }: { actor: Actor }, ...cpfs: readonly (string | null | undefined)[]): void {
  if (isOwnGain({ actor }, ...cpfs)) throw new AppError('OWN_GAIN');
}

/** Whether staff would decide on a member with their own CPF. */
export const isOwnGain = ({ actor }: { actor: Actor }, ...cpfs: readonly (string | null | undefined)[]): boolean =>
  actor.kind === 'staff' && cpfs.includes(actor.cpf);
