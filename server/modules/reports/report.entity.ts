import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { Product } from '../products/index.ts';
import { StaffUser } from '../staff/index.ts';

/** One run of a stored report (document 001 §2, Atualizar Relatórios). Its rows are displayed once it is `atual`. */
export const ReportRun = defineEntity({
  name: 'ReportRun',
  tableName: 'report_runs',
  properties: {
    id: id(),
    /** One of reportKinds. */
    tipo: p.text(),
    /** Only for monthly reports; null for the others. */
    ano: p.integer().nullable(),
    mes: p.integer().nullable(),
    /** NA_FILA, EM_ANDAMENTO, CONCLUIDA or FALHOU. */
    estado: p.text().default('NA_FILA'),
    /** Networks done, of `total`. */
    feitas: p.integer().default(0),
    total: p.integer().default(0),
    /** The run whose rows are displayed. */
    atual: p.boolean().default(false),
    staffUser: () => p.manyToOne(StaffUser).index().nullable().deleteRule('set null'),
    criadoEm: createdAt(),
    /** When its data were read. */
    terminadoEm: instant().nullable(),
  },
});

/** A note on a network (Mensuração) or on a product of a network (Antifraude); the latest is displayed, the others are its log. */
export const ReportNote = defineEntity({
  name: 'ReportNote',
  tableName: 'report_notes',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('restrict'),
    /** Null for a note on the network. */
    product: () => p.manyToOne(Product).index().nullable().deleteRule('restrict'),
    observacao: p.text(),
    staffUser: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['network', 'product', 'criadoEm'] }],
});
