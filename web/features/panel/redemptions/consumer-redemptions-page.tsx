import type { ConsumerRedemptionsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import { useSeesMasks } from '../../../session/session-context.ts';
import { DueDate, payoutStateOptions, payoutStates } from './payout-look.tsx';
import { statusLimits } from './payout-moves.ts';
import { type ConsumerRedemptionsQuery, useConsumerRedemptionsQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import { redemptionTexts } from './redemptions.messages.ts';
import { usePayoutActs, useStaffId } from './use-payout-acts.tsx';
import { useRedemptionActs } from './use-redemption-acts.tsx';

type Row = ConsumerRedemptionsQuery['consumerRedemptions']['items'][number];

const useRedemptions = (variables: ListVariables<ConsumerRedemptionsFilter>) =>
  toListResult(useConsumerRedemptionsQuery({ variables }), (data) => data.consumerRedemptions);

const columns: ListColumn<Row>[] = [
  { field: 'cliente', title: 'Consumidor', width: 170 },
  { field: 'pontosGastos', title: 'Valor', type: 'money', width: 105 },
  { field: 'status', title: redemptionTexts.status, type: 'status', statuses: redemptionStatuses, width: 150 },
  { field: 'estado', title: texts.payment, type: 'status', statuses: payoutStates, width: 135 },
  { field: 'prazoEntrega', title: 'Prazo', width: 205, render: (row) => <DueDate row={row} /> },
  { field: 'resgatadoEm', title: 'Resgatado em', type: 'dateTime' },
  { field: 'chavePix', title: 'Chave PIX', sortable: false, width: 200 },
  { field: 'dataEntrega', title: 'Data de Entrega', type: 'date', width: 130, hideOnPhone: true },
  { field: 'tipoChavePix', title: 'Tipo de chave', sortable: false, width: 120, hideOnPhone: true },
  { field: 'lote', title: 'Lote', type: 'integer', width: 80, hideOnPhone: true },
  {
    field: 'motivo',
    title: 'Retorno do banco',
    sortable: false,
    width: 190,
    hideOnPhone: true,
    value: ({ motivo, estornoMotivo, retidoAte, estado }) =>
      estornoMotivo ? texts.reversalOf(estornoMotivo) : (motivo ?? (retidoAte && estado === 'SOLICITADO' ? texts.held(retidoAte) : null)),
  },
  { field: 'obs', title: redemptionTexts.note, sortable: false, width: 160, hideOnPhone: true },
  { field: 'id', title: 'Id', type: 'integer', width: 70, hideOnPhone: true },
  { field: 'cpfCliente', title: 'CPF', type: 'cpf', sortable: false, width: 140, hideOnPhone: true },
  { field: 'cidadeCliente', title: 'Cidade', width: 130, hideOnPhone: true },
  { field: 'saldoAnterior', title: 'Saldo Anterior', type: 'money', hidden: true, hideOnPhone: true },
  { field: 'redemptionCode', title: 'Código', hidden: true, hideOnPhone: true },
  { field: 'premio', title: 'Prêmio', hidden: true, hideOnPhone: true },
  { field: 'campanhaInicio', title: 'Campanha desde', type: 'date', sortable: false, hidden: true, hideOnPhone: true },
];
const filters: FilterDefinition<ConsumerRedemptionsFilter>[] = [
  {
    kind: 'select',
    name: 'status',
    label: redemptionTexts.status,
    allLabel: redemptionTexts.all,
    options: optionsOf(redemptionStatuses),
  },
  { kind: 'select', name: 'estado', label: texts.payment, allLabel: redemptionTexts.all, options: payoutStateOptions },
  { kind: 'dateRange', from: 'de', to: 'ate', label: redemptionTexts.period },
];
const lists = ['consumerRedemptions'];

/** Resgates Consumidor: cashback to pay by PIX, with bulk status, batches and the bank's answer (document 001 §2). */
export const ConsumerRedemptionsPage = () => {
  const seesMasks = useSeesMasks();
  const { rowActs, bulkActs, headActs, dialog } = useRedemptionActs(lists, 'CONSUMER');
  const payouts = usePayoutActs(lists);
  const staffId = useStaffId();
  return (
    <>
      <ListScreen<Row, ConsumerRedemptionsFilter>
        title={texts.title}
        name="consumerRedemptions"
        useList={useRedemptions}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'resgatadoEm', direction: 'DESC' }}
        searchPlaceholder={seesMasks ? texts.searchMasked : texts.search}
        rowLabel={({ id, cliente }) => `Resgate ${id} de ${cliente}`}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={[...headActs, ...payouts.pageActs]}
        rowActions={(row) => [...payouts.rowActs(row), ...rowActs({ ...row, titular: row.cliente, limits: statusLimits(row, staffId) })]}
        {...(bulkActs ? { bulkActions: (selection) => [...payouts.bulkActs(selection), ...bulkActs(selection)] } : {})}
      />
      {dialog}
      {payouts.dialog}
    </>
  );
};
