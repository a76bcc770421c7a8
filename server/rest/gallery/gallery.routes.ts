import { z } from 'zod';
import { deleteRedemptionMedia, galleryList, networkGalleryList, uploadRedemptionMedia } from '../../modules/gallery/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { uploadRefusalCodes } from '../../platform/files/upload.errors.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Row, runList } from '../../platform/lists/run-list.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery, periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { networkFilter } from '../list-filters.ts';

// doc 001 §3 Media, flat, and doc 002 §3 Media redemption, with the file under `midia`: one response serves both.
const keys = ['id', 'idResgate', 'linkArquivo', 'tipoArquivo', 'parceiro', 'premio', 'qtde', 'revenda', 'cidade', 'resgatadoEm'] as const;

const fileKeys = ['linkArquivo', 'tipoArquivo'] as const;
const mediaRule = (list: List) => rowRule(list, keys, { plus: { midia: rowRule(list, fileKeys, { name: `${list.rowType}File` }) } });

const present = (list: List, row: Row) => ({
  ...presentRow(list, row, keys),
  midia: presentRow(list, row, fileKeys),
});

// doc 001 §7: rede, dataInicial, dataFinal (days of the redemption). A literal path, so /api/resgates/:id never matches it.
defineRoute({
  method: 'GET',
  path: '/api/resgates/fotos_videos',
  tag: 'Galeria',
  summary: 'Fotos e vídeos de resgates; o vendedor vê os da própria rede',
  permission: 'gallery:listAny',
  query: { ...periodQuery, rede: networkQuery },
  answer: z.strictObject({ midias: z.array(z.union([mediaRule(galleryList), mediaRule(networkGalleryList)])) }),
  handle: async ({ ctx, query }) => {
    const all = { pageSize: -1 };
    const period = { de: query.dataInicial || undefined, ate: query.dataFinal || undefined };
    if (ctx.actor.kind === 'seller') {
      const { items } = await runList(networkGalleryList, ctx, all, period);
      return { midias: items.map((row) => present(networkGalleryList, row)) };
    }
    const { items } = await runList(galleryList, ctx, all, { ...networkFilter(query.rede), ...period });
    return { midias: items.map((row) => present(galleryList, row)) };
  },
});

// doc 001 §7: multipart arquivo, idResgate.
defineRoute({
  method: 'POST',
  path: '/api/upload/foto_video',
  tag: 'Galeria',
  summary: 'Envia a foto ou o vídeo de um resgate',
  permission: 'gallery:upload',
  form: {
    fields: z.object({ idResgate: z.union([z.string(), z.int()]) }),
    files: { arquivo: { description: 'JPEG, PNG, WebP, MP4 ou WebM.' } },
  },
  answer: idAnswer,
  refuses: [...uploadRefusalCodes, 'MEDIA_REDEMPTION_NOT_FOUND', 'MEDIA_SENT_ALREADY'],
  handle: ({ ctx, body, files, idempotencyKey }) => {
    const { idResgate } = Array.isArray(body) ? {} : (body as Record<string, unknown>);
    const arquivo = files.find(({ field }) => field === 'arquivo');
    return runAction(uploadRedemptionMedia, ctx, { idResgate, arquivo }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/resgates/fotos_videos/:id',
  tag: 'Galeria',
  summary: 'Exclui uma foto ou vídeo',
  permission: 'gallery:delete',
  answer: idAnswer,
  refuses: ['MEDIA_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteRedemptionMedia, ctx, { id: idOf(params) }, { idempotencyKey }),
});
