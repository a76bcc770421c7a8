import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** One press of "processar" or "devolver": the request, its progress and its result. */
export const ExpiryRun = defineEntity({
  name: 'ExpiryRun',
  tableName: 'expiry_runs',
  properties: {
    id: id(),
    /** EXPIRACAO, DEVOLUCAO. */
    tipo: p.text(),
    /** BALCONISTA (points), CLIENTE_FINAL (cashback in BRL). */
    publico: p.text(),
    /** For an expiry its São Paulo day, even past midnight; for a return the day of the runs being undone. */
    dia: p.date(),
    /** Who requested it. The run reaches whom this person may see. */
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    /** Minimum lifetime in days of returned value, as configured at the time of the request. */
    diasDevolucao: p.integer(),
    /** NA_FILA, PROCESSANDO, CONCLUIDA, FALHOU. */
    estado: p.text().default('NA_FILA'),
    /** The preview's figures. */
    lotesPrevistos: p.integer(),
    pessoas: p.integer().default(0),
    lotes: p.integer().default(0),
    /** Points, or BRL. */
    valor: amount().default('0'),
    mensagem: p.text().nullable(),
    criadoEm: createdAt(),
    terminadoEm: instant().nullable(),
  },
});
