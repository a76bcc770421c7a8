import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';

/** A platform outside that reports referrals and SWPRO points. Only the hash of its token is kept. */
export const Integration = defineEntity({
  name: 'Integration',
  tableName: 'integrations',
  properties: {
    id: id(),
    nome: p.text().unique(),
    /** What its referrals and points are labelled: 'SW PRO Cursos', 'Ache Seu Pintor'… */
    plataforma: p.text(),
    tokenHash: p.text().unique().hidden(),
    /** Most SWPRO points one seller gets from it in a São Paulo month; 0 means no limit. */
    limiteMensal: amount().default('0'),
    criadoEm: createdAt(),
    revogadoEm: instant().nullable(),
  },
});

/**
 * A person whom a seller brought (indicação, document 002 §3). Valid, and credited once, when the first sale of the person is
 * approved (domain rules §4.1).
 */
export const Referral = defineEntity({
  name: 'Referral',
  tableName: 'referrals',
  properties: {
    id: id(),
    // Plain numbers with foreign keys in SQL: the people's modules call this one, and would close a circle with it.
    /** Who brought the person. */
    sellerId: p.integer().index(),
    /** 'Indicado por Cadastro', or the integration's. */
    plataforma: p.text(),
    integration: () => p.manyToOne(Integration).nullable().deleteRule('restrict'),
    idExterno: p.text().nullable(),
    nome: p.text(),
    /** Digits. A person is brought once. */
    cpf: p.text().unique(),
    celular: p.text().nullable(),
    validadoEm: instant().nullable(),
    /** The posting that made it valid. */
    postingId: p.integer().nullable(),
    /** Credited when it became valid; 0 for platforms without a rate. */
    pontos: amount().default('0'),
    venceEm: p.date().nullable(),
    criadoEm: createdAt(),
  },
  uniques: [{ properties: ['integration', 'idExterno'] }],
});

/** Points that an integration granted to a seller; the ledger holds them under the key `swpro:{integration}:{idExterno}`. */
export const SwproCredit = defineEntity({
  name: 'SwproCredit',
  tableName: 'swpro_credits',
  properties: {
    id: id(),
    integration: () => p.manyToOne(Integration).deleteRule('restrict'),
    idExterno: p.text(),
    sellerId: p.integer().index(),
    pontos: amount(),
    plataforma: p.text(),
    /** Who it was for, when the platform says. */
    referral: () => p.manyToOne(Referral).nullable().deleteRule('restrict'),
    indicadoNome: p.text().nullable(),
    pontuadoEm: instant(),
    venceEm: p.date(),
  },
  uniques: [{ properties: ['integration', 'idExterno'] }],
});
