import { column } from '../../../platform/lists/column.ts';
import { defineList, type ListFilter } from '../../../platform/lists/list.ts';
import { personal, seesMasks } from '../../../platform/lists/personal.ts';
import { APPROVED_BY } from '../sales/automatic.ts';
import {
  queueColumns,
  queueFilters,
  SUBMISSION_FROM,
  SUBMISSION_MASKED_SEARCH,
  submissionColumns,
  submissionFilters,
} from './pending-submissions.list.ts';
import { submissionScope } from './submission-scope.ts';

const { id, parceiro: sender, revenda: _store, codRevenda: _code, cnpj: _cnpj, rede: _network, ...shared } = submissionColumns;
/** A receipt's sender under the documents' name for consumers. */
const columns = { id, cliente: { ...sender, title: 'Consumidor' }, ...shared, cpf: personal('cpf', shared.cpf) } as const;
const people = {
  consumerId: { type: 'id', description: 'Sent by one consumer.', where: (value) => `s.consumer_id = ${value}` },
  cliente: submissionFilters.parceiro,
  cpf: {
    ...submissionFilters.cpf,
    description: 'Part of the CPF; all of it for those who see it masked.',
    where: (value, _given, scope) =>
      seesMasks(scope.actor) ? `c.cpf = regexp_replace(${value}, '[^0-9]', '', 'g')` : submissionFilters.cpf.where(value),
  },
} satisfies Record<string, ListFilter>;

/** The queue of consumers' receipts (Pontuações pendentes cashback, 001 §2). */
export const pendingCashbackList = defineList({
  name: 'pendingCashback',
  rowType: 'PendingCashback',
  description: 'Receipts of consumers that wait for review.',
  permission: 'submission:list',
  from: SUBMISSION_FROM,
  key: 's.id',
  search: 's.busca',
  digits: 'submissions',
  maskedSearch: SUBMISSION_MASKED_SEARCH,
  where: ["s.status = 'PENDENTE'", "s.audience = 'CONSUMER'"],
  columns: { ...columns, ...queueColumns },
  filters: { ...people, ...queueFilters },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'cashback_pendentes',
});

/**
 * Consumers' rejected, ended and cancelled receipts (Cashback encerradas, 001 §2). Cancelled ones also show the values they were approved
 * with.
 */
export const closedCashbackList = defineList({
  name: 'closedCashback',
  rowType: 'ClosedCashback',
  description: 'Receipts of consumers that were rejected, ended or cancelled.',
  permission: 'submission:listClosed',
  from: `${SUBMISSION_FROM}
    left join lateral (
      select p.id, p.total_venda, p.valor_produtos_sw, p.realizado_em, p.store_id, p.aprovado_por_id from postings p
      where p.submission_id = s.id order by p.id desc limit 1) p on true
    left join stores ps on ps.id = p.store_id
    left join staff_users u on u.id = p.aprovado_por_id`,
  key: 's.id',
  search: 's.busca',
  digits: 'submissions',
  maskedSearch: SUBMISSION_MASKED_SEARCH,
  where: ["s.status in ('REPROVADA', 'ENCERRADA', 'CANCELADA')", "s.audience = 'CONSUMER'"],
  columns: {
    ...columns,
    cnpjLoja: column.text('ps.cnpj', 'CNPJ Loja'),
    loja: column.text('ps.nome_fantasia', 'Loja'),
    totalVenda: column.money('p.total_venda', 'Total da venda'),
    valorProdutosSW: column.money('p.valor_produtos_sw', 'Valor produtos SW'),
    realizadoEm: column.date('p.realizado_em', 'Realizado em'),
    atualizadoEm: column.dateTime('s.atualizado_em', 'Atualizada em', { sortable: true, nullable: false }),
    aprovadoPor: column.text(APPROVED_BY, 'Aprovada por'),
    reprovadoPor: column.text('judge.nome', 'Reprovada por', { sortable: true }),
    reprovadoMotivo: column.text('s.reprovado_motivo', 'Motivo', { sortable: true }),
    reprovadoObservacao: column.text('s.reprovado_observacao', 'Observação'),
  },
  filters: {
    ...people,
    networkId: {
      type: 'id',
      description: 'Receipts that had been approved for one of the stores of a network.',
      where: (value) => `s.id in (select x.submission_id from postings x where x.audience = 'CONSUMER' and x.network_id = ${value})`,
    },
    rede: {
      type: 'text',
      replacedBy: 'networkId',
      description: 'Name of a network: receipts that had been approved for one of its stores.',
      where: (value) =>
        `s.id in (select x.submission_id from postings x join networks xn on xn.id = x.network_id where x.audience = 'CONSUMER' and xn.nome = ${value})`,
    },
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'cashback_encerradas',
});
