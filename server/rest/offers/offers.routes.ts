import { z } from 'zod';
import {
  applyOfferDiscount,
  experienceCategoriesQuery,
  experienceCitiesQuery,
  experiencesQuery,
  offersList,
  offersOnSaleList,
  syncOffers,
  updateOfferPoints,
} from '../../modules/offers/index.ts';
import { OFFERS_PER_PAGE } from '../../modules/offers/offer-catalogue.rules.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { AppError, inputError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countRule, idAnswer, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { searchQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';

const fieldsOf = ({ body }: RouteRequest): Record<string, unknown> => (Array.isArray(body) ? {} : body);

const panelKeys = ['id', 'offerId', 'nome', 'pontos', 'pontosDesconto'] as const;
const categoryRule = z.strictObject({
  id: countRule,
  nome: z.string(),
  subcategories: z.array(z.strictObject({ id: idRule, name: z.string() })),
});
const idsQuery = z.string().describe('Ids, separados por vírgula.');

// doc 001 §3 Offer: offers that the third party lists, with or without points.
defineRoute({
  method: 'GET',
  path: '/api/ofertas',
  tag: 'Experiências',
  summary: 'Ofertas que o parceiro comercial lista agora',
  permission: 'offer:list',
  answer: z.array(rowRule(offersList, panelKeys)),
  handle: async ({ ctx }) => {
    const { items } = await runList(offersList, ctx, { pageSize: -1 }, { ativo: true });
    return items.map((row) => presentRow(offersList, row, panelKeys));
  },
});

defineRoute({
  method: 'PUT',
  path: '/api/ofertas/:id',
  tag: 'Experiências',
  summary: 'Define os pontos de uma oferta',
  permission: 'offer:update',
  body: inputOf(updateOfferPoints),
  answer: idAnswer,
  refuses: ['OFFER_NOT_FOUND', ...secondPersonRefusals],
  handle: (request) =>
    runAction(
      updateOfferPoints,
      request.ctx,
      { ...fieldsOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

// doc 001 §7: { ofertas (ids), porcentagem }.
defineRoute({
  method: 'POST',
  path: '/api/ofertas-tlc/aplicar-desconto',
  tag: 'Experiências',
  summary: 'Aplica um desconto a várias ofertas',
  permission: 'offer:discount',
  body: inputOf(applyOfferDiscount),
  answer: z.strictObject({ alterados: countRule }),
  refuses: ['OFFER_NOT_FOUND', ...secondPersonRefusals],
  handle: (request) => runAction(applyOfferDiscount, request.ctx, fieldsOf(request), { idempotencyKey: request.idempotencyKey }),
});

// doc 001 §7: no body -> { atualizadas, criadas, total }.
defineRoute({
  method: 'POST',
  path: '/api/ofertas-tlc/sync',
  tag: 'Experiências',
  summary: 'Sincroniza o catálogo do parceiro comercial',
  permission: 'offer:sync',
  answer: z.strictObject({ atualizadas: countRule, criadas: countRule, total: countRule }),
  refuses: ['OFFER_SYNC_FAILED'],
  handle: ({ ctx, idempotencyKey }) => runAction(syncOffers, ctx, {}, { idempotencyKey }),
});

/** Ids of a comma list; undefined when there are none. */
function idsOf(name: string, text: string | undefined): number[] | undefined {
  const parts = textsOf(text);
  if (!parts) return undefined;
  if (parts.some((part) => !/^\d{1,9}$/.test(part))) throw inputError([{ field: name, message: `${name} inválido` }]);
  return parts.map(Number);
}

function textsOf(text: string | undefined): string[] | undefined {
  const parts = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  return parts.length ? parts : undefined;
}

defineRoute({
  method: 'GET',
  path: '/api/tlc-categories',
  tag: 'Experiências',
  summary: 'Categorias com ofertas à venda',
  permission: 'offer:show',
  answer: z.strictObject({ categorias: z.array(categoryRule) }),
  handle: async ({ ctx }) => {
    const categories = await runQuery(experienceCategoriesQuery, ctx);
    return { categorias: categories.map(({ id, nome, subcategories }) => ({ id, nome, subcategories })) };
  },
});

// doc 002 §3 Experience: id, title, mainImageUrl.
defineRoute({
  method: 'GET',
  path: '/api/tlc-experiences',
  tag: 'Experiências',
  summary: 'Experiências de uma ou mais categorias',
  permission: 'offer:show',
  query: { categories: idsQuery, subcategories: idsQuery },
  answer: z.array(z.strictObject({ id: idRule, title: z.string(), mainImageUrl: z.string().nullable() })),
  handle: async ({ ctx, query }) => {
    const input = { categories: idsOf('categories', query.categories), subcategories: idsOf('subcategories', query.subcategories) };
    return (await runQuery(experiencesQuery, ctx, input)).map(({ id, title, mainImageUrl }) => ({ id, title, mainImageUrl }));
  },
});

defineRoute({
  method: 'GET',
  path: '/api/tlc-cities',
  tag: 'Experiências',
  summary: 'Cidades com ofertas',
  permission: 'offer:show',
  query: { categories: idsQuery, experience: z.int().positive().describe('Id da experiência.') },
  answer: z.array(z.strictObject({ name: z.string(), localizedName: z.string() })),
  handle: ({ ctx, query }) =>
    runQuery(experienceCitiesQuery, ctx, {
      categories: idsOf('categories', query.categories),
      experience: idsOf('experience', query.experience)?.[0],
    }),
});

// doc 002 §3 Experience offer; `codigo` is what GET /api/tlc-offers/{codigo} and POST /api/resgatar take.
const offerKeys = [
  'id',
  'codigo',
  'nome',
  'descricao',
  'pontos',
  'categoria',
  'subCategoria',
  'experience',
  'partner',
  'location',
  'ageFrom',
  'ageTo',
  'offerTerms',
  ['diretorioFoto', 'foto'],
] as const;

const offerRow = rowRule(offersOnSaleList, offerKeys);

// doc 002 §7: categories, experience, page, cities (comma list), search.
defineRoute({
  method: 'GET',
  path: '/api/tlc-offers',
  tag: 'Experiências',
  summary: 'Ofertas à venda, 12 por página, da mais barata',
  permission: 'offer:show',
  query: {
    categories: idsQuery,
    experience: z.int().positive().describe('Id da experiência.'),
    cities: z.string().describe('Cidades, separadas por vírgula.'),
    page: z.int().positive().describe('Página, a partir de 1.'),
    search: searchQuery,
  },
  answer: z.strictObject({ premios: z.array(offerRow) }),
  handle: async ({ ctx, query }) => {
    const filter = {
      categories: idsOf('categories', query.categories),
      experience: idsOf('experience', query.experience)?.[0],
      cities: textsOf(query.cities),
    };
    const { items } = await runList(offersOnSaleList, ctx, { ...pagedOptions(query), pageSize: OFFERS_PER_PAGE }, filter);
    return { premios: items.map((row) => presentRow(offersOnSaleList, row, offerKeys)) };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/tlc-offers/:codigo',
  tag: 'Experiências',
  summary: 'Uma oferta à venda pelo código',
  permission: 'offer:show',
  answer: z.strictObject({ offer: offerRow }),
  refuses: ['OFFER_NOT_FOUND'],
  handle: async ({ ctx, params }) => {
    const { items } = await runList(offersOnSaleList, ctx, {}, { codigo: params.codigo });
    const [offer] = items;
    if (!offer) throw new AppError('OFFER_NOT_FOUND');
    return { offer: presentRow(offersOnSaleList, offer, offerKeys) };
  },
});
