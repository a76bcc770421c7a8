import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, id, instant } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { Posting, Submission } from '../postings/index.ts';
import { Store } from '../stores/index.ts';
import { CreditRule } from './credit-rule.entity.ts';
import type { CreditInputs } from './decide-credit.ts';

/** The one automatic decision about a receipt, with all that the function saw: it can be repeated at any time. */
export const AutoDecision = defineEntity({
  name: 'AutoDecision',
  tableName: 'auto_decisions',
  indexes: [{ properties: ['rule', 'decididaEm'] }],
  properties: {
    id: id(),
    /** A receipt is judged automatically once, also after it was reopened. */
    submission: () => p.manyToOne(Submission).unique().deleteRule('restrict'),
    rule: () => p.manyToOne(CreditRule).deleteRule('restrict'),
    network: () => p.manyToOne(Network).index().deleteRule('restrict'),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    /** VERSION of the function. */
    versao: p.integer(),
    entradas: p.json<CreditInputs>(),
    creditada: p.boolean(),
    /** Codes of why it was not credited; empty when it was. */
    razoes: p.array(),
    /** What it earned, in points or BRL; null when it was not credited. */
    valor: amount().nullable(),
    /** The same in BRL. */
    custo: amount().nullable(),
    posting: () => p.manyToOne(Posting).unique().nullable().deleteRule('restrict'),
    /** Drawn for a blind review, at random, when it was credited. */
    sorteada: p.boolean().default(false),
    decididaEm: instant().index(),
    /** When it was taken back with others of its rule. */
    recolhidaEm: instant().nullable(),
  },
});
