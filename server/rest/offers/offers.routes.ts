import {
  applyOfferDiscount,
  editOfferPoints,
  experienceCategoriesQuery,
  experienceCitiesQuery,
  experiencesQuery,
  offersList,
  offersOnSaleList,
  syncOffers,
} from '../../modules/offers/index.ts';
import { OFFERS_PER_PAGE } from '../../modules/offers/offer.rules.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { AppError, inputError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';

const fieldsOf = ({ body }: RouteRequest): Record<string, unknown> => (Array.isArray(body) ? {} : body);

// doc 001 §3 Offer: offers that the third party lists, with or without points.
defineRoute({
  method: 'GET',
  path: '/api/ofertas',
  permission: 'offer:list',
  handle: async ({ ctx }) => {
    const { items } = await runList(offersList, ctx, { pageSize: -1 }, { ativo: true });
    return items.map((row) => presentRow(offersList, row, ['id', 'offerId', 'nome', 'pontos', 'pontosDesconto']));
  },
});

defineRoute({
  method: 'PUT',
  path: '/api/ofertas/:id',
  permission: 'offer:edit',
  handle: (request) =>
    runAction(editOfferPoints, request.ctx, { ...fieldsOf(request), id: idOf(request.params) }, { idempotencyKey: request.idempotencyKey }),
});

// doc 001 §7: { ofertas (ids), porcentagem }.
defineRoute({
  method: 'POST',
  path: '/api/ofertas-tlc/aplicar-desconto',
  permission: 'offer:discount',
  handle: (request) => runAction(applyOfferDiscount, request.ctx, fieldsOf(request), { idempotencyKey: request.idempotencyKey }),
});

// doc 001 §7: no body -> { atualizadas, criadas, total }.
defineRoute({
  method: 'POST',
  path: '/api/ofertas-tlc/sync',
  permission: 'offer:sync',
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
  permission: 'offer:show',
  handle: async ({ ctx }) => ({ categorias: await runQuery(experienceCategoriesQuery, ctx) }),
});

// doc 002 §3 Experience: id, title, mainImageUrl.
defineRoute({
  method: 'GET',
  path: '/api/tlc-experiences',
  permission: 'offer:show',
  handle: async ({ ctx, query }) => {
    const input = { categories: idsOf('categories', query.categories), subcategories: idsOf('subcategories', query.subcategories) };
    return (await runQuery(experiencesQuery, ctx, input)).map(({ id, title, mainImageUrl }) => ({ id, title, mainImageUrl }));
  },
});

defineRoute({
  method: 'GET',
  path: '/api/tlc-cities',
  permission: 'offer:show',
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

// doc 002 §7: categories, experience, page, cities (comma list), search.
defineRoute({
  method: 'GET',
  path: '/api/tlc-offers',
  permission: 'offer:show',
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
  permission: 'offer:show',
  handle: async ({ ctx, params }) => {
    const { items } = await runList(offersOnSaleList, ctx, {}, { codigo: params.codigo });
    const [offer] = items;
    if (!offer) throw new AppError('OFFER_NOT_FOUND');
    return { offer: presentRow(offersOnSaleList, offer, offerKeys) };
  },
});
