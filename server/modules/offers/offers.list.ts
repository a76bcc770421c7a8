import { defineList } from '../../platform/lists/list.ts';
import { OfferSituation } from './offer-catalogue.rules.ts';
import { OFFER_ON_SALE_SQL, OFFER_PRICE_SQL } from './offer-price.ts';
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
    id: { sql: 'o.id', type: 'id', title: 'Id', exported: false },
    offerId: { sql: 'o.offer_id', type: 'text', title: 'Código', description: "The third party's id", sortable: true, nullable: false },
    nome: { sql: 'o.nome', type: 'text', title: 'Oferta', sortable: true, nullable: false },
    parceiro: { sql: 'p.name', type: 'text', title: 'Parceiro', description: 'Who delivers it', sortable: true, nullable: false },
    categoria: { sql: 'c.nome', type: 'text', title: 'Categoria', sortable: true, nullable: false },
    experiencia: { sql: 'e.title', type: 'text', title: 'Experiência', sortable: true, nullable: false },
    cidade: { sql: 'o.cidade', type: 'text', title: 'Cidade', sortable: true },
    pontos: { sql: 'o.pontos', type: 'points', title: 'Pontos', description: '0 hides it', sortable: true, nullable: false },
    desconto: { sql: 'o.desconto', type: 'decimal', title: 'Desconto %', description: 'Percentage off', sortable: true },
    pontosDesconto: {
      sql: 'o.pontos_desconto',
      type: 'points',
      title: 'Pontos com Desconto',
      description: 'What it costs while there is a discount',
      sortable: true,
    },
    situacao: {
      sql: SITUATION_SQL,
      type: 'text',
      set: offerSituationSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    sincronizadoEm: {
      sql: 'o.sincronizado_em',
      type: 'dateTime',
      title: 'Sincronizada em',
      description: 'Last time the third party listed it',
      sortable: true,
      nullable: false,
    },
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
    id: { sql: 'o.id', type: 'id', title: 'Id' },
    codigo: { sql: 'o.offer_id', type: 'text', title: 'Código', description: 'What it is redeemed by', nullable: false },
    nome: { sql: 'o.nome', type: 'text', title: 'Oferta', sortable: true, nullable: false },
    descricao: { sql: 'o.descricao', type: 'text', title: 'Descrição', description: 'Text of the offer, without markup' },
    pontos: { sql: OFFER_PRICE_SQL, type: 'points', title: 'Pontos', description: 'What it costs now', sortable: true, nullable: false },
    pontosSemDesconto: {
      sql: 'case when o.pontos_desconto < o.pontos then o.pontos end',
      type: 'points',
      title: 'Pontos sem desconto',
      description: 'What it costs without the discount; null when there is none',
    },
    categoria: { sql: "jsonb_build_object('id', c.id, 'nome', c.nome)", type: 'json', title: 'Categoria', nullable: false },
    subCategoria: {
      sql: "case when s.id is not null then jsonb_build_object('id', s.id, 'nome', s.name) end",
      type: 'json',
      title: 'Subcategoria',
    },
    experience: {
      sql: "jsonb_build_object('id', e.id, 'title', e.title, 'description', e.description, 'mainImageUrl', e.main_image_url)",
      type: 'json',
      title: 'Experiência',
      description: 'id, title, description, mainImageUrl',
      nullable: false,
    },
    partner: {
      sql: "jsonb_build_object('name', p.name, 'description', p.description, 'logoUrl', p.logo_url)",
      type: 'json',
      title: 'Parceiro',
      description: 'name, description, logoUrl',
      nullable: false,
    },
    location: {
      sql: 'o.location',
      type: 'json',
      title: 'Local',
      description:
        'address1, address2, city, region, postCode, phoneNumber, email, website, logoUrl; null when it is nowhere in particular',
    },
    ageFrom: { sql: 'o.age_from', type: 'integer', title: 'Idade mínima' },
    ageTo: { sql: 'o.age_to', type: 'integer', title: 'Idade máxima' },
    offerTerms: { sql: 'o.offer_terms', type: 'text', title: 'Condições', description: 'Conditions of the offer, without markup' },
    foto: { sql: 'coalesce(o.image_url, e.main_image_url)', type: 'text', title: 'Foto', description: 'Address of its picture' },
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
