import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../../platform/db/columns.ts';
import { Network } from '../../networks/index.ts';
import { StaffUser } from '../../staff/index.ts';
import { Store } from '../../stores/index.ts';
import { Submission } from '../receipts/submission.entity.ts';
import { Posting } from '../sales/posting.entity.ts';

/** A sale approved by one person, which earns nothing until a second person approves it (beyond C5). */
export const SaleApproval = defineEntity({
  name: 'SaleApproval',
  tableName: 'sale_approvals',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    audience: p.text(),
    /** Null for a sale typed without a receipt. */
    submission: () => p.manyToOne(Submission).nullable().deleteRule('restrict'),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    network: () => p.manyToOne(Network).index().deleteRule('restrict'),
    /** The input of postSale or postCashback, as accepted. */
    dados: p.json<Record<string, unknown>>(),
    parceiroNome: p.text(),
    cpf: p.text(),
    identificador: p.text(),
    /** What it would have earned when proposed: points for a seller, BRL for a consumer. */
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
