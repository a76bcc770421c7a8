import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addMonthsClamped, endExclusive } from '../../../shared/dates.ts';
import { findVisibleQuery } from '../delivered-query.ts';
import '../deliveries.errors.ts';
import { spreadsheetAddressRules } from '../deliveries.rules.ts';
import { refuseTooMany, tryNewDelivery } from '../new-delivery.ts';

/** Creates a secret address for a saved query. The secret is returned once and only its hash stored. */
export const createSpreadsheetAddress = defineAction({
  name: 'createSpreadsheetAddress',
  title: 'Criou endereço de planilha',
  permission: 'analysis:manageTokens',
  refuses: ['ADDRESS_EXPIRY', 'SAVED_QUERY_UNKNOWN', 'QUERY_INVALID', 'QUERY_NOT_A_READ', 'DELIVERY_WITHOUT_ROWS', 'DELIVERIES_TOO_MANY'],
  secretAnswer: true,
  input: spreadsheetAddressRules,
  before: tryNewDelivery,
  handler: async (ctx, { nome, consultaId, escopos, expiraEm }) => {
    const today = ctx.clock.today();
    if (expiraEm < today || expiraEm > addMonthsClamped(today, 12)) throw new AppError('ADDRESS_EXPIRY');
    const staffId = staffIdOf(ctx);
    await refuseTooMany(ctx, 'spreadsheet_addresses', 'revogado_em is null and expira_em > now()');
    const query = await findVisibleQuery(ctx.sql, consultaId, staffId);
    const secret = newToken();
    const [row] = await ctx.sql<{ id: number }>(
      `insert into spreadsheet_addresses (staff_user_id, saved_query_id, consulta_hash, nome, escopos, segredo_hash, expira_em, criado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [staffId, query.id, query.hash, nome, escopos, hashToken(secret), endExclusive(expiraEm), ctx.clock.now()],
    );
    ctx.logAs({ id: row!.id, nome, consulta: query.nome, escopos, expiraEm });
    return { id: row!.id, url: `${ctx.env.PUBLIC_URL}/analise/planilhas/${secret}.csv` };
  },
});
