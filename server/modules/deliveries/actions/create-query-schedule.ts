import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { sealSecret } from '../../../platform/auth/sealed-secret.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ForbiddenAddressError, refuseForbiddenAddress } from '../../../platform/ports/safe-fetch.ts';
import { findVisibleQuery } from '../delivered-query.ts';
import '../deliveries.errors.ts';
import { nextDue, queryScheduleRules } from '../deliveries.rules.ts';
import { refuseTooMany, tryNewDelivery } from '../new-delivery.ts';
import { newWebhookSecret, sealOwner } from '../signature.ts';

/** Creates a schedule. The secret that signs a webhook is returned once and stored encrypted. */
export const createQuerySchedule = defineAction({
  name: 'createQuerySchedule',
  title: 'Criou agendamento de consulta',
  permission: 'analysis:manageTokens',
  refuses: [
    ...['SAVED_QUERY_UNKNOWN', 'QUERY_INVALID', 'QUERY_NOT_A_READ', 'QUERY_PARAMETER_MISSING', 'DELIVERY_WITHOUT_ROWS'],
    ...['SCHEDULE_RECIPIENT', 'SCHEDULE_ADDRESS_FORBIDDEN', 'DELIVERIES_TOO_MANY'],
  ],
  secretAnswer: true,
  input: queryScheduleRules,
  before: async (ctx, input) => {
    if (input.canal === 'WEBHOOK') await refuseAddress(ctx, input.url ?? '');
    await tryNewDelivery(ctx, input);
  },
  handler: async (ctx, input) => {
    const { nome, consultaId, escopos, frequencia, diaSemana, diaMes, hora, canal, formato, url } = input;
    const staffId = staffIdOf(ctx);
    await refuseTooMany(ctx, 'query_schedules', "situacao = 'ATIVO'");
    const query = await findVisibleQuery(ctx.sql, consultaId, staffId);
    const isWebhook = canal === 'WEBHOOK';
    const recipients = isWebhook ? [] : [...new Set(input.destinatarios)];
    await refuseRecipients(ctx, recipients);
    const [row] = await ctx.sql<{ id: number }>(
      `insert into query_schedules (staff_user_id, saved_query_id, consulta_hash, nome, escopos, frequencia, dia_semana, dia_mes, hora, canal, formato,
         destinatarios, url, proxima_em, criado_em) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        ...[staffId, query.id, query.hash, nome, escopos, frequencia],
        ...[frequencia === 'SEMANAL' ? diaSemana : null, frequencia === 'MENSAL' ? diaMes : null, hora, canal, formato],
        ...[recipients, isWebhook ? url : null, nextDue(input, ctx.clock.now()), ctx.clock.now()],
      ],
    );
    const { id } = row!;
    const segredo = isWebhook ? newWebhookSecret() : null;
    if (segredo)
      await ctx.sql('update query_schedules set segredo = $2 where id = $1', [id, sealSecret(segredo, sealOwner(id), ctx.env.SECRET)]);
    ctx.logAs({ id, nome, consulta: query.nome, escopos, frequencia, hora, canal, destinatarios: recipients });
    return { id, segredo };
  },
});

async function refuseAddress(ctx: AppContext, url: string): Promise<void> {
  try {
    await refuseForbiddenAddress(url, { allowPrivate: ctx.env.ALLOW_PRIVATE_URLS });
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw new AppError('SCHEDULE_ADDRESS_FORBIDDEN', { motivo: error.message });
    throw error;
  }
}

async function refuseRecipients(ctx: ActionContext, ids: readonly number[]): Promise<void> {
  const [row] = await ctx.sql<{ total: number }>('select count(*)::int as total from staff_users where id = any($1::int[]) and ativo', [
    ids,
  ]);
  if (row!.total !== ids.length) throw new AppError('SCHEDULE_RECIPIENT');
}
