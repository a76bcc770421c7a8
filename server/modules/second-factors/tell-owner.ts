import type { ActionContext } from '../../platform/context.ts';
import { queueEmail } from '../messaging/index.ts';

type Event = 'CADASTRADO' | 'REMOVIDO' | 'REDEFINIDO' | 'CODIGOS';

const TEXTS: Record<Event, { assunto: string; texto: string }> = {
  CADASTRADO: { assunto: 'Novo segundo fator no seu acesso', texto: 'Um segundo fator foi cadastrado no seu acesso ao painel.' },
  REMOVIDO: { assunto: 'Segundo fator removido do seu acesso', texto: 'Um segundo fator foi removido do seu acesso ao painel.' },
  REDEFINIDO: {
    assunto: 'Seu segundo fator foi redefinido',
    texto:
      'Dois administradores removeram os segundos fatores do seu acesso ao painel e encerraram suas sessões. Entre de novo e cadastre outro.',
  },
  CODIGOS: { assunto: 'Novos códigos de recuperação', texto: 'Novos códigos de recuperação foram gerados. Os anteriores não valem mais.' },
};

/** E-mails a member of staff that their second factors changed: a thief cannot do it unseen. */
export async function tellOwner(ctx: ActionContext, { nome, email }: { nome: string; email: string }, event: Event): Promise<void> {
  if (!email) return;
  const { assunto, texto } = TEXTS[event];
  await queueEmail(ctx, {
    para: email,
    assunto,
    titulo: assunto,
    paragrafos: [`Olá, ${nome}!`, texto, 'Se não foi você, avise outro administrador agora e troque sua senha.'],
    botao: { texto: 'Abrir Meu Perfil', url: `${ctx.env.PUBLIC_URL}/painel/perfil` },
  });
}
