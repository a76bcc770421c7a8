import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import type { CatalogueLocation } from '../../platform/ports/experience-catalogue.ts';
import { Experience, ExperienceCategory, ExperienceSubcategory } from './experience.entity.ts';

/** The provider of an offer (document 002 §3, partner). */
export const OfferPartner = defineEntity({
  name: 'OfferPartner',
  tableName: 'offer_partners',
  properties: {
    id: id(),
    externalId: p.text().unique(),
    name: p.text(),
    /** The monthly limit counts by it when known, otherwise by name (domain rules §4.7). */
    cnpj: p.text().nullable(),
    description: p.text().nullable(),
    logoUrl: p.text().nullable(),
    criadoEm: createdAt(),
  },
});

/** An offer (oferta) of the experiences catalogue: everything except its points comes from the third party (documents 001 §3, 002 §3). */
export const Offer = defineEntity({
  name: 'Offer',
  tableName: 'offers',
  properties: {
    id: id(),
    /** The third party's id, which is also the redemption code. */
    offerId: p.text().unique(),
    nome: p.text(),
    descricao: p.text().nullable(),
    category: () => p.manyToOne(ExperienceCategory).index().deleteRule('restrict'),
    subcategory: () => p.manyToOne(ExperienceSubcategory).index().nullable().deleteRule('restrict'),
    experience: () => p.manyToOne(Experience).index().deleteRule('restrict'),
    partner: () => p.manyToOne(OfferPartner).index().deleteRule('restrict'),
    /** Address and contact of the place, as documented; null for offers without one. */
    location: p.json<CatalogueLocation>().nullable(),
    cidade: p.text().nullable(),
    ageFrom: p.smallint().nullable(),
    ageTo: p.smallint().nullable(),
    offerTerms: p.text().nullable(),
    imageUrl: p.text().nullable(),
    /** Set by staff, never by a sync; 0 hides the offer (domain rules §4.11). */
    pontos: amount().default('0'),
    /** Percentage off the points, between 0 and 100; null without a discount. */
    desconto: p.decimal().precision(5).scale(2).nullable(),
    /** ceil(pontos × (1 − desconto ÷ 100)), so that it follows both. */
    pontosDesconto: p
      .decimal()
      .columnType('numeric(14,2)')
      .generated('(case when desconto is not null then ceil(pontos * (100 - desconto) / 100) end) stored')
      .nullable(),
    /** False once the third party no longer lists it. */
    ativo: p.boolean().default(true),
    sincronizadoEm: instant(),
    criadoEm: createdAt(),
    /** Name, partner, experience and city in lower case without accents; written by the sync. */
    busca: p.text().hidden(),
  },
});
