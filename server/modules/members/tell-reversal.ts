import type { ActionContext } from '../../platform/context.ts';
import { type Reason, reversalReasonText } from '../../shared/reversal-reason.ts';
import type { Audience } from '../audiences/index.ts';
import { consentedContact, notifyMember } from './notify-member.ts';

interface Reversal {
  /** 'Nota 123 cancelada'. */
  assunto: string;
  /** Effect on the balance, as a sentence. */
  efeito: string;
  reason: Reason;
}

/**
 * Tells a member by the channels they agreed to that the team reversed or corrected something, and why. The notice names no member of staff.
 * Says nothing about a decision that its author undid within seconds.
 */
export async function tellReversal(
  ctx: ActionContext,
  { kind, id }: { kind: Audience; id: number },
  { assunto, efeito, reason }: Reversal,
): Promise<void> {
  if (reason.causa === 'DECISAO_DESFEITA') return;
  const contact = await consentedContact(ctx, kind, id);
  if (!contact) return;
  await notifyMember(ctx, contact, { assunto, paragrafos: [efeito, `Motivo: ${reversalReasonText(reason, 'MEMBER')}`] });
}
