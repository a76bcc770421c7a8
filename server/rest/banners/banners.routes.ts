import { z } from 'zod';
import {
  bannersList,
  createBanner,
  currentBannersList,
  deleteBanner,
  reorderBanners,
  setBannerActive,
} from '../../modules/banners/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { uploadRefusalCodes } from '../../platform/files/upload.errors.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { countRule, idAnswer, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';

const all = { pageSize: -1 };
// doc 001 §3 Banner, and linkArquivo as doc 002 §3 calls its image.
const panelKeys = ['id', 'titulo', 'descricao', 'dataInicial', 'dataFinal', 'ordem', 'ativo', 'image', ['linkArquivo', 'image']] as const;

const currentKeys = ['titulo', 'descricao', ['linkArquivo', 'image']] as const;
const createdRule = z.strictObject({ id: idRule, ids: z.array(idRule) });

// doc 001 §7: answered under "banners".
defineRoute({
  method: 'GET',
  path: '/api/banners',
  tag: 'Banners',
  summary: 'Banners',
  permission: 'banner:list',
  answer: z.strictObject({ banners: z.array(rowRule(bannersList, panelKeys)) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(bannersList, ctx, all);
    return { banners: items.map((row) => presentRow(bannersList, row, panelKeys)) };
  },
});

// doc 002 §7: a bare array, open to everyone.
defineRoute({
  method: 'GET',
  path: '/api/banners/intervalo',
  tag: 'Banners',
  summary: 'Banners de hoje, para a loja',
  permission: 'banner:show',
  answer: z.array(rowRule(currentBannersList, currentKeys)),
  handle: async ({ ctx }) => {
    const { items } = await runList(currentBannersList, ctx, all);
    return items.map((row) => presentRow(currentBannersList, row, currentKeys));
  },
});

// A banner without image.
defineRoute({
  method: 'POST',
  path: '/api/banners',
  tag: 'Banners',
  summary: 'Cadastra um banner sem imagem',
  permission: 'banner:create',
  body: inputOf(createBanner, { without: ['arquivo', 'publico'] }),
  answer: createdRule,
  refuses: ['BANNER_IMAGE_UNREADABLE'],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createBanner, ctx, body, { idempotencyKey }),
});

// doc 001 §7: arquivo may repeat; each image creates a banner.
defineRoute({
  method: 'POST',
  path: '/api/upload/banner',
  tag: 'Banners',
  summary: 'Cadastra um banner para cada imagem',
  permission: 'banner:create',
  form: {
    fields: inputOf(createBanner, { without: ['arquivo', 'publico'] }),
    files: { arquivo: { description: 'JPEG, PNG ou WebP.', isMany: true, isOptional: true } },
  },
  answer: createdRule,
  refuses: [...uploadRefusalCodes, 'BANNER_IMAGE_UNREADABLE'],
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
  tag: 'Banners',
  summary: 'Muda a ordem dos banners',
  permission: 'banner:edit',
  body: z.array(z.strictObject({ id: idRule, ordem: idRule })),
  answer: z.strictObject({ banners: countRule }),
  refuses: ['BANNER_ORDER_STALE'],
  handle: ({ ctx, body, idempotencyKey }) => runAction(reorderBanners, ctx, { banners: body }, { idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/banners/:id',
  tag: 'Banners',
  summary: 'Ativa ou inativa um banner',
  permission: 'banner:edit',
  body: inputOf(setBannerActive, { plus: { ativo: flagInput }, isOpen: true }),
  answer: idAnswer,
  refuses: ['BANNER_NOT_FOUND'],
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const ativo = Array.isArray(body) ? undefined : body.ativo;
    return runAction(setBannerActive, ctx, { id: idOf(params), ativo: flagOf(ativo, 'ativo') }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/banners/:id',
  tag: 'Banners',
  summary: 'Exclui um banner',
  permission: 'banner:delete',
  answer: idAnswer,
  refuses: ['BANNER_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteBanner, ctx, { id: idOf(params) }, { idempotencyKey }),
});
