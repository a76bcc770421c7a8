import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { formatAge } from '../../../../server/shared/age.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { type HeldActionRowFragment, useHeldActionsQuery } from '../../../decisions/held-actions.generated.ts';
import { givenText, HELD_REASONS, HELD_STATUSES, heldTexts, reasonAgainst } from '../../../decisions/held-texts.ts';
import { reviewPath } from '../../../decisions/review-path.ts';
import { useHeldActs } from '../../../decisions/use-held-acts.tsx';
import { useOfferUndo } from '../../../decisions/use-offer-undo.ts';
import type { HeldActionsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, FilterOption, ListAction, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { TwoApproversNotice } from '../../../people/two-approvers-notice.tsx';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { useViewer } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useHeldActionKindsQuery } from './held-action-kinds.generated.ts';
import { selectionText, secondPersonTexts as texts } from './second-person.messages.ts';

const ApproveManyDialog = lazyDialog(async () => (await import('./approve-many-dialog.tsx')).ApproveManyDialog);

const useHeldActions = (variables: ListVariables<HeldActionsFilter>) =>
  toListResult(useHeldActionsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.heldActions);

const NO_OPTIONS: readonly FilterOption[] = [];

const useTypeOptions = (): readonly FilterOption[] => {
  const { data } = useHeldActionKindsQuery({ context: { silent: true } });
  return data?.heldActionKinds.map(({ tipo, titulo }) => ({ value: tipo, label: titulo })) ?? NO_OPTIONS;
};

const filters: FilterDefinition<HeldActionsFilter>[] = [
  { kind: 'select', name: 'status', label: 'Situação', allLabel: 'Todas', options: optionsOf(HELD_STATUSES) },
  { kind: 'select', name: 'tipo', label: 'O quê', allLabel: 'Tudo', useOptions: useTypeOptions },
  { kind: 'boolean', name: 'decidable', label: 'Quem decide', trueLabel: 'Eu', falseLabel: 'Outra pessoa', allLabel: 'Todos' },
  networkFilter,
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: 'Pedido em' },
];

const lines = { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '0.875rem', lineHeight: 1.35 } as const;
const quiet = { display: 'block', fontSize: '0.8125rem', opacity: 0.8 } as const;

/** What it is, and below it its whole effect. */
const Effect = ({ acao, resumo, mudancas }: HeldActionRowFragment) => (
  <span style={lines}>
    <strong>{acao}</strong>
    <br />
    {resumo}
    {mudancas.map((sentence) => (
      <span key={sentence} style={quiet}>
        {sentence}
      </span>
    ))}
  </span>
);

/** Who asked, and below it for where. */
const Asker = ({ primeiroPor, revenda, rede }: HeldActionRowFragment) => (
  <span style={lines}>
    {primeiroPor}
    <span style={quiet}>{[revenda, rede].filter(Boolean).join(', ') || heldTexts.wholeProgramme}</span>
  </span>
);

const Since = ({ status, criadoEm }: HeldActionRowFragment) =>
  status === 'AGUARDA' ? (
    <Tooltip title={formatDateTime(criadoEm)}>
      <time dateTime={criadoEm}>{formatAge(criadoEm, new Date())}</time>
    </Tooltip>
  ) : (
    formatDateTime(criadoEm)
  );

const columns: ListColumn<HeldActionRowFragment>[] = [
  { field: 'resumo', title: 'O que muda', sortable: false, width: 290, render: Effect },
  { field: 'criadoEm', title: heldTexts.waitsSince, width: 140, render: Since },
  { field: 'valor', title: heldTexts.value, width: 112, value: givenText },
  { field: 'motivo', title: heldTexts.reason, sortable: false, width: 145, value: ({ motivo }) => HELD_REASONS[motivo] ?? motivo },
  { field: 'primeiroPor', title: heldTexts.askedBy, sortable: false, width: 150, render: Asker },
  { field: 'status', title: 'Situação', type: 'status', statuses: HELD_STATUSES, sortable: false, width: 120 },
  { field: 'pessoa', title: heldTexts.person, width: 140, secondary: true },
  { field: 'revenda', title: 'Loja', width: 140, hidden: true },
  { field: 'rede', title: 'Rede', sortable: false, width: 130, hidden: true },
  { field: 'expiraEm', title: heldTexts.deadline, type: 'dateTime', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'segundoPor', title: 'Decidido por', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'justificativa', title: heldTexts.justification, sortable: false, hidden: true, hideOnPhone: true },
  { field: 'decididoEm', title: 'Decidido em', type: 'dateTime', hidden: true, hideOnPhone: true },
];

const SALES: ReadonlySet<string> = new Set(['postSale', 'postCashback']);
const lists = ['heldActions'];

/** Segunda aprovação: every request of one person that another decides (docs/adr/0025). */
export const HeldActionsPage = () => {
  const viewer = useViewer();
  const offerUndo = useOfferUndo(lists);
  const [many, setMany] = useState<{ rows: readonly HeldActionRowFragment[]; clear: () => void } | null>(null);
  const handleApproved = ({ tipo, submissionId }: HeldActionRowFragment) => {
    const done = SALES.has(tipo) ? heldTexts.approveSaleDone : heldTexts.approveDone;
    if (submissionId === null) toast.success(done);
    else offerUndo(done, { id: submissionId, versao: null });
  };
  const { approve, decline, dialog } = useHeldActs({ onApproved: handleApproved });
  const rowActs = (row: HeldActionRowFragment): ListAction[] => {
    const hidden = row.status !== 'AGUARDA';
    const isOwn = viewer?.id === row.primeiroPorId;
    return [
      { label: heldTexts.approve, hidden, disabledReason: reasonAgainst(row, viewer?.id), onClick: () => approve(row) },
      { label: isOwn ? heldTexts.withdraw : heldTexts.decline, hidden, destructive: true, onClick: () => decline(row) },
      { label: texts.openReceipt, hidden: row.submissionId === null, to: reviewPath(row.submissionId ?? '') },
    ];
  };
  return (
    <>
      <TwoApproversNotice />
      <ListScreen<HeldActionRowFragment, HeldActionsFilter>
        title={texts.title}
        description={texts.description}
        name="heldActions"
        useList={useHeldActions}
        columns={columns}
        filters={filters}
        defaultFilters={{ status: 'AGUARDA' }}
        defaultSort={{ field: 'criadoEm', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        emptyHint={texts.empty}
        exportFormats={['XLSX', 'CSV']}
        tallRows
        rowLabel={({ acao, resumo }) => `${acao}: ${resumo}`}
        rowActions={rowActs}
        notSelectable={(row) => reasonAgainst(row, viewer?.id)}
        selectionText={selectionText}
        bulkActions={({ rows, clear }) => [{ label: texts.approveSelected, onClick: () => setMany({ rows, clear }) }]}
      />
      {dialog}
      {many ? <ApproveManyDialog rows={many.rows} onSent={many.clear} onClose={() => setMany(null)} /> : null}
    </>
  );
};
