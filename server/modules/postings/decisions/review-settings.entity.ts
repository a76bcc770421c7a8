import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt } from '../../../platform/db/columns.ts';

/** The one row that says when an approval needs a second person (beyond C5). */
export const ReviewSettings = defineEntity({
  name: 'ReviewSettings',
  tableName: 'review_settings',
  properties: {
    id: p.integer().primary(),
    /** A sale that earns this many points or more waits for a second approver; 0 is off. */
    segundaAprovacaoPontos: amount().default('0'),
    /** A purchase that gives this much cashback in BRL or more waits for one; 0 is off. */
    segundaAprovacaoReais: amount().default('0'),
    /** A receipt with a grave and a light doubt at once waits for one. */
    segundaAprovacaoAvisos: p.boolean().default(true),
    atualizadoEm: createdAt(),
  },
});
