import { z } from 'zod';
import { cashbackDashboardQuery, cashbackVoucherQuery, redeemCashback } from '../../modules/cashback/index.ts';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  cashbackPostingsList,
  closedCashbackList,
  findSubmissionByFile,
  pendingCashbackList,
  postCashback,
  sendCashback,
} from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Row, runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, countRule, idRule, messageRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { exportScopeQuery, networkQuery, pagedQuery, periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { periodFilter } from '../list-filters.ts';
import { saleOf, saleOptions } from '../postings/sale-body.ts';

/** doc 001 §3 Sale submission: the store is `cnpjLoja`, or the first of `lojasSelecionadas`. */
function storeOf({ cnpjLoja, lojasSelecionadas }: Record<string, unknown>): unknown {
  if (cnpjLoja) return String(cnpjLoja);
  return Array.isArray(lojasSelecionadas) ? (lojasSelecionadas[0] as { cnpj?: unknown } | undefined)?.cnpj : undefined;
}

// doc 001 §7 Sales: the response has mensagem.
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/pontuar-cliente',
  tag: 'Cashback',
  summary: 'Registra a compra de um consumidor',
  permission: 'sale:post',
  body: inputOf(postCashback, {
    ...saleOptions(['submissionId', 'enviarMensagem', 'versao']),
    plus: {
      identificador: z.union([z.string(), z.number()]).describe('Número da nota ou do cupom.'),
      cnpjLoja: z.unknown().describe('CNPJ da loja; sem ele, o da primeira de lojasSelecionadas.').optional(),
      lojasSelecionadas: z.array(z.looseObject({ cnpj: z.unknown() })).nullish(),
      linkArquivo: z.string().nullish().describe('Endereço da nota em análise.'),
    },
  }),
  answer: messageRule,
  refuses: [
    'MONEY_PAUSED',
    'POSTING_CONSUMER_INACTIVE',
    'POSTING_CONSUMER_UNKNOWN',
    'POSTING_DATE_FUTURE',
    'POSTING_DATE_OUTSIDE_MONTH',
    'POSTING_DUPLICATE',
    'POSTING_STORE_WITHOUT_CONSUMERS',
    'SECOND_PERSON_WAITING',
    'SUBMISSION_CHANGED',
    'SUBMISSION_CLAIMED',
    'SUBMISSION_CONSUMER_DIFFERENT',
    'SUBMISSION_DECIDED',
    'SUBMISSION_NOT_FOUND',
    'SUBMISSION_OF_SELLER',
  ],
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { venda, enviarMensagem } = saleOf(body);
    const submissionId = venda.linkArquivo ? await findSubmissionByFile(ctx, venda.linkArquivo) : null;
    const { mensagem } = await sendCashback(
      ctx,
      {
        cpf: venda.cpf,
        tipoFiscal: venda.tipoFiscal,
        identificador: typeof venda.identificador === 'number' ? String(venda.identificador) : venda.identificador,
        realizadoEm: venda.realizadoEm,
        totalVenda: venda.totalVenda,
        valorProdutosSW: venda.valorProdutosSW,
        cnpjLoja: storeOf(venda),
        submissionId,
        ...(typeof enviarMensagem === 'boolean' ? { enviarMensagem } : {}),
      },
      { idempotencyKey },
    );
    return { mensagem };
  },
});

const PENDING_KEYS = ['id', 'cliente', 'cpf', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;

// doc 001 §3 Pending cashback record, answered under "pontuacao"; §7: a refusal carries erro and mensagem.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/pendentes-cashback',
  tag: 'Cashback',
  summary: 'Notas de consumidores à espera de análise',
  permission: 'submission:list',
  query: pagedQuery(pendingCashbackList),
  answer: z.strictObject({ pontuacao: z.array(rowRule(pendingCashbackList, PENDING_KEYS)), totalRecords: countRule }),
  refusal: {
    keys: z.strictObject({ mensagem: z.string() }),
    read: (error) => ({ mensagem: error.fields[0]?.message ?? error.message }),
  },
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(pendingCashbackList, ctx, pagedOptions(query));
    return { pontuacao: items.map((row) => presentRow(pendingCashbackList, row, PENDING_KEYS)), totalRecords: total };
  },
});

const SALE_KEYS = ['cnpjLoja', 'totalVenda', 'valorProdutosSW', 'realizadoEm', 'criadoEm', 'atualizadoEm', 'aprovadoPor'] as const;
const FILE_KEYS = ['linkArquivo', 'tipoArquivo'] as const;
const saleRule = (list: List) =>
  rowRule(list, ['id', ...SALE_KEYS, ...FILE_KEYS], {
    plus: {
      Cliente: z.strictObject({ nome: z.string(), cpf: z.string() }),
      reprovadoPor: z.string().nullable(),
      reprovadoMotivo: z.string().nullable(),
    },
  });

// doc 001 §3 Cashback sale.
function saleRow(list: List, row: Row, decisions: Record<string, unknown>): Row {
  return {
    ...presentRow(list, row, ['id']),
    Cliente: { nome: row.cliente, cpf: row.cpf },
    ...presentRow(list, row, SALE_KEYS),
    ...decisions,
    ...presentRow(list, row, FILE_KEYS),
  };
}

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/aprovadas-cliente',
  tag: 'Cashback',
  summary: 'Compras aprovadas de consumidores',
  permission: 'cashback:list',
  query: { ...pagedQuery(cashbackPostingsList), ...periodQuery, rede: networkQuery },
  answer: z.strictObject({ vendas: z.array(saleRule(cashbackPostingsList)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(cashbackPostingsList, ctx, pagedOptions(query), periodFilter(query));
    const undecided = { reprovadoPor: null, reprovadoMotivo: null };
    return { vendas: items.map((row) => saleRow(cashbackPostingsList, row, undecided)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas-cliente',
  tag: 'Cashback',
  summary: 'Notas encerradas de consumidores',
  permission: 'submission:listClosed',
  query: { ...pagedQuery(closedCashbackList), ...periodQuery, rede: networkQuery },
  answer: z.strictObject({ vendas: z.array(saleRule(closedCashbackList)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(closedCashbackList, ctx, pagedOptions(query), periodFilter(query));
    return {
      vendas: items.map((row) =>
        saleRow(closedCashbackList, row, { reprovadoPor: row.reprovadoPor ?? null, reprovadoMotivo: row.reprovadoMotivo ?? null }),
      ),
      totalRecords: total,
    };
  },
});

/** doc 001 §7: type=current uses the screen's filters, type=all exports everything. */
const exportOf =
  (list: List) =>
  async ({ ctx, query }: RouteRequest) =>
    exportAnswer(list, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: query.type === 'all' ? {} : periodFilter(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    });

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/cashback/export',
  tag: 'Cashback',
  summary: 'Planilha das compras aprovadas',
  permission: 'cashback:list',
  query: { ...pagedQuery(cashbackPostingsList), ...periodQuery, rede: networkQuery, type: exportScopeQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: exportOf(cashbackPostingsList),
});
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/cashback/encerradas/export',
  tag: 'Cashback',
  summary: 'Planilha das notas encerradas de consumidores',
  permission: 'submission:listClosed',
  query: { ...pagedQuery(closedCashbackList), ...periodQuery, rede: networkQuery, type: exportScopeQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: exportOf(closedCashbackList),
});

// doc 002 §3 Cashback dashboard.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/dados-cashback',
  tag: 'Cashback',
  summary: 'O cashback do cliente na campanha',
  permission: 'cashback:readOwn',
  answer: z.strictObject({
    totalComprado: amountRule,
    cashbackDisponivel: amountRule,
    cashbackDisponivelTexto: z.string(),
    mostrarCardFaltam: z.boolean(),
    faltamParaCashback: amountRule,
    promocaoAtiva: z.boolean(),
    jaResgatouCashback: z.boolean(),
    totalProdutosSW: amountRule,
    valorResgateLiberado: amountRule,
    saldoCashback: amountRule,
    valorTotalResgates: amountRule,
  }),
  handle: async ({ ctx }) => {
    const home = await runQuery(cashbackDashboardQuery, ctx);
    return {
      totalComprado: toJsonNumber(home.totalComprado),
      cashbackDisponivel: toJsonNumber(home.cashbackDisponivel),
      cashbackDisponivelTexto: home.cashbackDisponivelTexto,
      mostrarCardFaltam: home.mostrarCardFaltam,
      faltamParaCashback: toJsonNumber(home.faltamParaCashback),
      promocaoAtiva: home.promocaoAtiva,
      jaResgatouCashback: home.jaResgatouCashback,
      totalProdutosSW: toJsonNumber(home.totalProdutosSW),
      valorResgateLiberado: toJsonNumber(home.valorResgateLiberado),
      saldoCashback: toJsonNumber(home.saldoCashback),
      valorTotalResgates: toJsonNumber(home.valorTotalResgates),
    };
  },
});

// doc 002 §3 Cashback voucher; without one the keys are present but empty.
defineRoute({
  method: 'GET',
  path: '/api/resgate/cliente',
  tag: 'Cashback',
  summary: 'O código e o valor que o cliente pode resgatar',
  permission: 'cashback:readOwn',
  answer: z.strictObject({ codigo: z.string().nullable(), valor: amountRule }),
  handle: async ({ ctx }) => {
    const voucher = await runQuery(cashbackVoucherQuery, ctx);
    return { codigo: voucher?.codigo ?? null, valor: voucher ? toJsonNumber(voucher.valor) : 0 };
  },
});

// doc 002 §7: reads cliente (cpf); the id is ours.
defineRoute({
  method: 'POST',
  path: '/api/resgate/resgatar',
  tag: 'Cashback',
  summary: 'Resgata o cashback para uma chave PIX',
  permission: 'cashback:redeem',
  body: inputOf(redeemCashback),
  answer: z.strictObject({ id: idRule, cliente: z.strictObject({ cpf: z.string() }) }),
  refuses: [
    'MONEY_PAUSED',
    'CASHBACK_ALREADY_REDEEMED',
    'CASHBACK_CONSUMER_INACTIVE',
    'CASHBACK_DEBT',
    'CASHBACK_KEY_OF_ANOTHER',
    'CASHBACK_TERMS_NOT_ACCEPTED',
    'CASHBACK_UNAVAILABLE',
  ],
  handle: async ({ ctx, body, idempotencyKey }) => {
    if (ctx.actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
    const { id } = await runAction(redeemCashback, ctx, Array.isArray(body) ? {} : body, { idempotencyKey });
    return { id, cliente: { cpf: ctx.actor.cpf } };
  },
});
