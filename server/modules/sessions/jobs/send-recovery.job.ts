import { randomUUID } from 'node:crypto';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { hashToken } from '../../../platform/auth/tokens.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { normalizeCpf } from '../../../shared/cpf.ts';
import { AUDIENCES } from '../../audiences/index.ts';
import { queueEmail } from '../../messaging/index.ts';
import { requestRecoveryRules } from '../recovery.rules.ts';

/** Name of the job that looks the person up, so that the request itself does not. */
export const SEND_RECOVERY = 'sendRecovery';

const LIFE_MINUTES = 60;
/** Members of one household may share an e-mail; each gets their own link. */
const MOST_PEOPLE = 5;

const sendRecovery = defineAction({
  name: SEND_RECOVERY,
  title: 'Envio do link de recuperação de senha',
  permission: 'password:recover',
  logged: false,
  input: requestRecoveryRules,
  handler: async (ctx, { kind, informacao }) => {
    const people = await ctx.sql<{ id: number; nome: string; email: string }>(
      `select id, nome, email from ${AUDIENCES[kind].table} where ${informacao.includes('@') ? 'lower(email) = lower($1)' : 'cpf = $1'}
        and email is not null and email <> '' and ativo and excluido_em is null order by id limit ${MOST_PEOPLE}`,
      [informacao.includes('@') ? informacao : normalizeCpf(informacao)],
    );
    const now = ctx.clock.now();
    for (const { id, nome, email } of people) {
      const uuid = randomUUID();
      await ctx.sql('insert into password_recoveries (uuid_hash, kind, person_id, criado_em, expira_em) values ($1, $2, $3, $4, $5)', [
        hashToken(uuid),
        kind,
        id,
        now,
        new Date(now.getTime() + LIFE_MINUTES * 60_000),
      ]);
      await queueEmail(ctx, {
        para: email,
        assunto: `Nova senha - ${ctx.env.PROGRAMA_NOME}`,
        titulo: `Olá, ${nome}`,
        paragrafos: [
          'Recebemos um pedido para criar uma nova senha de acesso.',
          `O link vale por ${LIFE_MINUTES} minutos e só pode ser usado uma vez. Se não foi você quem pediu, ignore este e-mail: sua senha continua a mesma.`,
        ],
        botao: {
          texto: 'Criar nova senha',
          url: `${ctx.env.PUBLIC_URL}/esqueceu-senha/${uuid}${kind === 'CONSUMER' ? '?tipo=cliente' : ''}`,
        },
      });
    }
  },
});

defineJob({
  name: SEND_RECOVERY,
  expireInSeconds: 60,
  handler: async (ctx, data) => {
    await runAction(sendRecovery, ctx, data);
  },
});
