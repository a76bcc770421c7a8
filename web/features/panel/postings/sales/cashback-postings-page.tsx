import { formatDate } from '../../../../../server/shared/dates.ts';
import type { CashbackPostingsFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { useNetworkNames } from '../../../../pickers/use-network-names.ts';
import { useSeesMasks } from '../../../../session/session-context.ts';
import { lastDays } from '../shared/last-days.ts';
import { FISCAL_TYPE_LABELS, postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { type CashbackPostingsQuery, useCashbackPostingsQuery } from './cashback.generated.ts';
import { usePostingActs } from './use-posting-acts.tsx';

type Row = CashbackPostingsQuery['cashbackPostings']['items'][number];

const useApproved = (variables: ListVariables<CashbackPostingsFilter>) =>
  toListResult(useCashbackPostingsQuery({ variables }), (data) => data.cashbackPostings);

/** The last 7 days, as for sellers' postings (document 001 §9). */
const period = lastDays(7);

const filters: FilterDefinition<CashbackPostingsFilter>[] = [
  { kind: 'select', name: 'rede', label: texts.network, allLabel: texts.allNetworks, useOptions: useNetworkNames },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.approvedOn },
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', sortKey: 'cliente', title: 'Consumidor', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 120, sortable: false },
  { field: 'loja', title: 'Loja', flex: 2 },
  { field: 'cnpjLoja', title: 'CNPJ Loja', type: 'cnpj', width: 170, sortable: false, hidden: true, hideOnPhone: true },
  { field: 'totalVenda', title: 'Total da venda', type: 'money', width: 110 },
  { field: 'valorProdutosSW', title: 'Produtos SW', type: 'money', width: 110 },
  { field: 'cashback', title: 'Cashback', type: 'money', width: 100 },
  { field: 'percentual', title: 'Percentual', type: 'decimal', sortable: false, hidden: true, hideOnPhone: true },
  {
    field: 'campanhaInicio',
    title: 'Campanha desde',
    sortable: false,
    hidden: true,
    hideOnPhone: true,
    value: ({ campanhaInicio }) => (campanhaInicio ? formatDate(campanhaInicio) : texts.undatedCampaign),
  },
  { field: 'realizadoEm', title: 'Realizado em', type: 'date', width: 106 },
  { field: 'criadoEm', title: texts.approvedOn, type: 'dateTime' },
  { field: 'venceEm', title: 'Vence em', type: 'date', width: 120, hidden: true, hideOnPhone: true },
  { field: 'identificador', title: 'Número fiscal', flex: 1, hideOnPhone: true },
  {
    field: 'tipoFiscal',
    title: 'Tipo fiscal',
    hidden: true,
    hideOnPhone: true,
    sortable: false,
    value: ({ tipoFiscal }) => FISCAL_TYPE_LABELS[tipoFiscal] ?? tipoFiscal,
  },
  { field: 'rede', title: 'Rede', hidden: true, hideOnPhone: true, sortable: false },
  { field: 'aprovadoPor', title: 'Aprovado por', hidden: true, hideOnPhone: true, sortable: false },
];

/** Pontuações Cashback: approved purchases of consumers (document 001 §2). */
export const CashbackPostingsPage = ({ title = texts.cashbackTitle }: { title?: string }) => {
  const seesMasks = useSeesMasks();
  const { acts, dialog } = usePostingActs('CONSUMER');
  return (
    <>
      <ListScreen<Row, CashbackPostingsFilter>
        title={title}
        name="cashbackPostings"
        useList={useApproved}
        columns={columns}
        filters={filters}
        defaultFilters={period}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={seesMasks ? texts.searchConsumerMasked : texts.searchConsumer}
        exportFormats={['XLSX', 'CSV']}
        beside={<PostingsTabs audience="CONSUMER" current="/painel/pontuacoes-cashback" />}
        rowLabel={({ parceiro, identificador }) => `${parceiro}, ${identificador}`}
        rowActions={(row) => acts({ ...row, ganho: row.cashback })}
      />
      {dialog}
    </>
  );
};

/** The same list under its own menu entry. */
export const ApprovedCashbackPage = () => <CashbackPostingsPage title={texts.approvedCashback} />;
