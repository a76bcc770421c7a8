import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt } from '../db/columns.ts';

/** A client's key for one operation and its answer, written in that operation's own transaction. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    actorKey: p.text().primary(),
    chave: p.text().primary(),
    action: p.text(),
    inputHash: p.text(),
    /** { ok: result } or { refused: { code, params, fields } }. */
    outcome: p.json<Record<string, unknown>>().nullable(),
    criadoEm: createdAt().index(),
  },
});
