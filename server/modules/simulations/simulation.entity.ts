import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/**
 * One trial of other parameters on our own history (beyond C7): who asked what, and the result. "Agora" is the same sales with the values
 * in force that day, "então" with the proposed ones.
 */
export const Simulation = defineEntity({
  name: 'Simulation',
  tableName: 'simulations',
  properties: {
    id: id(),
    /** [{ parametro, id, codigo, nome, de, para }]: what changed, from and to. */
    mudancas: p.json<readonly unknown[]>(),
    /** Ids of its networks; null for all. */
    redes: p.json<readonly number[]>().nullable(),
    /** First days of the first and last month. */
    de: p.date(),
    ate: p.date(),
    /** NA_FILA, EM_ANDAMENTO, CONCLUIDA or FALHOU. */
    estado: p.text().default('NA_FILA'),
    /** Postings done, of `total`. */
    feitas: p.integer().default(0),
    total: p.integer().default(0),
    vendas: p.integer().default(0),
    /** What was actually credited. */
    pontosRegistrados: amount().default('0'),
    pontosAgora: amount().default('0'),
    pontosEntao: amount().default('0'),
    custoAgora: amount().default('0'),
    custoEntao: amount().default('0'),
    cashbackAgora: amount().default('0'),
    cashbackEntao: amount().default('0'),
    /** Sellers whose points the monthly limit cuts. */
    limitadosAgora: p.integer().default(0),
    limitadosEntao: p.integer().default(0),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
    terminadoEm: instant().nullable(),
    /** When its author confirmed it, before saving what it tried. */
    confirmadaEm: instant().nullable(),
  },
});

/** A simulation's result for one network, store or product, or for one of the twenty sellers it affects most. */
export const SimulationRow = defineEntity({
  name: 'SimulationRow',
  tableName: 'simulation_rows',
  uniques: [{ properties: ['simulation', 'dimensao', 'refId'] }],
  properties: {
    id: id(),
    simulation: () => p.manyToOne(Simulation).deleteRule('cascade'),
    /** REDE, LOJA, PRODUTO or VENDEDOR. */
    dimensao: p.text(),
    /** Id of the network, store, product or seller. */
    refId: p.integer(),
    vendas: p.integer(),
    pontosAgora: amount().default('0'),
    pontosEntao: amount().default('0'),
    custoAgora: amount().default('0'),
    custoEntao: amount().default('0'),
    cashbackAgora: amount().default('0'),
    cashbackEntao: amount().default('0'),
  },
});
