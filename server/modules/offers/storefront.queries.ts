import { defineQuery } from '../../platform/queries/query.ts';
import { experienceCitiesRules, experiencesRules, noInputRules } from './offer.rules.ts';
import { OFFER_ON_SALE_SQL, OFFER_PRICE_SQL } from './offer-price.ts';

/** A store category. */
export interface CategoryRow {
  id: number;
  nome: string;
  /** Picture of its experience with the most offers. */
  foto: string | null;
  subcategories: { id: number; name: string }[];
}

/** An experience, with its card's contents. */
export interface ExperienceRow {
  id: number;
  title: string;
  mainImageUrl: string | null;
  /** Its available offers. */
  ofertas: number;
  /** Points of its cheapest available offer. */
  aPartirDe: string;
  /** Cities of its available offers, in order; empty when all are online. */
  cidades: string[];
}

export interface CityRow {
  name: string;
  /** With its state, where the third party gives one. */
  localizedName: string;
}

/** The category of everyday prizes: ours rather than the third party's, so without an external id (document 002 §2, Categories screen). */
const EVERYDAY: CategoryRow = { id: 0, nome: 'DIA A DIA', foto: '/catalogo/dia-a-dia.webp', subcategories: [] };

/** Categories and subcategories with available offers, DIA A DIA first: none leads to an empty page. */
export const experienceCategoriesQuery = defineQuery({
  name: 'experienceCategories',
  permission: 'offer:show',
  input: noInputRules,
  read: async (ctx): Promise<CategoryRow[]> => [
    EVERYDAY,
    ...(await ctx.read<CategoryRow>(
      `select c.id, c.nome, coalesce(jsonb_agg(distinct jsonb_build_object('id', s.id, 'name', s.name)) filter (where s.id is not null), '[]')
         as subcategories,
         (select e.main_image_url from offers o join experiences e on e.id = o.experience_id
          where o.category_id = c.id and ${OFFER_ON_SALE_SQL} group by e.id order by count(*) desc, e.id limit 1) as foto
       from offers o join experience_categories c on c.id = o.category_id left join experience_subcategories s on s.id = o.subcategory_id
       where ${OFFER_ON_SALE_SQL} group by c.id order by c.nome, c.id`,
    )),
  ],
});

/** Experiences with available offers in all of the given categories and subcategories; none given means all. */
export const experiencesQuery = defineQuery({
  name: 'experiences',
  permission: 'offer:show',
  input: experiencesRules,
  read: (ctx, { categories, subcategories }): Promise<ExperienceRow[]> =>
    ctx.read(
      `select e.id, e.title, e.main_image_url as "mainImageUrl", count(*) as ofertas, min(${OFFER_PRICE_SQL}) as "aPartirDe",
         coalesce(array_agg(distinct o.cidade) filter (where o.cidade is not null), '{}') as cidades
       from offers o join experiences e on e.id = o.experience_id
       where ${OFFER_ON_SALE_SQL} and ($1::int[] is null or o.category_id = any($1)) and ($2::int[] is null or o.subcategory_id = any($2))
       group by e.id order by e.title, e.id`,
      [listOrNull(categories), listOrNull(subcategories)],
    ),
});

/** Cities with available offers of an experience in the given categories. */
export const experienceCitiesQuery = defineQuery({
  name: 'experienceCities',
  permission: 'offer:show',
  input: experienceCitiesRules,
  read: (ctx, { categories, experience }): Promise<CityRow[]> =>
    ctx.read(
      `select o.cidade as name, concat_ws(' - ', o.cidade, min(o.location ->> 'region')) as "localizedName" from offers o
       where ${OFFER_ON_SALE_SQL} and o.cidade is not null and ($1::int[] is null or o.category_id = any($1))
         and ($2::int is null or o.experience_id = $2)
       group by o.cidade order by search_text(o.cidade)`,
      [listOrNull(categories), experience ?? null],
    ),
});

const listOrNull = (ids: number[] | null | undefined) => (ids?.length ? ids : null);
