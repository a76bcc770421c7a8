import Stack from '@mui/material/Stack';
import { addDays, formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { PROGRAMME_LIMITS } from '../../../../server/shared/limits.ts';
import type { RedemptionsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { useCan } from '../../../session/session-context.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type RedemptionsQuery, useRedemptionsQuery } from './redemptions.generated.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';
import { useRedemptionActs } from './use-redemption-acts.tsx';

type Row = RedemptionsQuery['redemptions']['items'][number];

const useRedemptions = (variables: ListVariables<RedemptionsFilter>) =>
  toListResult(useRedemptionsQuery({ variables }), (data) => data.redemptions);

/** The promised date, highlighted when the 45th day has passed undelivered (domain rules §4.7). */
const Deadline = ({ row: { status, prazoEntrega } }: { row: Row }) => {
  const today = toSaoPauloDate(new Date());
  const isOpen = status === 'NOT_DELIVERED' || status === 'IN_TRANSIT';
  const alertFrom = addDays(prazoEntrega, PROGRAMME_LIMITS.deliveryAlertDays - PROGRAMME_LIMITS.deliveryDays);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, height: '100%' }}>
      {formatDate(prazoEntrega)}
      {isOpen && today > prazoEntrega ? <StatusChip tone="rejected" label={texts.late} /> : null}
      {isOpen && today <= prazoEntrega && today >= alertFrom ? <StatusChip tone="pending" label={texts.nearlyLate} /> : null}
    </Stack>
  );
};

const columns: ListColumn<Row>[] = [
  { field: 'premio', title: 'Prêmio', width: 170 },
  { field: 'id', title: 'Id', type: 'integer', width: 70, secondary: true },
  { field: 'usuario', title: 'Vendedor', width: 130 },
  { field: 'revenda', title: 'Loja', width: 120 },
  { field: 'qtde', title: 'Qtde', type: 'integer', width: 70, secondary: true },
  { field: 'pontosGastos', title: 'Pontos Gastos', type: 'points', width: 120 },
  { field: 'status', title: texts.status, type: 'status', statuses: redemptionStatuses, width: 150 },
  { field: 'resgatadoEm', title: 'Resgatado em', type: 'dateTime' },
  { field: 'dataEntrega', title: 'Data de Entrega', type: 'date', width: 140 },
  { field: 'prazoEntrega', title: 'Prazo', width: 220, hideOnPhone: true, render: (row) => <Deadline row={row} /> },
  { field: 'obs', title: texts.note, sortable: false, width: 180 },
  { field: 'saldoAnterior', title: 'Saldo Anterior', type: 'points', width: 130, hideOnPhone: true },
  { field: 'cidade', title: 'Cidade', width: 130, hideOnPhone: true },
  { field: 'redemptionCode', title: 'Código', hidden: true },
  { field: 'cpf', title: 'CPF', type: 'cpf', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'rede', title: 'Rede', hidden: true, hideOnPhone: true },
];
const filters: FilterDefinition<RedemptionsFilter>[] = [
  networkFilter,
  { kind: 'select', name: 'status', label: texts.status, allLabel: texts.all, options: optionsOf(redemptionStatuses) },
  { kind: 'dateRange', from: 'de', to: 'ate', column: 'resgatadoEm', label: texts.period },
];
const lists = ['redemptions'];

/** Resgates and Resgates Balconista: seller redemptions with bulk status and row actions (document 001 §2). */
export const RedemptionsPage = ({ title = texts.title }: { title?: string }) => {
  const { rowActs, bulkActs, headActs, dialog } = useRedemptionActs(lists);
  const can = useCan();
  return (
    <>
      <ListScreen<Row, RedemptionsFilter>
        title={title}
        name="redemptions"
        useList={useRedemptions}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'resgatadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ premio, usuario }) => `${premio} de ${usuario}`}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={headActs}
        rowActions={(row) => [
          ...rowActs({ ...row, titular: row.usuario }),
          { label: texts.sendMedia, hidden: !can('gallery:upload'), to: `/painel/processar/foto-video?resgate=${row.id}` },
        ]}
        {...(bulkActs ? { bulkActions: bulkActs } : {})}
      />
      {dialog}
    </>
  );
};

/** The same list under its own menu entry. */
export const SellerRedemptionsPage = () => <RedemptionsPage title={texts.sellersTitle} />;
