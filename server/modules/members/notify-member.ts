import type { ActionContext } from '../../platform/context.ts';
import { queueEmail, queueWhatsApp } from '../messaging/index.ts';

/** A member's contact addresses: null for a channel without consent. */
export interface MemberContact {
  nome: string;
  email: string | null;
  celular: string | null;
}

/** A notice's content. It never has a link: "your points expire" is a typical phishing text. */
export interface MemberNotice {
  assunto: string;
  paragrafos: string[];
}

/** The closing words of every notice. */
const SAFETY = [
  'Para ver ou usar, abra o aplicativo digitando o endereço no navegador. Este aviso não tem links, e nunca pedimos a sua senha por mensagem.',
  'Você recebe este aviso porque pediu. Para mudar, entre no aplicativo e abra Privacidade.',
];

/** The channels a member consented to; null when the member is gone or inactive. */
export async function consentedContact(
  ctx: Pick<ActionContext, 'sql'>,
  kind: 'SELLER' | 'CONSUMER',
  id: number,
): Promise<MemberContact | null> {
  const [contact] = await ctx.sql<MemberContact>('select nome, email, celular from consented_contact($1, $2)', [kind, id]);
  return contact ?? null;
}

/** Notifies a member in the caller's transaction by each given channel. Returns how many. */
export async function notifyMember(
  ctx: ActionContext,
  { nome, email, celular }: MemberContact,
  { assunto, paragrafos }: MemberNotice,
): Promise<number> {
  const words = [`Olá, ${nome.split(' ')[0]}.`, ...paragrafos, ...SAFETY];
  let sent = 0;
  if (email) {
    await queueEmail(ctx, { para: email, assunto, titulo: assunto, paragrafos: words });
    sent += 1;
  }
  if (celular && (await queueWhatsApp(ctx, { celular, texto: [assunto, ...words].join('\n\n') })) !== null) sent += 1;
  return sent;
}
