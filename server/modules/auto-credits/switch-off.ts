import type { ActionContext } from '../../platform/context.ts';
import { StaffLevel } from '../../shared/enums.ts';
import { queueEmail } from '../messaging/index.ts';
import { staffEmails } from '../staff/index.ts';
import { type LockedRule, nameOf } from './locked-rule.ts';

/** Switches a locked rule off for a reason of the system and tells every administrator, in the caller's transaction. */
export async function switchOff(ctx: ActionContext, rule: LockedRule, motivo: string): Promise<void> {
  await ctx.sql(
    `update credit_rules set ativa = false, desligada_motivo = $2, versao = versao + 1, atualizada_por_id = null, atualizada_em = $3
     where id = $1 and ativa`,
    [rule.id, motivo, ctx.clock.now()],
  );
  for (const para of await staffEmails(ctx.sql, StaffLevel.ADMINISTRADOR))
    await queueEmail(ctx, {
      para,
      assunto: `Crédito automático desligado - ${ctx.env.PROGRAMA_NOME}`,
      titulo: 'Uma regra de crédito automático foi desligada',
      paragrafos: [
        `O sistema desligou o crédito automático (${nameOf(rule)}).`,
        `${motivo}.`,
        'As notas voltam a esperar por um analista. Religar a regra precisa de duas pessoas.',
      ],
      botao: { texto: 'Abrir Crédito automático', url: `${ctx.env.PUBLIC_URL}/painel/credito-automatico` },
    });
}
