import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import type { ConsumerRedemptionsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListAction, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { BulkBar } from '../../../lists/rows/list-actions.tsx';
import { toListResult } from '../../../lists/to-list-result.ts';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import { useCan, useSeesMasks, useViewer } from '../../../session/session-context.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { PayoutLife } from './payout-life.tsx';
import { DueDate, payoutLook } from './payout-look.tsx';
import { notSelectable, type PayoutReader, reasonOfMany, statusLimits } from './payout-moves.ts';
import { countedBy, stageOf, viewOfStage } from './payout-stage.ts';
import { PayoutTabs } from './payout-tabs.tsx';
import { type ConsumerRedemptionsQuery, useConsumerRedemptionsQuery, usePayoutStagesQuery } from './payouts.generated.ts';
import { selectionText, payoutTexts as texts } from './payouts.messages.ts';
import { redemptionTexts } from './redemptions.messages.ts';
import { usePayoutActs } from './use-payout-acts.tsx';
import { useRedemptionActs } from './use-redemption-acts.tsx';

type Row = ConsumerRedemptionsQuery['consumerRedemptions']['items'][number];

const lists = ['consumerRedemptions', 'payoutStages'];

/** Reloading the rows reloads the tabs' counts too. */
const useRedemptions = (variables: ListVariables<ConsumerRedemptionsFilter>) => {
  const client = useApolloClient();
  const result = useConsumerRedemptionsQuery({ variables });
  return toListResult({ ...result, refetch: () => client.refetchQueries({ include: lists }) }, (data) => data.consumerRedemptions);
};

const columns: ListColumn<Row>[] = [
  { field: 'cliente', title: 'Consumidor', width: 170 },
  { field: 'pontosGastos', title: 'Valor', type: 'money', width: 105 },
  {
    field: 'estado',
    title: texts.payment,
    type: 'status',
    width: 205,
    value: (row) => payoutLook(row).label,
    render: (row) => <StatusChip {...payoutLook(row)} />,
  },
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
    value: ({ motivo, estornoMotivo }) => (estornoMotivo ? texts.reversalOf(estornoMotivo) : motivo),
  },
  // Documented; the payment says the same in more words.
  { field: 'status', title: redemptionTexts.status, type: 'status', statuses: redemptionStatuses, width: 150, hidden: true },
  { field: 'obs', title: redemptionTexts.note, sortable: false, width: 160, hideOnPhone: true },
  { field: 'id', title: 'Id', type: 'integer', width: 70, hideOnPhone: true },
  { field: 'cpfCliente', title: 'CPF', type: 'cpf', sortable: false, width: 140, hideOnPhone: true },
  { field: 'cidadeCliente', title: 'Cidade', width: 130, hideOnPhone: true },
  { field: 'saldoAnterior', title: 'Saldo Anterior', type: 'money', hidden: true, hideOnPhone: true },
  { field: 'redemptionCode', title: 'Código', hidden: true, hideOnPhone: true },
  { field: 'premio', title: 'Prêmio', hidden: true, hideOnPhone: true },
  { field: 'campanhaInicio', title: 'Campanha desde', type: 'date', sortable: false, hidden: true, hideOnPhone: true },
];
/** The bulk bar before anything is selected, on the tab where selecting is the next step. */
const NothingSelected = ({ actions }: { actions: readonly ListAction[] }) =>
  actions.some(({ hidden }) => !hidden) ? <BulkBar text={texts.noneSelected} actions={actions} /> : null;

/** Resgates Consumidor: cashback to pay by PIX, by the step of its payment, with batches and the bank's answer (document 001 §2). */
export const ConsumerRedemptionsPage = () => {
  const can = useCan();
  const viewer = useViewer();
  const seesMasks = useSeesMasks();
  const [params] = useSearchParams();
  const stage = stageOf(params);
  const { data } = usePayoutStagesQuery({
    variables: { ...countedBy(params, columns), decides: can('redemption:changeStatus') },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const reader: PayoutReader = { id: viewer?.id ?? null, desk: data?.payoutDesk };
  const { rowActs, bulkActs, headActs, dialog } = useRedemptionActs(lists, 'CONSUMER');
  const payouts = usePayoutActs(lists, reader);
  const isPaying = can('payout:manage');
  const isApproving = stage === 'A_APROVAR' && Boolean(data?.payoutStages.find(({ etapa }) => etapa === stage)?.quantidade);
  return (
    <>
      <ListScreen<Row, ConsumerRedemptionsFilter>
        title={texts.title}
        name="consumerRedemptions"
        useList={useRedemptions}
        columns={columns}
        {...viewOfStage(stage)}
        beside={<PayoutTabs totals={data?.payoutStages} />}
        searchPlaceholder={seesMasks ? texts.searchMasked : texts.search}
        rowLabel={({ id, cliente }) => `Resgate ${id} de ${cliente}`}
        rowDetail={(row) => (row.estado === null ? null : <PayoutLife key={row.versao} id={row.id} />)}
        exportFormats={['XLSX', 'CSV']}
        actions={isPaying ? [...payouts.pageActs, ...headActs].map((act) => ({ ...act, inMenu: act.secondary ?? false })) : headActs}
        rowActions={(row) => [...payouts.rowActs(row), ...rowActs({ ...row, titular: row.cliente, limits: statusLimits(row, reader) })]}
        notSelectable={notSelectable}
        selectionText={selectionText}
        {...(isApproving
          ? {
              selectionBar: ({ rows, clear }) => (rows.length > 0 ? null : <NothingSelected actions={payouts.bulkActs({ rows, clear })} />),
            }
          : {})}
        {...(bulkActs
          ? {
              bulkActions: (selection) => [
                ...payouts.bulkActs(selection),
                ...bulkActs(
                  selection,
                  reasonOfMany(selection.rows, (row) => statusLimits(row, reader).statusReason),
                ),
              ],
            }
          : {})}
      />
      {dialog}
      {payouts.dialog}
    </>
  );
};
