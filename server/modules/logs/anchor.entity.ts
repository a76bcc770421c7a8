import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt } from '../../platform/db/columns.ts';

/** Where the head of the log's chain of one day (São Paulo) went. The anchor itself is in the storage and in people's mailboxes. */
export const LogAnchor = defineEntity({
  name: 'LogAnchor',
  tableName: 'log_anchors',
  properties: {
    dia: p.date().primary(),
    /** Last link that the anchor covers. */
    elo: p.bigint('number'),
    chave: p.text(),
    /** How many people it was mailed to. */
    destinatarios: p.integer(),
    criadoEm: createdAt(),
  },
});
