import { useMemo, useState } from 'react';
import { entryTitle } from '../../../../server/modules/balances/entry-titles.rules.ts';
import { explainEntry } from '../../../../server/modules/balances/explain-entry.rules.ts';
import type {
  BalanceEntriesFilter,
  ConsumerLotsFilter,
  ConsumerSalesFilter,
  RedemptionsOfConsumerFilter,
} from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { ExplainedEntryDialog } from '../../../people/explained-entry-dialog.tsx';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import {
  type ConsumerEntriesQuery,
  type ConsumerLotsQuery,
  type ConsumerSalesQuery,
  type RedemptionsOfConsumerQuery,
  useConsumerEntriesQuery,
  useConsumerLotsQuery,
  useConsumerSalesQuery,
  useRedemptionsOfConsumerQuery,
} from './consumer-history.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

type Sale = ConsumerSalesQuery['consumerSales']['items'][number];
type Entry = ConsumerEntriesQuery['balanceEntries']['items'][number];
type Lot = ConsumerLotsQuery['consumerLots']['items'][number];
type Redemption = RedemptionsOfConsumerQuery['redemptionsOfConsumer']['items'][number];

const useSales = (variables: ListVariables<ConsumerSalesFilter>) =>
  toListResult(useConsumerSalesQuery({ variables }), (data) => data.consumerSales);
const useLots = (variables: ListVariables<ConsumerLotsFilter>) =>
  toListResult(useConsumerLotsQuery({ variables }), (data) => data.consumerLots);
const useEntries = (variables: ListVariables<BalanceEntriesFilter>) =>
  toListResult(useConsumerEntriesQuery({ variables }), (data) => data.balanceEntries);
const useRedemptions = (variables: ListVariables<RedemptionsOfConsumerFilter>) =>
  toListResult(useRedemptionsOfConsumerQuery({ variables }), (data) => data.redemptionsOfConsumer);

const saleColumns: ListColumn<Sale>[] = [
  { field: 'identificador', title: 'Nº Fiscal', sortable: false },
  { field: 'loja', title: 'Loja', flex: 2, sortable: false },
  { field: 'realizadoEm', title: 'Data da Compra', type: 'date' },
  { field: 'pontuadoEm', title: 'Aprovada em', type: 'dateTime' },
  { field: 'totalVenda', title: 'Total da Venda', type: 'money' },
  { field: 'valorProdutosSW', title: 'Produtos SW', type: 'money' },
];
const origins: Readonly<Record<string, string>> = { CASHBACK: 'Cashback', CODIGO: 'Código', INDICACAO: 'Indicação', AJUSTE: 'Ajuste' };
const lotColumns: ListColumn<Lot>[] = [
  { field: 'tipo', title: 'Origem', sortable: false, value: ({ tipo }) => origins[tipo] ?? tipo },
  { field: 'valor', title: 'Crédito', type: 'money' },
  { field: 'restante', title: 'Restante', type: 'money' },
  { field: 'vencido', title: 'Vencido', type: 'money', sortable: false },
  { field: 'campanhaInicio', title: 'Campanha desde', type: 'date', width: 150 },
  { field: 'venceEm', title: 'Vence em', type: 'date' },
  { field: 'criadoEm', title: 'Creditado em', type: 'dateTime' },
];
const entryColumns: ListColumn<Entry>[] = [
  { field: 'tipo', title: 'Movimento', sortable: false, width: 170, value: entryTitle },
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'valor', title: 'Valor', type: 'money', sortable: false },
  { field: 'saldoApos', title: 'Saldo', type: 'money', sortable: false },
  { field: 'regra', title: texts.explanation, sortable: false, flex: 4, value: (row) => explainEntry(row, 'BRL') },
];
const redemptionColumns: ListColumn<Redemption>[] = [
  { field: 'redemptionCode', title: 'Código', sortable: false },
  { field: 'premio', title: 'Prêmio', flex: 2, sortable: false },
  { field: 'valor', title: 'Valor', type: 'money' },
  { field: 'status', title: 'Status', type: 'status', statuses: redemptionStatuses, width: 150 },
  { field: 'resgatadoEm', title: 'Resgatado em', type: 'dateTime' },
  { field: 'dataEntrega', title: 'Pago em', type: 'date' },
];

const useOfConsumer = (consumerId: string) => useMemo(() => ({ consumerId }), [consumerId]);

/** A consumer's approved purchases. */
export const SalesOfConsumer = ({ id }: { id: string }) => (
  <ListScreen<Sale, ConsumerSalesFilter>
    embedded
    title={texts.tabs.compras}
    name="consumerSales"
    useList={useSales}
    columns={saleColumns}
    fixedFilter={useOfConsumer(id)}
    defaultSort={{ field: 'pontuadoEm', direction: 'DESC' }}
    searchPlaceholder={false}
    exportFormats={['XLSX', 'CSV']}
    emptyHint={texts.noSales}
  />
);

/** Cashback credits and what is left of each. */
export const LotsOfConsumer = ({ id }: { id: string }) => (
  <ListScreen<Lot, ConsumerLotsFilter>
    embedded
    title={texts.tabs.cashback}
    name="consumerLots"
    useList={useLots}
    columns={lotColumns}
    fixedFilter={useOfConsumer(id)}
    defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
    searchPlaceholder={false}
    exportFormats={['XLSX', 'CSV']}
    emptyHint={texts.noLots}
  />
);

/** A consumer's cashback redemptions. */
export const RedemptionsOfConsumer = ({ id }: { id: string }) => (
  <ListScreen<Redemption, RedemptionsOfConsumerFilter>
    embedded
    title={texts.tabs.resgates}
    name="redemptionsOfConsumer"
    useList={useRedemptions}
    columns={redemptionColumns}
    fixedFilter={useOfConsumer(id)}
    defaultSort={{ field: 'resgatadoEm', direction: 'DESC' }}
    searchPlaceholder={false}
    exportFormats={['XLSX', 'CSV']}
    emptyHint={texts.noRedemptions}
  />
);

/** Every movement of a consumer's cashback, with a sentence explaining it (beyond C6). */
export const EntriesOfConsumer = ({ id }: { id: string }) => {
  const [explained, setExplained] = useState<Entry | null>(null);
  return (
    <>
      <ListScreen<Entry, BalanceEntriesFilter>
        embedded
        title={texts.tabs.extrato}
        name="balanceEntries"
        useList={useEntries}
        columns={entryColumns}
        fixedFilter={useOfConsumer(id)}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={false}
        emptyHint={texts.noEntries}
        rowLabel={(row) => `${entryTitle(row)} ${row.valor}`}
        rowActions={(row) => [{ label: texts.explanation, onClick: () => setExplained(row) }]}
      />
      {explained ? <ExplainedEntryDialog entry={explained} unit="BRL" onClose={() => setExplained(null)} /> : null}
    </>
  );
};
