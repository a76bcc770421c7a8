import { bannersList, createBanner, currentBannersList, deleteBanner, reorderBanners, toggleBanner } from '../../modules/banners/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

const all = { pageSize: -1 };
// doc 001 §3 Banner, and linkArquivo as doc 002 §3 calls its image.
const panelKeys = ['id', 'titulo', 'descricao', 'dataInicial', 'dataFinal', 'ordem', 'ativo', 'image', ['linkArquivo', 'image']] as const;

// doc 001 §7: answered under "banners".
defineRoute({
  method: 'GET',
  path: '/api/banners',
  permission: 'banner:list',
  handle: async ({ ctx }) => {
    const { items } = await runList(bannersList, ctx, all);
    return { banners: items.map((row) => presentRow(bannersList, row, panelKeys)) };
  },
});

// doc 002 §7: a bare array, open to everyone.
defineRoute({
  method: 'GET',
  path: '/api/banners/intervalo',
  permission: 'banner:show',
  handle: async ({ ctx }) => {
    const { items } = await runList(currentBannersList, ctx, all);
    return items.map((row) => presentRow(currentBannersList, row, ['titulo', 'descricao', ['linkArquivo', 'image']]));
  },
});

// A banner without image.
defineRoute({
  method: 'POST',
  path: '/api/banners',
  permission: 'banner:create',
  handle: ({ ctx, body, idempotencyKey }) => runAction(createBanner, ctx, body, { idempotencyKey }),
});

// doc 001 §7: arquivo may be there several times; each image makes a banner.
defineRoute({
  method: 'POST',
  path: '/api/upload/banner',
  permission: 'banner:create',
  multipart: true,
  handle: ({ ctx, body, files, idempotencyKey }) => {
    const { arquivo: _text, ...values } = Array.isArray(body) ? {} : (body as Record<string, unknown>);
    const arquivo = files.filter(({ field }) => field === 'arquivo').map(({ bytes, fileName }) => ({ bytes, fileName }));
    return runAction(createBanner, ctx, { ...values, arquivo }, { idempotencyKey });
  },
});

// doc 001 §7: a bare array of { id, ordem }.
defineRoute({
  method: 'PATCH',
  path: '/api/banners/bulk',
  permission: 'banner:edit',
  handle: ({ ctx, body, idempotencyKey }) => runAction(reorderBanners, ctx, { banners: body }, { idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/banners/:id',
  permission: 'banner:edit',
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const ativo = Array.isArray(body) ? undefined : body.ativo;
    return runAction(toggleBanner, ctx, { id: idOf(params), ativo: flagOf(ativo, 'ativo') }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/banners/:id',
  permission: 'banner:delete',
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteBanner, ctx, { id: idOf(params) }, { idempotencyKey }),
});
