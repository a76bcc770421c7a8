import { useState } from 'react';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { REJECT_REASONS } from '../../../../server/shared/enums.ts';
import type { ContestsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { audienceFilter } from '../../../people/audience-filter.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { useCan, useSeesMasks, useViewer } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { contestAge } from './contest-age.ts';
import type { ContestRow } from './contest-row.ts';
import { useContestsQuery } from './moderation.generated.ts';
import { moderationTexts as texts } from './moderation.messages.ts';

const DecideContestDialog = lazyDialog(async () => (await import('./decide-contest-dialog.tsx')).DecideContestDialog);
const FileDialog = lazyDialog(async () => (await import('../../../viewer/file-dialog.tsx')).FileDialog);

const useContests = (variables: ListVariables<ContestsFilter>) =>
  toListResult(useContestsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.contests);

const STATUSES = {
  ABERTA: { label: 'Aberta', tone: 'pending' },
  MANTIDA: { label: 'Mantida', tone: 'rejected' },
  REVERTIDA: { label: 'Revertida', tone: 'approved' },
} as const;

const filters: FilterDefinition<ContestsFilter>[] = [
  { kind: 'select', name: 'status', label: 'Situação', allLabel: 'Todas', options: optionsOf(STATUSES) },
  audienceFilter,
  networkFilter,
  { kind: 'select', name: 'motivo', label: 'Motivo', allLabel: 'Todos', options: REJECT_REASONS.map((value) => ({ value, label: value })) },
  { kind: 'boolean', name: 'atrasadas', label: 'Prazo', trueLabel: 'Atrasadas', falseLabel: 'Em dia' },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.opened },
];

const columns: ListColumn<ContestRow>[] = [
  { field: 'parceiro', title: 'Enviada por', flex: 2 },
  { field: 'texto', title: 'Contestação', sortable: false, flex: 3 },
  { field: 'reprovadoMotivo', title: 'Motivo da reprovação', flex: 2 },
  { field: 'reprovadoObservacao', title: 'Observação da reprovação', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'reprovadoPor', title: 'Reprovada por', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'responsavel', title: 'Responsável', flex: 2 },
  { field: 'status', title: 'Situação', type: 'status', statuses: STATUSES, width: 110 },
  {
    field: 'prazoEm',
    title: 'Prazo',
    type: 'custom',
    width: 200,
    render: (row) => {
      const age = contestAge(row, toSaoPauloDate(new Date()));
      return age ? <StatusChip {...age} /> : formatDate(row.prazoEm);
    },
  },
  { field: 'criadoEm', title: texts.opened, type: 'dateTime', hidden: true, hideOnPhone: true },
  { field: 'revenda', title: 'Loja', hidden: true, hideOnPhone: true },
  { field: 'rede', title: 'Rede', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'decididoPor', title: 'Decidida por', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'resposta', title: 'Resposta', sortable: false, hidden: true, hideOnPhone: true },
];

/** Contestações: members contesting rejections, nearest deadline first (beyond C4). */
export const ContestsPage = () => {
  const seesMasks = useSeesMasks();
  const can = useCan();
  const viewer = useViewer();
  const [open, setOpen] = useState<{ act: 'see' | 'decide'; row: ContestRow } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ListScreen<ContestRow, ContestsFilter>
        title={texts.contests}
        description={texts.contestsText}
        name="contests"
        useList={useContests}
        columns={columns}
        filters={filters}
        defaultFilters={{ status: 'ABERTA' }}
        defaultSort={{ field: 'prazoEm', direction: 'ASC' }}
        searchPlaceholder={seesMasks ? texts.searchContestsMasked : texts.searchContests}
        emptyHint={texts.noContests}
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ parceiro }) => texts.contestOf(parceiro)}
        rowActions={(row) => [
          {
            label: texts.decide,
            hidden: row.status !== 'ABERTA' || !can('contest:decide'),
            disabledReason: viewer?.id === row.reprovadoPorId && texts.ownRejection,
            onClick: () => setOpen({ act: 'decide', row }),
          },
          { label: row.linkArquivo ? texts.seeFiles : texts.seeNote, onClick: () => setOpen({ act: 'see', row }) },
          { label: texts.openHistory, to: `/painel/processar/nova-venda?nota=${row.submissionId}` },
        ]}
      />
      {open?.act === 'decide' ? <DecideContestDialog contest={open.row} onClose={close} /> : null}
      {open?.act === 'see' ? <FileDialog title={texts.contestOf(open.row.parceiro)} files={filesOf(open.row)} onClose={close} /> : null}
    </>
  );
};

const filesOf = ({ linkNota, tipoNota, linkArquivo, tipoArquivo }: ContestRow) => [
  { url: linkNota, type: tipoNota, title: texts.note },
  ...(linkArquivo ? [{ url: linkArquivo, type: tipoArquivo, title: texts.attachment }] : []),
];
