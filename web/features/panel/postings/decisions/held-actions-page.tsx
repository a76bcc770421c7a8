import { useState } from 'react';
import { formatBrl, formatPoints } from '../../../../../server/shared/format.ts';
import type { HeldActionsFilter } from '../../../../graphql/types.generated.ts';
import { optionsOf } from '../../../../lists/list-filters.tsx';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { TwoApproversNotice } from '../../../../people/two-approvers-notice.tsx';
import { attempt } from '../../../../session/failure.ts';
import { useViewer } from '../../../../session/session-context.ts';
import { confirm } from '../../../../ui/confirm.ts';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { APPROVAL_STATUSES, HELD_REASONS, postingTexts as texts } from '../postings.messages.ts';
import { ApprovalsTabs } from './approvals-tabs.tsx';
import { type HeldActionRowFragment, useApproveHeldActionMutation, useHeldActionsQuery } from './held-actions.generated.ts';

const DeclineDialog = lazyDialog(async () => (await import('./decline-held-action-dialog.tsx')).DeclineHeldActionDialog);

const useHeldActions = (variables: ListVariables<HeldActionsFilter>) =>
  toListResult(useHeldActionsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.heldActions);

const filters: FilterDefinition<HeldActionsFilter>[] = [
  { kind: 'select', name: 'status', label: 'Situação', allLabel: 'Todas', options: optionsOf(APPROVAL_STATUSES) },
];

const amountOf = ({ valor, moeda }: HeldActionRowFragment): string => {
  if (!valor) return '';
  return moeda === 'BRL' ? formatBrl(valor) : `${formatPoints(valor)} pontos`;
};

/** What it is, and below it what it would do, over as many lines as it takes. */
const Summary = ({ acao, resumo }: Pick<HeldActionRowFragment, 'acao' | 'resumo'>) => (
  <span style={{ display: 'block', whiteSpace: 'normal', lineHeight: 1.3 }}>
    <strong>{acao}</strong>
    <br />
    {resumo}
  </span>
);

const columns: ListColumn<HeldActionRowFragment>[] = [
  { field: 'resumo', title: 'O que muda', sortable: false, width: 390, render: Summary },
  { field: 'valor', title: 'Valor', width: 120, value: amountOf },
  { field: 'motivo', title: 'Por quê', sortable: false, width: 170, hidden: true, value: ({ motivo }) => HELD_REASONS[motivo] ?? motivo },
  { field: 'rede', title: 'Rede', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'status', title: 'Situação', type: 'status', statuses: APPROVAL_STATUSES, sortable: false, width: 120, hidden: true },
  { field: 'primeiroPor', title: 'Pedido por', sortable: false, width: 130 },
  { field: 'criadoEm', title: 'Pedido em', type: 'dateTime', width: 165 },
  { field: 'segundoPor', title: 'Decidido por', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'justificativa', title: 'Justificativa', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'decididoEm', title: 'Decidido em', type: 'dateTime', width: 158, hidden: true, hideOnPhone: true },
];

/** Segunda aprovação, other than sales: acts that one person may not do alone, to be done by another (docs/adr/0025). */
export const HeldActionsPage = () => {
  const viewer = useViewer();
  const [send] = useApproveHeldActionMutation({ refetchQueries: ['heldActions'], awaitRefetchQueries: true });
  const [declined, setDeclined] = useState<HeldActionRowFragment | null>(null);
  const approve = async ({ id, acao, resumo }: HeldActionRowFragment) => {
    if (!(await confirm({ title: texts.approveHeldTitle(acao), text: resumo }))) return;
    if (await attempt(send({ variables: { id } }))) toast.success(texts.approveHeldDone);
  };
  return (
    <>
      <TwoApproversNotice />
      <ListScreen<HeldActionRowFragment, HeldActionsFilter>
        title={texts.approvals}
        description={texts.heldText}
        beside={<ApprovalsTabs current="others" />}
        name="heldActions"
        useList={useHeldActions}
        columns={columns}
        filters={filters}
        defaultFilters={{ status: 'AGUARDA' }}
        defaultSort={{ field: 'criadoEm', direction: 'ASC' }}
        searchPlaceholder={false}
        emptyHint={texts.noHeld}
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ acao, resumo }) => `${acao}: ${resumo}`}
        rowActions={(row) => {
          const hidden = row.status !== 'AGUARDA';
          const isOwn = viewer?.id === row.primeiroPorId;
          return [
            { label: texts.approve, hidden, disabledReason: isOwn && texts.ownApproval, onClick: () => approve(row) },
            { label: isOwn ? texts.withdraw : texts.decline, hidden, destructive: true, onClick: () => setDeclined(row) },
          ];
        }}
      />
      {declined ? <DeclineDialog held={declined} onClose={() => setDeclined(null)} /> : null}
    </>
  );
};
