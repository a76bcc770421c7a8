import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';

/** An outside platform that reports referrals and SWPRO points. Only its token's hash is stored. */
export const Integration = defineEntity({
  name: 'Integration',
  tableName: 'integrations',
  properties: {
    id: id(),
    nome: p.text().unique(),
    /** The label of its referrals and points: 'SW PRO Cursos', 'Ache Seu Pintor'… */
    plataforma: p.text(),
    tokenHash: p.text().unique().hidden(),
    /** Most SWPRO points per seller and São Paulo month; 0 means no limit. */
    limiteMensal: amount().default('0'),
    criadoEm: createdAt(),
    revogadoEm: instant().nullable(),
  },
});

/**
 * A person referred by a seller (indicação, document 002 §3). Valid, and credited once, when the person's first sale is approved (domain
 * rules §4.1).
 */
export const Referral = defineEntity({
  name: 'Referral',
  tableName: 'referrals',
  properties: {
    id: id(),
    // Plain numbers with foreign keys in SQL: the members' modules depend on this one, so entity references would form a cycle.
    /** The referrer. */
    sellerId: p.integer().index(),
    /** 'Indicado por Cadastro', or the integration's label. */
    plataforma: p.text(),
    integration: () => p.manyToOne(Integration).nullable().deleteRule('restrict'),
    idExterno: p.text().nullable(),
    nome: p.text(),
    /** Digits. A person can be referred once. */
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

/** Points an integration granted to a seller; the ledger has them under the key `swpro:{integration}:{idExterno}`. */
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
