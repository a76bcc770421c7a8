import { defineAction } from '../../../platform/actions/action.ts';
import type { Edits } from '../../../platform/audit/edits.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ForbiddenAddressError, refuseForbiddenAddress } from '../../../platform/ports/safe-fetch.ts';
import '../messaging.errors.ts';
import { isMaskedToken, messagingSettingsRules } from '../messaging.rules.ts';

/** Configuração Whats with the labels of the screen, for the log; never its token. */
const messagingSettingsRow: Edits['of'] = {
  from: 'messaging_settings s',
  key: 's.id',
  columns: {
    url: { sql: 's.url', type: 'text', title: 'URL' },
    codigo: { sql: 's.codigo', type: 'text', title: 'Código' },
  },
};

/**
 * Saves where WhatsApp messages are sent (document 001 §2 Configuração Whats). Private network addresses are refused here and again at each
 * delivery.
 */
export const updateMessagingSettings = defineAction({
  name: 'updateMessagingSettings',
  title: 'Alteração da configuração de WhatsApp',
  permission: 'messaging:update',
  refuses: ['MESSAGING_ADDRESS_FORBIDDEN', 'MESSAGING_TOKEN_MISSING'],
  edits: { of: messagingSettingsRow, row: 1 },
  input: messagingSettingsRules,
  before: async (ctx, { url }) => {
    try {
      await refuseForbiddenAddress(url, { allowPrivate: ctx.env.ALLOW_PRIVATE_URLS });
    } catch (error) {
      if (error instanceof ForbiddenAddressError) throw new AppError('MESSAGING_ADDRESS_FORBIDDEN', { motivo: error.message });
      throw error;
    }
  },
  handler: async (ctx, { url, token, codigo }) => {
    const kept = token && !isMaskedToken(token) ? token : null;
    ctx.logAs({ tokenAlterado: kept !== null });
    if (kept === null) {
      const [row] = await ctx.sql<{ id: number }>(
        'update messaging_settings set url = $1, codigo = $2, atualizado_em = $3 where id = 1 returning id',
        [url, codigo, ctx.clock.now()],
      );
      if (!row) throw new AppError('MESSAGING_TOKEN_MISSING');
      return { id: row.id };
    }
    await ctx.sql(
      `insert into messaging_settings (id, url, token, codigo, atualizado_em) values (1, $1, $2, $3, $4)
       on conflict (id) do update set url = excluded.url, token = excluded.token, codigo = excluded.codigo, atualizado_em = excluded.atualizado_em`,
      [url, kept, codigo, ctx.clock.now()],
    );
    return { id: 1 };
  },
});
