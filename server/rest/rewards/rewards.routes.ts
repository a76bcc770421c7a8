import { z } from 'zod';
import { createReward, deleteReward, prizesList, rewardsList, setRewardActive, updateReward } from '../../modules/rewards/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { uploadRefusalCodes } from '../../platform/files/upload.errors.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery, searchQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';

// doc 001 §3 Reward and doc 002 §3 Prize; only staff see the prize's cost.
const prizeKeys = [
  'id',
  'nome',
  'descricao',
  'codigo',
  'tipo',
  'categoria',
  'pontos',
  'pontosAlternativo',
  'ativo',
  ['diretorioFoto', 'foto'],
  ['linkArquivo', 'foto'],
] as const;
const rewardKeys = [...prizeKeys, 'custoTotal'] as const;

/** The storefront's word for a `geral` prize (doc 002 §3 Prize); the panel reads `geral` (doc 001 §3 Reward). */
const PLAIN_TYPE = 'premio_normal';
const prizeRule = rowRule(prizesList, prizeKeys, { plus: { tipo: z.string().describe(`Tipo. ${PLAIN_TYPE} para um prêmio geral.`) } });
const presentPrize = (row: Record<string, unknown>) => ({
  ...presentRow(prizesList, row, prizeKeys),
  tipo: row.tipo === 'geral' ? PLAIN_TYPE : row.tipo,
});

// doc 001 §7 and 002 §6: categoria, codigo, busca, ativo. Members see active prizes only, whatever `ativo` says.
defineRoute({
  method: 'GET',
  path: '/api/premios',
  tag: 'Prêmios',
  summary: 'Prêmios; na loja somente os ativos',
  permission: 'reward:list',
  query: { categoria: z.string().describe('Categoria.'), codigo: z.string().describe('Código.'), busca: searchQuery, ativo: activeQuery },
  answer: z.strictObject({ premios: z.array(z.union([rowRule(rewardsList, rewardKeys), prizeRule])) }),
  handle: async ({ ctx, query }) => {
    const options = { pageSize: -1, search: query.busca };
    const filter = { ...(query.categoria ? { categoria: query.categoria } : {}), ...(query.codigo ? { codigo: query.codigo } : {}) };
    if (ctx.actor.kind !== 'staff') {
      const { items } = await runList(prizesList, ctx, options, filter);
      return { premios: items.map(presentPrize) };
    }
    const active = query.ativo === undefined ? {} : { ativo: flagOf(query.ativo, 'ativo') };
    const { items } = await runList(rewardsList, ctx, options, { ...filter, ...active });
    return { premios: items.map((row) => presentRow(rewardsList, row, rewardKeys)) };
  },
});

/** A `geral` prize is sent without tipo (doc 001 §5), or with what the storefront reads. */
const plainTypes: unknown[] = [undefined, null, '', 'null', PLAIN_TYPE];

const formOptions = { without: ['foto'], plus: { tipo: z.string().nullish().describe('geral quando vazio.') } };

function valuesOf({ body, files }: RouteRequest): Record<string, unknown> {
  const { foto: _text, tipo, ...fields } = Array.isArray(body) ? {} : (body as Record<string, unknown>);
  const foto = files.find(({ field }) => field === 'foto');
  return {
    ...fields,
    tipo: plainTypes.includes(tipo) ? 'geral' : tipo,
    ...(foto ? { foto: { bytes: foto.bytes, fileName: foto.fileName } } : {}),
  };
}

defineRoute({
  method: 'POST',
  path: '/api/premios',
  tag: 'Prêmios',
  summary: 'Cadastra um prêmio com a sua foto',
  permission: 'reward:create',
  form: { fields: inputOf(createReward, formOptions), files: { foto: { description: 'JPEG, PNG ou WebP.', isOptional: true } } },
  body: inputOf(createReward, formOptions),
  answer: idAnswer,
  refuses: [...uploadRefusalCodes, 'REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'REWARD_PHOTO_MISSING', ...secondPersonRefusals],
  handle: (request) => runAction(createReward, request.ctx, valuesOf(request), { idempotencyKey: request.idempotencyKey }),
});

// doc 001 §7: the multipart form, or JSON with only { ativo }.
defineRoute({
  method: 'PUT',
  path: '/api/premios/:id',
  tag: 'Prêmios',
  summary: 'Altera um prêmio, ou só o seu ativo',
  permission: 'reward:update',
  form: {
    fields: inputOf(updateReward, formOptions),
    files: { foto: { description: 'JPEG, PNG ou WebP; sem ela a foto fica.', isOptional: true } },
  },
  body: [inputOf(setRewardActive, { plus: { ativo: flagInput } }), inputOf(updateReward, formOptions)],
  answer: idAnswer,
  refuses: [...uploadRefusalCodes, 'REWARD_CODE_TAKEN', 'REWARD_DESCRIPTION_EMPTY', 'REWARD_NOT_FOUND', ...secondPersonRefusals],
  handle: (request) => {
    const { ctx, params, body, idempotencyKey } = request;
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(setRewardActive, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(updateReward, ctx, { ...valuesOf(request), id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/premios/:id',
  tag: 'Prêmios',
  summary: 'Exclui um prêmio',
  permission: 'reward:delete',
  answer: idAnswer,
  refuses: ['REWARD_IN_USE', 'REWARD_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteReward, ctx, { id: idOf(params) }, { idempotencyKey }),
});
