import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt } from '../db/columns.ts';

/** A client's key for one operation and the answer it got, written in the transaction of the operation itself. */
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
