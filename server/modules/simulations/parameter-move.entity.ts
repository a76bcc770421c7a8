import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A change of a guarded parameter, so that many small ones count as the large one that they are (docs/adr/0026). */
export const ParameterMove = defineEntity({
  name: 'ParameterMove',
  tableName: 'parameter_moves',
  properties: {
    id: id(),
    /** Name in the table of guarded parameters, with its key where the target is no single row. */
    parametro: p.text(),
    /** Row that holds it; 0 for the whole programme. */
    alvo: p.integer(),
    antes: amount(),
    depois: amount(),
    /** SOZINHA, SIMULADA or DUAS: on the word of one person, after a confirmed simulation, or of two people. */
    passo: p.text(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('cascade'),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['parametro', 'alvo', 'id'] }],
});
