import { defineEntity, p } from '@mikro-orm/postgresql';
import { address, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { Reward } from '../rewards/index.ts';
import { Store } from '../stores/index.ts';

/** A seller of a store (parceiro, on the screens Vendedor Loja), identified by CPF (document 000 §3). */
export const Seller = defineEntity({
  name: 'Seller',
  tableName: 'sellers',
  properties: {
    id: id(),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    nome: p.text().index(),
    cpf: p.text().unique(),
    email: p.text().nullable(),
    celular: p.text().nullable(),
    telefone: p.text().nullable(),
    /** F or M. */
    sexo: p.text().nullable(),
    dataNascimento: p.date().nullable(),
    hobby: p.text().nullable(),
    ...address(),
    senhaHash: p.text().nullable().hidden(),
    ativo: p.boolean().default(true),
    /** When the terms in force were accepted; null shows the acceptance window. */
    aceitouRegulamentoEm: instant().nullable(),
    aceitouPoliticaPrivacidadeEm: instant().nullable(),
    /** The code this seller refers others with. */
    idIndicacao: p.text().unique(),
    quemIndicou: p.text().nullable(),
    /** The registration code given at sign-up, upper case. */
    codigoCadastro: p.text().nullable(),
    googleAuthId: p.text().unique().nullable(),
    /** The prize this seller saves points for. */
    goal: () => p.manyToOne(Reward).index().nullable().deleteRule('set null'),
    ultimoAcessoEm: instant().nullable(),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || coalesce(celular, '')"),
  },
});
