import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../../platform/db/columns.ts';
import { Network } from '../../networks/index.ts';
import { StaffUser } from '../../staff/index.ts';
import { Store } from '../../stores/index.ts';
import { Submission } from '../receipts/submission.entity.ts';
import { Posting } from '../sales/posting.entity.ts';

/** A sale that one person approved and that a second must look at before it earns anything (beyond C5). */
export const SaleApproval = defineEntity({
  name: 'SaleApproval',
  tableName: 'sale_approvals',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    audience: p.text(),
    /** Null of a sale typed without a receipt. */
    submission: () => p.manyToOne(Submission).nullable().deleteRule('restrict'),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    network: () => p.manyToOne(Network).index().deleteRule('restrict'),
    /** The input of postSale or postCashback, as it was accepted. */
    dados: p.json<Record<string, unknown>>(),
    parceiroNome: p.text(),
    cpf: p.text(),
    identificador: p.text(),
    /** What it would have earned when it was proposed: points of a seller, BRL of a consumer. */
    ganho: amount(),
    /** LIMITE or AVISOS: why a second look is needed. */
    motivo: p.text(),
    /** AGUARDA, APROVADA or RECUSADA. */
    status: p.text().default('AGUARDA'),
    primeiroPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    segundoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    justificativa: p.text().nullable(),
    posting: () => p.manyToOne(Posting).index().nullable().deleteRule('restrict'),
    criadoEm: createdAt(),
    decididoEm: instant().nullable(),
  },
});
