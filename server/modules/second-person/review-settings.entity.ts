import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt } from '../../platform/db/columns.ts';

/** The single row of what one person may do alone (beyond C5; docs/adr/0025). 0 turns a limit off. */
export const ReviewSettings = defineEntity({
  name: 'ReviewSettings',
  tableName: 'review_settings',
  properties: {
    id: p.integer().primary(),
    /** A sale that earns at least this many points waits for a second approver. */
    segundaAprovacaoPontos: amount().default('1000'),
    /** A purchase that earns at least this much cashback in BRL waits for one. */
    segundaAprovacaoReais: amount().default('20'),
    /** A receipt with both a hard and a soft doubt waits for one. */
    segundaAprovacaoAvisos: p.boolean().default(true),
    /** A sale older than this many days waits for one. */
    vendaAntigaDias: p.integer().default(45),
    /** A sale waits for one whose item costs nothing, or this many percent more or less than the price list. */
    desvioPreco: amount().default('30'),
    /** Most points that one person gives in a day: sales, corrections, imports, codes and returned points together. */
    tetoPontosDia: amount().default('5000'),
    /** Most BRL that one person gives in a day: cashback, card balances, and points at their network's value of a point. */
    tetoReaisDia: amount().default('1000'),
    /** Units of anti-fraud that one person releases in a day for a product of a network. */
    liberacaoUnidades: amount().default('50'),
    /** Days after which a waiting request can no longer be approved. */
    pedidoExpiraDias: p.integer().default(30),
    /** Days in which a person is no second person for whoever created, approved or raised their account, nor the other way round. */
    independenciaDias: p.integer().default(30),
    /** Hours in which a new, raised or reactivated account approves nothing. */
    contaNovaHoras: p.integer().default(24),
    atualizadoEm: createdAt(),
  },
});
