import { defineAction } from '../../../platform/actions/action.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatCpf } from '../../../shared/cpf.ts';
import { queueEmail } from '../../messaging/index.ts';
import { contactMessageRules } from '../contact.rules.ts';
import '../member.errors.ts';
import { withKind } from '../../../shared/text.ts';
import { readOwnProfile } from '../own-profile.query.ts';

/** Messages per member and hour: more is a mistake or a bot. */
const PER_HOUR = 5;

const limiter = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'contact', points: PER_HOUR, windowSeconds: 3_600 });

/**
 * Contato: a member's message to support, with its author and how to reply. Sent through the outbox, so nothing is lost while the mail
 * server is down.
 */
export const sendContactMessage = defineAction({
  name: 'sendContactMessage',
  title: 'Mensagem de contato',
  permission: 'contact:send',
  refuses: ['TOO_MANY_ATTEMPTS', 'CONTACT_NOT_CONFIGURED'],
  input: contactMessageRules,
  before: async (ctx) => {
    if (ctx.actor.kind === 'seller' || ctx.actor.kind === 'consumer') await limiter(ctx).consume(`${ctx.actor.kind}:${ctx.actor.id}`);
  },
  handler: async (ctx, { mensagem }) => {
    const para = ctx.env.SUPORTE_EMAIL;
    if (!para) throw new AppError('CONTACT_NOT_CONFIGURED');
    const { nome, cpf, email, celular, revenda } = await readOwnProfile({ actor: ctx.actor, read: ctx.sql });
    const kind = ctx.actor.kind === 'seller' ? `Vendedor da ${withKind('loja', revenda ?? '-')}` : 'Consumidor';
    await queueEmail(ctx, {
      para,
      assunto: `Contato: ${nome}`,
      titulo: 'Mensagem pelo formulário de contato',
      paragrafos: [
        `${nome}\n${kind}\nCPF: ${formatCpf(cpf)}\nE-mail: ${email ?? 'não informado'}\nCelular: ${celular ?? 'não informado'}`,
        mensagem,
      ],
    });
    // The text is between the member and support.
    ctx.logAs({ caracteres: mensagem.length });
    return true;
  },
});
