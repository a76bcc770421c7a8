import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../deliveries.errors.ts';
import { deliveryIdRules } from '../deliveries.rules.ts';

/** Revokes an address at once: one's own, or anyone's for level 2. */
export const revokeSpreadsheetAddress = defineAction({
  name: 'revokeSpreadsheetAddress',
  title: 'Revogou endereço de planilha',
  permission: 'analysis:manageTokens',
  refuses: ['ADDRESS_UNKNOWN', 'ADDRESS_REVOKED'],
  input: deliveryIdRules,
  handler: async (ctx, { id }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const [row] = await ctx.sql<{ nome: string; revogado: boolean }>(
      'select nome, revogado_em is not null as revogado from spreadsheet_addresses where id = $1 and ($2 or staff_user_id = $3) for update',
      [id, ctx.actor.level === 2, ctx.actor.id],
    );
    if (!row) throw new AppError('ADDRESS_UNKNOWN');
    if (row.revogado) throw new AppError('ADDRESS_REVOKED');
    await ctx.sql('update spreadsheet_addresses set revogado_em = $2 where id = $1', [id, ctx.clock.now()]);
    ctx.logAs({ id, nome: row.nome });
    return { id };
  },
});
