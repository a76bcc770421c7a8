import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';

/** A prize (premio). Its price in points follows from `custoTotal` and the network's valorPonto (domain rules §4.14). */
export const Reward = defineEntity({
  name: 'Reward',
  tableName: 'rewards',
  properties: {
    id: id(),
    codigo: p.text().unique(),
    nome: p.text(),
    /** HTML, sanitised when written. */
    descricao: p.text(),
    custoTotal: amount(),
    /** Cost of the 220V version of a bivolt prize; null means the same cost. */
    custoAlternativo: amount().nullable(),
    /** geral, bivolt, credito or recarga. */
    tipo: p.text().default('geral'),
    categoria: p.text().nullable(),
    /** The commercial partner the monthly limit counts by, for a partner's prize. */
    parceiroComercial: p.text().nullable(),
    photo: () => p.manyToOne(StoredFile).index().nullable().deleteRule('set null'),
    ativo: p.boolean().default(true),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || codigo || ' ' || coalesce(categoria, '')"),
  },
});
