import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { StaffUser } from '../staff/index.ts';

/** An act that one person may not do alone: it changes nothing until a second person does it (docs/adr/0025). */
export const HeldAction = defineEntity({
  name: 'HeldAction',
  tableName: 'held_actions',
  properties: {
    id: id(),
    /** Name of the action. */
    action: p.text(),
    /** Its input as sent; validated again when the second person does it. */
    dados: p.json<unknown>(),
    /** Why it takes two: see heldReasonSet. */
    motivo: p.text(),
    /** What it would do, as a sentence without personal data. */
    resumo: p.text(),
    /** What it would give; null where it gives nothing. */
    valor: amount().nullable(),
    /** PONTO or BRL; null where it gives nothing. */
    moeda: p.text().nullable(),
    /** Null for acts of the whole programme. */
    network: () => p.manyToOne(Network).index().nullable().deleteRule('restrict'),
    /** AGUARDA, APROVADA or RECUSADA. */
    status: p.text().default('AGUARDA'),
    primeiroPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    segundoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    justificativa: p.text().nullable(),
    criadoEm: createdAt(),
    decididoEm: instant().nullable(),
  },
});
