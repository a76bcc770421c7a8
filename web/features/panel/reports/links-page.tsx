import { useState } from 'react';
import { LINK_RULES, LINK_WEIGHTS } from '../../../../server/modules/links/link-names.rules.ts';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import type { SuspiciousLinksFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { useSeesMasks } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { type SuspiciousLinksQuery, useSuspiciousLinksQuery } from './links.generated.ts';
import { linkTexts as texts } from './links.messages.ts';
import { ReportNote } from './report-note.tsx';
import { PrintStyles, printAction } from './report-print.tsx';

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);

type Row = SuspiciousLinksQuery['suspiciousLinks']['items'][number];

const useLinks = (variables: ListVariables<SuspiciousLinksFilter>) =>
  toListResult(useSuspiciousLinksQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.suspiciousLinks);

const ruleLabels: Readonly<Record<string, string>> = LINK_RULES;
const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const WEIGHTS = {
  ALTA: { label: LINK_WEIGHTS.ALTA, tone: 'rejected' },
  MEDIA: { label: LINK_WEIGHTS.MEDIA, tone: 'pending' },
  BAIXA: { label: LINK_WEIGHTS.BAIXA, tone: 'info' },
} as const;

const columns: ListColumn<Row>[] = [
  { field: 'regra', title: texts.rule, flex: 2, render: ({ regra }) => ruleLabels[regra] ?? regra },
  { field: 'gravidade', sortKey: 'ordem', title: texts.weight, type: 'status', statuses: WEIGHTS, width: 110 },
  { field: 'motivo', title: texts.reason, sortable: false, flex: 3 },
  { field: 'nomes', title: texts.people, sortable: false, flex: 2 },
  { field: 'notas', title: texts.notes, type: 'integer', width: 90 },
  { field: 'ultimaEm', title: texts.last, type: 'date', width: 120 },
  { field: 'visto', title: texts.seen, type: 'boolean', width: 90 },
  { field: 'observacao', title: texts.observation, sortable: false, hidden: true, hideOnPhone: true },
  { field: 'vistoPor', title: texts.seenBy, sortable: false, hidden: true, hideOnPhone: true },
  { field: 'redes', title: texts.networks, sortable: false, hidden: true, hideOnPhone: true },
];
const filters: FilterDefinition<SuspiciousLinksFilter>[] = [
  { kind: 'boolean', name: 'visto', label: texts.seen, trueLabel: texts.seenOnes, falseLabel: texts.unseen },
  { kind: 'select', name: 'regra', label: texts.rule, allLabel: texts.allRules, options: optionsOf(LINK_RULES) },
  { kind: 'select', name: 'gravidade', label: texts.weight, allLabel: texts.allRules, options: optionsOf(LINK_WEIGHTS) },
  networkFilter,
];

/** Vínculos suspeitos: people listed together with the reason; never blocks anyone (beyond C12). */
export const LinksPage = () => {
  const seesMasks = useSeesMasks();
  const [open, setOpen] = useState<Row | null>(null);
  return (
    <>
      <ListScreen<Row, SuspiciousLinksFilter>
        title={reportKinds.VINCULOS.title}
        name="suspiciousLinks"
        useList={useLinks}
        columns={columns}
        filters={filters}
        defaultFilters={{ visto: false }}
        defaultSort={{ field: 'ordem', direction: 'ASC' }}
        searchPlaceholder={seesMasks ? texts.searchMasked : texts.search}
        actions={[printAction]}
        exportFormats={['CSV', 'XLSX']}
        rowLabel={({ motivo }) => motivo}
        rowActions={(row) => [{ label: texts.open, onClick: () => setOpen(row) }]}
        emptyHint={texts.empty}
        beside={<ReportNote help={[texts.description, ...texts.help]} tipo="VINCULOS" refetch={['suspiciousLinks']} />}
        summary={<PrintStyles />}
      />
      {open ? <LinkDialog link={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
};
