import { defineEntity, p } from '@mikro-orm/postgresql';
import { address, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';

/** A final consumer (cliente), identified by CPF, who earns cashback in BRL (document 000 §3). */
export const Consumer = defineEntity({
  name: 'Consumer',
  tableName: 'consumers',
  properties: {
    id: id(),
    nome: p.text().index(),
    cpf: p.text().unique(),
    email: p.text().nullable(),
    celular: p.text().nullable(),
    telefone: p.text().nullable(),
    sexo: p.text().nullable(),
    dataNascimento: p.date().nullable(),
    ...address(),
    senhaHash: p.text().nullable().hidden(),
    ativo: p.boolean().default(true),
    aceitouRegulamentoEm: instant().nullable(),
    aceitouPoliticaPrivacidadeEm: instant().nullable(),
    quemIndicou: p.text().nullable(),
    codigoCadastro: p.text().nullable(),
    ultimoAcessoEm: instant().nullable(),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || coalesce(celular, '')"),
  },
});
