import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { queueEmail } from '../../messaging/index.ts';
import { SEND_FIRST_ACCESS } from '../../staff/index.ts';
import { firstAccessHash, newFirstAccessCode } from '../first-access-code.ts';

const LIFE_HOURS = 24;

/** Sends a member of staff a new code for their first access; earlier codes end. Nothing is sent once the person has set a password. */
const sendFirstAccess = defineAction({
  name: SEND_FIRST_ACCESS,
  title: 'Envio do código de primeiro acesso',
  permission: 'password:recover',
  logged: false,
  input: z.strictObject({ id: z.int() }),
  handler: async (ctx, { id }) => {
    const [person] = await ctx.sql<{ nome: string; email: string }>(
      'select nome, email from staff_users where id = $1 and ativo and senha_inicial for update',
      [id],
    );
    if (!person) return;
    const now = ctx.clock.now();
    const code = newFirstAccessCode();
    await ctx.sql("update password_recoveries set usado_em = $2 where kind = 'STAFF' and person_id = $1 and usado_em is null", [id, now]);
    await ctx.sql("insert into password_recoveries (uuid_hash, kind, person_id, criado_em, expira_em) values ($1, 'STAFF', $2, $3, $4)", [
      firstAccessHash(ctx, id, code),
      id,
      now,
      new Date(now.getTime() + LIFE_HOURS * 3_600_000),
    ]);
    await queueEmail(ctx, {
      para: person.email,
      assunto: `Primeiro acesso ao painel - ${ctx.env.PROGRAMA_NOME}`,
      titulo: `Olá, ${person.nome}`,
      paragrafos: [
        'Seu acesso ao painel foi aprovado. Crie a sua senha com este código e com a senha inicial, que você recebe de quem fez o cadastro.',
        `Código: ${code}`,
        `O código vale por ${LIFE_HOURS} horas e só pode ser usado uma vez. Não o informe a ninguém, nem a quem fez o cadastro.`,
      ],
      botao: { texto: 'Criar minha senha', url: `${ctx.env.PUBLIC_URL}/painel/primeiro-acesso` },
    });
  },
});

defineJob({
  name: SEND_FIRST_ACCESS,
  expireInSeconds: 60,
  handler: async (ctx, data) => {
    await runAction(sendFirstAccess, ctx, data);
  },
});
