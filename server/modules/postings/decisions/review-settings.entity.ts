import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt } from '../../../platform/db/columns.ts';

/** The single row of limits from which an approval needs a second person (beyond C5). */
export const ReviewSettings = defineEntity({
  name: 'ReviewSettings',
  tableName: 'review_settings',
  properties: {
    id: p.integer().primary(),
    /** A sale that earns at least this many points waits for a second approver; 0 is off. */
    segundaAprovacaoPontos: amount().default('0'),
    /** A purchase that earns at least this much cashback in BRL waits for one; 0 is off. */
    segundaAprovacaoReais: amount().default('0'),
    /** A receipt with both a hard and a soft doubt waits for one. */
    segundaAprovacaoAvisos: p.boolean().default(true),
    atualizadoEm: createdAt(),
  },
});
