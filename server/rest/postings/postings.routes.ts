import { z } from 'zod';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  ITEMS_BESIDE_POSTING,
  ownPostingsList,
  ownSubmissionsList,
  postingsList,
  sellerPostingsList,
} from '../../modules/postings/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { amountRule, countRule, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { exportScopeQuery, networkQuery, pagedQuery, periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { periodFilter } from '../list-filters.ts';

// doc 001 §3 Posting.
const KEYS = [
  'id',
  'parceiro',
  'revenda',
  'cidade',
  'identificador',
  'totalPontos',
  'valorCusto',
  'realizadoEm',
  'pontuadoEm',
  'venceEm',
  'linkArquivo',
  'tipoArquivo',
  'aprovadoPor',
] as const;

const itemRule = z
  .strictObject({
    id: idRule,
    codigo: z.string(),
    descricao: z.string().nullable(),
    qtde: amountRule,
    valorUnitario: amountRule,
    valorDesconto: amountRule,
    valorPontos: amountRule,
  })
  .meta({ id: 'PostingItem' });
const postingRow = rowRule(postingsList, KEYS, { plus: { itens: z.array(itemRule) } });

const ANALYSIS_KEYS = ['id', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;
// doc 002 §3 Posting.
const OWN_KEYS = [
  'id',
  'totalPontos',
  'valorProdutosSW',
  'totalVenda',
  'pontuadoEm',
  'venceEm',
  ['validadePontos', 'venceEm'],
  'linkArquivo',
] as const;

// doc 001 §7 Postings; doc 002 §7 Scoring: with analise=true the storefront reads its receipts in analysis.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes',
  tag: 'Pontuações',
  summary: 'Pontuações do painel; na loja, as notas em análise',
  permission: 'posting:listAny',
  query: {
    ...pagedQuery(postingsList, ownSubmissionsList),
    ...periodQuery,
    rede: networkQuery,
    analise: z.enum(['true', 'false']).describe('true: as próprias notas em análise (loja).'),
  },
  answer: z.union([
    z.strictObject({ pontuacoes: z.array(postingRow), totalRecords: countRule }),
    z.strictObject({
      analise: z.array(rowRule(ownSubmissionsList, ANALYSIS_KEYS, { name: 'SubmissionInAnalysis' })),
      totalRecords: countRule,
    }),
  ]),
  handle: async ({ ctx, query }) => {
    if (ctx.actor.kind !== 'staff') {
      const { items, total } = await runList(ownSubmissionsList, ctx, pagedOptions(query), { emAnalise: true });
      return {
        analise: items.map((row) => presentRow(ownSubmissionsList, row, ANALYSIS_KEYS)),
        totalRecords: total,
      };
    }
    const wish = { columns: KEYS, extra: [ITEMS_BESIDE_POSTING] };
    const { items, total } = await runList(postingsList, ctx, pagedOptions(query), periodFilter(query), wish);
    return { pontuacoes: items.map((row) => ({ ...presentRow(postingsList, row, KEYS), itens: row.itens })), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/export',
  tag: 'Pontuações',
  summary: 'Planilha das pontuações',
  permission: 'posting:export',
  query: { ...pagedQuery(postingsList), ...periodQuery, rede: networkQuery, type: exportScopeQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: async ({ ctx, query }) =>
    exportAnswer(postingsList, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: periodFilter(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    }),
});

// doc 001 §7: the sales of one seller, answered under "pontuacoes".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/:cpf',
  tag: 'Pontuações',
  summary: 'Pontuações de um vendedor',
  permission: 'posting:listOfSeller',
  query: pagedQuery(sellerPostingsList),
  answer: z.strictObject({ pontuacoes: z.array(rowRule(sellerPostingsList, KEYS, { plus: { itens: z.array(itemRule) } })) }),
  refuses: ['PATH_NOT_FOUND'],
  handle: async ({ ctx, params, query }) => {
    // Any other word here is an unknown path.
    if (!/^[\d.-]{11,14}$/.test(params.cpf ?? '')) throw new AppError('PATH_NOT_FOUND');
    const { items } = await runList(
      sellerPostingsList,
      ctx,
      { ...pagedOptions(query), pageSize: -1 },
      { cpf: normalizeCpf(params.cpf ?? '') },
      { columns: KEYS, extra: [ITEMS_BESIDE_POSTING] },
    );
    return { pontuacoes: items.map((row) => ({ ...presentRow(sellerPostingsList, row, KEYS), itens: row.itens })) };
  },
});

// doc 002 §7 Scoring.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/aprovadas',
  tag: 'Pontuações',
  summary: 'As próprias pontuações aprovadas (loja)',
  permission: 'posting:listOwn',
  query: pagedQuery(ownPostingsList),
  answer: z.strictObject({ pontuacoes: z.array(rowRule(ownPostingsList, OWN_KEYS)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(ownPostingsList, ctx, pagedOptions(query));
    return { pontuacoes: items.map((row) => presentRow(ownPostingsList, row, OWN_KEYS)), totalRecords: total };
  },
});
