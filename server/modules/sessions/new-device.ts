import type { ActionContext } from '../../platform/context.ts';
import { agentName } from '../../shared/agent-name.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { queueEmail } from '../messaging/index.ts';

/** Longest user agent that is kept. */
export const MAX_AGENT = 300;

/**
 * E-mails a member of staff who signs in with a browser that none of their earlier sessions had. The text names the browser as we read it,
 * never as it names itself: an attacker chooses that.
 */
export async function tellOfNewDevice(ctx: ActionContext, staffId: number): Promise<void> {
  const agente = ctx.userAgent.slice(0, MAX_AGENT);
  const [known] = await ctx.sql("select id from sessions where kind = 'STAFF' and person_id = $1 and agente = $2 limit 1", [
    staffId,
    agente,
  ]);
  if (known) return;
  const [person] = await ctx.sql<{ nome: string; email: string }>('select nome, email from staff_users where id = $1', [staffId]);
  if (!person?.email) return;
  await queueEmail(ctx, {
    para: person.email,
    assunto: 'Entrada por um aparelho novo',
    titulo: 'Entrada por um aparelho novo',
    paragrafos: [
      `Olá, ${person.nome}!`,
      `Seu acesso ao painel foi aberto por um aparelho novo: ${agentName(agente)}, endereço ${ctx.ip}, em ${formatDateTime(ctx.clock.now())}.`,
      'Se foi você, não precisa fazer nada. Se não foi, encerre essa sessão em Meus acessos e troque sua senha agora.',
    ],
    botao: { texto: 'Ver meus acessos', url: `${ctx.env.PUBLIC_URL}/painel/perfil/acessos` },
  });
}
