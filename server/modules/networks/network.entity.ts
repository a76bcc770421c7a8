import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';

/** A retail network (rede). `valorPonto` is what one point costs in BRL (document 000 §3). */
export const Network = defineEntity({
  name: 'Network',
  tableName: 'networks',
  properties: {
    id: id(),
    nome: p.text().unique(),
    regiao: p.text(),
    valorPonto: amount(),
    ativo: p.boolean().default(true),
    /** First day in the programme: reports compare before and after it (domain rules §4.9). */
    dataCadastro: p.date(),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || regiao"),
  },
});
