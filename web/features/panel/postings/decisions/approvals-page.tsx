import type { SaleApprovalsFilter } from '../../../../graphql/types.generated.ts';
import { optionsOf } from '../../../../lists/list-filters.tsx';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { audienceFilter } from '../../../../people/audience-filter.ts';
import { useViewer } from '../../../../session/session-context.ts';
import { toast } from '../../../../ui/toast.ts';
import { asAudience } from '../audience.ts';
import { APPROVAL_REASONS, APPROVAL_STATUSES, postingTexts as texts } from '../postings.messages.ts';
import { reviewPath } from '../receipts/review-path.ts';
import { useOfferUndo } from '../receipts/use-offer-undo.ts';
import { type ApprovalRowFragment, useSaleApprovalsQuery } from './approvals.generated.ts';
import { ApprovalsTabs } from './approvals-tabs.tsx';
import { useApprovalActs } from './use-approval-acts.tsx';

const useApprovals = (variables: ListVariables<SaleApprovalsFilter>) =>
  toListResult(useSaleApprovalsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.saleApprovals);

const filters: FilterDefinition<SaleApprovalsFilter>[] = [
  { kind: 'select', name: 'status', label: 'Situação', allLabel: 'Todas', options: optionsOf(APPROVAL_STATUSES) },
  audienceFilter,
];

const columns: ListColumn<ApprovalRowFragment>[] = [
  { field: 'parceiro', title: 'Nome', flex: 2 },
  { field: 'revenda', title: 'Loja', flex: 2 },
  { field: 'identificador', title: 'Número fiscal', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'ganho', title: 'Valor', width: 140, value: ({ ganho, audience }) => texts.gain(ganho, asAudience(audience)) },
  { field: 'motivo', title: 'Por quê', sortable: false, width: 160, value: ({ motivo }) => APPROVAL_REASONS[motivo] ?? motivo },
  { field: 'status', title: 'Situação', type: 'status', statuses: APPROVAL_STATUSES, sortable: false, width: 120 },
  { field: 'primeiroPor', title: 'Primeira aprovação', sortable: false, flex: 2 },
  { field: 'segundoPor', title: 'Segunda decisão', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'justificativa', title: 'Justificativa', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'criadoEm', title: 'Enviada em', type: 'dateTime', width: 158 },
];

const lists = ['saleApprovals'];

/** Segunda aprovação: sales approved by one person, to be decided by another (beyond C5). */
export const ApprovalsPage = () => {
  const viewer = useViewer();
  const offerUndo = useOfferUndo(lists);
  const handleApproved = ({ submissionId }: ApprovalRowFragment) => {
    if (submissionId === null) toast.success(texts.approveDone);
    else offerUndo(texts.approveDone, { id: submissionId, versao: null });
  };
  const { approve, decline, dialog } = useApprovalActs({ onApproved: handleApproved, onDeclined: () => undefined });
  return (
    <>
      <ListScreen<ApprovalRowFragment, SaleApprovalsFilter>
        title={texts.approvals}
        description={texts.approvalsText}
        beside={<ApprovalsTabs current="sales" />}
        name="saleApprovals"
        useList={useApprovals}
        columns={columns}
        filters={filters}
        defaultFilters={{ status: 'AGUARDA' }}
        defaultSort={{ field: 'criadoEm', direction: 'ASC' }}
        searchPlaceholder={texts.searchPending}
        emptyHint={texts.noApprovals}
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ parceiro, identificador }) => `${parceiro}, ${identificador}`}
        rowActions={(row) => {
          const hidden = row.status !== 'AGUARDA';
          return [
            { label: texts.openReceipt, hidden: row.submissionId === null, to: reviewPath(row.submissionId ?? '') },
            {
              label: texts.approve,
              hidden,
              disabledReason: viewer?.id === row.primeiroPorId && texts.ownApproval,
              onClick: () => approve(row),
            },
            { label: texts.decline, hidden, destructive: true, onClick: () => decline(row) },
          ];
        }}
      />
      {dialog}
    </>
  );
};
