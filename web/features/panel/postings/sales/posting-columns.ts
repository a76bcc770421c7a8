import type { ListColumn } from '../../../../lists/list-types.ts';
import { FISCAL_TYPE_LABELS, ORIGIN_LABELS } from '../shared/postings.messages.ts';
import type { PostingsQuery } from './postings.generated.ts';

/** An approved sale as the lists show it. */
export type PostingRow = PostingsQuery['postings']['items'][number];

/** Columns of a seller's own sales; `sentOn` uses the sort the server has an index for (document 001 §9). */
export const saleColumns: ListColumn<PostingRow>[] = [
  { field: 'identificador', title: 'Número fiscal', width: 110 },
  { field: 'revenda', title: 'Loja', width: 180, flex: 2 },
  { field: 'totalPontos', title: 'Pontos', type: 'points', width: 96 },
  { field: 'totalVenda', title: 'Total da venda', type: 'money', width: 118 },
  { field: 'valorCusto', title: 'Valor custo', type: 'money', width: 130, hidden: true, hideOnPhone: true },
  { field: 'realizadoEm', title: 'Realizado em', type: 'date', width: 106 },
  { field: 'pontuadoEm', title: 'Pontuado em', type: 'dateTime' },
  { field: 'venceEm', title: 'Vence em', type: 'date', width: 120, hidden: true, hideOnPhone: true },
  {
    field: 'tipoFiscal',
    title: 'Tipo fiscal',
    hidden: true,
    hideOnPhone: true,
    sortable: false,
    value: ({ tipoFiscal }) => FISCAL_TYPE_LABELS[tipoFiscal] ?? tipoFiscal,
  },
  {
    field: 'origem',
    title: 'Origem',
    hidden: true,
    hideOnPhone: true,
    sortable: false,
    value: ({ origem }) => ORIGIN_LABELS[origem] ?? origem,
  },
  { field: 'aprovadoPor', title: 'Aprovado por', hidden: true, hideOnPhone: true, sortable: false },
];

/** Columns of all postings. */
export const postingColumns: ListColumn<PostingRow>[] = [
  { field: 'parceiro', title: 'Vendedor Loja', width: 180, flex: 2 },
  ...saleColumns
    .filter(({ field }) => field !== 'identificador')
    // Shows the scoring date but sorts by the recording date, on the server (document 001 §9).
    .map((column) => (column.field === 'pontuadoEm' ? { ...column, sortKey: 'criadoEm' } : column)),
  { field: 'identificador', title: 'Número fiscal', width: 110 },
  { field: 'rede', title: 'Rede', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'cidade', title: 'Cidade', sortable: false, hidden: true, hideOnPhone: true },
];
