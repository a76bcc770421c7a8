import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** One press of "processar" or "devolver": what was asked for, how far it is, what came of it. */
export const ExpiryRun = defineEntity({
  name: 'ExpiryRun',
  tableName: 'expiry_runs',
  properties: {
    id: id(),
    /** EXPIRACAO, DEVOLUCAO. */
    tipo: p.text(),
    /** BALCONISTA (points), CLIENTE_FINAL (cashback in BRL). */
    publico: p.text(),
    /** Of an expiry its São Paulo day, also past midnight; of a return the day of the runs that are undone. */
    dia: p.date(),
    /** Who asked. The run reaches whom this person may see. */
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    /** Days that returned value lives at least, as set when it was asked for. */
    diasDevolucao: p.integer(),
    /** NA_FILA, PROCESSANDO, CONCLUIDA, FALHOU. */
    estado: p.text().default('NA_FILA'),
    /** What the preview said. */
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
