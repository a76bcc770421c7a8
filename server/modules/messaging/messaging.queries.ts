import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import './messaging.errors.ts';
import type { messageStateSet } from './message-state-set.ts';
import { maskToken } from './messaging.rules.ts';

/** Configuração Whats for display: never the whole token. */
export interface ShownMessagingSettings {
  id: number;
  url: string;
  token: string;
  codigo: string;
}

/** The provider in use, or null before the first save. */
export const messagingSettingsQuery = defineQuery({
  name: 'messagingSettings',
  permission: 'messaging:read',
  input: z.strictObject({}),
  read: async (ctx): Promise<ShownMessagingSettings | null> => {
    const [row] = await ctx.read<ShownMessagingSettings>('select id, url, token, codigo from messaging_settings order by id limit 1');
    return row ? { ...row, token: maskToken(row.token) } : null;
  },
});

/** The state of a test message's delivery. */
export interface TestMessage {
  id: number;
  estado: keyof typeof messageStateSet;
  ultimoErro: string | null;
}

/** A test message: in progress, delivered, or why not. Refuses: MESSAGE_NOT_FOUND. */
export const testMessageQuery = defineQuery({
  name: 'testMessage',
  permission: 'messaging:read',
  input: z.strictObject({ id: z.int32({ error: 'Mensagem não encontrada' }) }),
  read: async (ctx, { id }): Promise<TestMessage> => {
    const [row] = await ctx.read<TestMessage>(
      `select id, estado, ultimo_erro as "ultimoErro" from outgoing_messages where id = $1 and canal = 'WHATSAPP'`,
      [id],
    );
    if (!row) throw new AppError('MESSAGE_NOT_FOUND');
    return row;
  },
});
