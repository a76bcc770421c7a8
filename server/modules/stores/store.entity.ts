import { defineEntity, p } from '@mikro-orm/postgresql';
import { address, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';

/** A store (revenda, on the screens Loja) of a network (document 000 §3). */
export const Store = defineEntity({
  name: 'Store',
  tableName: 'stores',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).index().deleteRule('restrict'),
    codigo: p.text().unique(),
    /** 14 characters, letters allowed since July 2026, never formatted. */
    cnpj: p.text().unique(),
    cnpjCddRevendaMaster: p.text().nullable(),
    nomeFantasia: p.text().index(),
    razaoSocial: p.text(),
    ...address(),
    responsavel: p.text().nullable(),
    email: p.text().nullable(),
    telefone: p.text().nullable(),
    celular: p.text().nullable(),
    /** 0 Sistema, 1 Digitação, 2 Foto. */
    tipoPontuacao: p.smallint(),
    /** 1 to 10: multiplies the points of a sale. */
    fatorPontuacao: p.smallint().default(1),
    /** 0 Inicial, 1 A, 2 B, 3 C. */
    cenario: p.smallint().default(0),
    ativo: p.boolean().default(true),
    ativoClientes: p.boolean().default(false),
    resgateLiberado: p.boolean().default(true),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText(
      "nome_fantasia || ' ' || razao_social || ' ' || codigo || ' ' || cnpj || ' ' || coalesce(end_cidade, '') || ' ' || coalesce(responsavel, '')",
    ),
  },
});

/** A store's scoring factor from a day on: a sale is scored with its own date's factor (domain rules §4.1). */
export const StoreFactor = defineEntity({
  name: 'StoreFactor',
  tableName: 'store_factors',
  uniques: [{ properties: ['store', 'vigenteEm'] }],
  properties: {
    id: id(),
    store: () => p.manyToOne(Store).index().deleteRule('cascade'),
    fatorPontuacao: p.smallint(),
    vigenteEm: p.date(),
    criadoEm: createdAt(),
  },
});

/**
 * A store's scenario from a day on, possibly a future one (beyond C11); `Store.cenario` is the current one. Experiments read here who was
 * in which arm, and when.
 */
export const StoreScenario = defineEntity({
  name: 'StoreScenario',
  tableName: 'store_scenarios',
  uniques: [{ properties: ['store', 'vigenteEm'] }],
  properties: {
    id: id(),
    store: () => p.manyToOne(Store).index().deleteRule('cascade'),
    /** 0 Inicial, 1 A, 2 B, 3 C. */
    cenario: p.smallint(),
    vigenteEm: p.date(),
    criadoEm: createdAt(),
  },
});
