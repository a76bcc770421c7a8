import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { OfferSituation } from './offer-catalogue.rules.ts';
import { OFFER_ON_SALE_SQL, OFFER_PRICE_SQL } from './offer-price.ts';
import { OfferCategory, OfferExperience, OfferLocation, OfferPartner } from './offer-shapes.ts';
import { offerSituationSet } from './offer-situation-set.ts';

const SITUATION_SQL = `case when not o.ativo then '${OfferSituation.INATIVA}' when o.pontos = 0 then '${OfferSituation.NOVA}' else '${OfferSituation.ATIVA}' end`;

/** Offers as the panel manages them (document 001 §2 and §3, Ofertas TLC). */
export const offersList = defineList({
  name: 'offers',
  rowType: 'Offer',
  description: 'Offers of the experiences catalogue (Ofertas TLC) with their points and discounts.',
  permission: 'offer:list',
  from: `offers o join offer_partners p on p.id = o.partner_id join experience_categories c on c.id = o.category_id
    join experiences e on e.id = o.experience_id`,
  countFrom: 'offers o',
  key: 'o.id',
  search: 'o.busca',
  columns: {
    id: column.id('o.id', 'Id', { exported: false }),
    offerId: column.text('o.offer_id', 'Código', { description: "The third party's id", sortable: true, nullable: false }),
    nome: column.text('o.nome', 'Oferta', { sortable: true, nullable: false }),
    parceiro: column.text('p.name', 'Parceiro', { description: 'Who delivers it', sortable: true, nullable: false }),
    categoria: column.text('c.nome', 'Categoria', { sortable: true, nullable: false }),
    experiencia: column.text('e.title', 'Experiência', { sortable: true, nullable: false }),
    cidade: column.text('o.cidade', 'Cidade', { sortable: true }),
    pontos: column.points('o.pontos', 'Pontos', { description: '0 hides it', sortable: true, nullable: false }),
    desconto: column.decimal('o.desconto', 'Desconto %', { description: 'Percentage off', sortable: true }),
    pontosDesconto: column.points('o.pontos_desconto', 'Pontos com Desconto', {
      description: 'What it costs while there is a discount',
      sortable: true,
    }),
    situacao: column.text(SITUATION_SQL, 'Situação', { set: offerSituationSet, sortable: true, nullable: false }),
    sincronizadoEm: column.dateTime('o.sincronizado_em', 'Sincronizada em', {
      description: 'Last time the third party listed it',
      sortable: true,
      nullable: false,
    }),
  },
  filters: {
    situacao: {
      type: 'text',
      set: offerSituationSet,
      description: 'Offers in this situation.',
      where: (value) => `${SITUATION_SQL} = ${value}`,
    },
    ativo: { type: 'boolean', description: 'Listed by the third party or not.', where: (value) => `o.ativo = ${value}` },
  },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'ofertas',
});

/** A seller's offers store (document 002 §2 Offers store, §3 Experience offer). */
export const offersOnSaleList = defineList({
  name: 'offersOnSale',
  rowType: 'OfferOnSale',
  description: 'Offers that the signed-in seller can redeem, at what they cost now.',
  permission: 'offer:show',
  from: `offers o join offer_partners p on p.id = o.partner_id join experience_categories c on c.id = o.category_id
    join experiences e on e.id = o.experience_id left join experience_subcategories s on s.id = o.subcategory_id`,
  countFrom: 'offers o',
  key: 'o.id',
  search: 'o.busca',
  where: [OFFER_ON_SALE_SQL],
  columns: {
    id: column.id('o.id', 'Id'),
    codigo: column.text('o.offer_id', 'Código', { description: 'What it is redeemed by', nullable: false }),
    nome: column.text('o.nome', 'Oferta', { sortable: true, nullable: false }),
    descricao: column.text('o.descricao', 'Descrição', { description: 'Text of the offer, without markup' }),
    pontos: column.points(OFFER_PRICE_SQL, 'Pontos', { description: 'What it costs now', sortable: true, nullable: false }),
    pontosSemDesconto: column.points('case when o.pontos_desconto < o.pontos then o.pontos end', 'Pontos sem desconto', {
      description: 'What it costs without the discount; null when there is none',
    }),
    categoria: column.json("jsonb_build_object('id', c.id, 'nome', c.nome)", 'Categoria', { shape: OfferCategory, nullable: false }),
    subCategoria: column.json("case when s.id is not null then jsonb_build_object('id', s.id, 'nome', s.name) end", 'Subcategoria', {
      shape: OfferCategory,
    }),
    experience: column.json(
      "jsonb_build_object('id', e.id, 'title', e.title, 'description', e.description, 'mainImageUrl', e.main_image_url)",
      'Experiência',
      { shape: OfferExperience, description: 'Experience that it sells', nullable: false },
    ),
    partner: column.json("jsonb_build_object('name', p.name, 'description', p.description, 'logoUrl', p.logo_url)", 'Parceiro', {
      shape: OfferPartner,
      description: 'Partner that delivers it',
      nullable: false,
    }),
    location: column.json('o.location', 'Local', {
      shape: OfferLocation,
      description: 'Where it is used; null when it is nowhere in particular',
    }),
    ageFrom: column.integer('o.age_from', 'Idade mínima'),
    ageTo: column.integer('o.age_to', 'Idade máxima'),
    offerTerms: column.text('o.offer_terms', 'Condições', { description: 'Conditions of the offer, without markup' }),
    foto: column.text('coalesce(o.image_url, e.main_image_url)', 'Foto', { description: 'Address of its picture' }),
  },
  filters: {
    codigo: { type: 'text', description: 'The offer of one code.', where: (value) => `o.offer_id = ${value}` },
    categories: {
      type: 'idList',
      description: 'Offers of these categories.',
      where: (value) => `o.category_id = any(${value}::int[])`,
    },
    experience: { type: 'id', description: 'Offers of one experience.', where: (value) => `o.experience_id = ${value}` },
    cities: { type: 'textList', description: 'Offers in these cities.', where: (value) => `o.cidade = any(${value}::text[])` },
  },
  scope: ({ actor }) => (actor.kind === 'seller' ? [] : ['false']),
  defaultSort: [{ column: 'pontos', direction: 'asc' }],
});
