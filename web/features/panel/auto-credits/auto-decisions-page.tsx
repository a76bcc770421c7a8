import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CREDIT_REASONS } from '../../../../server/modules/auto-credits/credit-reasons.rules.ts';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { reviewPath } from '../../../decisions/review-path.ts';
import { creditReasonText, gainText } from '../../../decisions/rule-replay-texts.ts';
import type { AutoDecisionsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { AUDIENCES, audienceFilter } from '../../../people/audience-filter.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { StoreFilter, useStoreFilterLabel } from '../../../pickers/store-filter.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { AutoCreditTabs, DECISIONS_PATH } from './auto-credit-tabs.tsx';
import { useAutoDecisionsQuery } from './auto-credits.generated.ts';
import { BLIND_RESULTS, SALE_STATES, SOURCES, creditTexts as texts } from './auto-credits.messages.ts';
import { type AutoDecision, whyText } from './why-text.ts';

const useDecisions = (variables: ListVariables<AutoDecisionsFilter>) =>
  toListResult(useAutoDecisionsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.autoDecisions);

const Outcome = ({ creditada }: AutoDecision) => (
  <StatusChip tone={creditada ? 'approved' : 'pending'} label={creditada ? texts.credited : texts.left} />
);

const columns: ListColumn<AutoDecision>[] = [
  { field: 'submissionId', title: texts.note, sortable: false, width: 90, value: ({ submissionId }) => `#${submissionId}` },
  { field: 'parceiro', title: texts.member, flex: 2 },
  { field: 'loja', title: texts.store, flex: 2 },
  { field: 'creditada', title: texts.outcome, width: 150, render: Outcome },
  { field: 'razoes', title: texts.reasons, sortable: false, flex: 3, value: ({ razoes }) => razoes.map(creditReasonText).join('; ') },
  { field: 'valor', title: texts.amount, width: 130, value: ({ audience, valor }) => valor && gainText(audience, valor) },
  { field: 'decididaEm', title: texts.decidedOn, type: 'dateTime' },
  { field: 'rede', title: texts.network, secondary: true },
  {
    field: 'audience',
    title: texts.audience,
    sortable: false,
    hidden: true,
    hideOnPhone: true,
    value: ({ audience }) => AUDIENCES[audience],
  },
  { field: 'fonte', title: texts.source, sortable: false, secondary: true, value: ({ fonte }) => SOURCES[fonte] },
  { field: 'situacao', title: texts.sale, type: 'status', statuses: SALE_STATES, sortable: false, hidden: true },
  { field: 'revisao', title: texts.blind, type: 'status', statuses: BLIND_RESULTS, sortable: false, width: 130, secondary: true },
  { field: 'recolhidaEm', title: texts.takenBackOn, type: 'dateTime', sortable: false, hidden: true },
  { field: 'custo', title: texts.cost, type: 'money', hidden: true, hideOnPhone: true },
  { field: 'enviadaEm', title: texts.sentOn, type: 'dateTime', hidden: true, hideOnPhone: true },
  { field: 'segundos', title: texts.seconds, type: 'integer', hidden: true, hideOnPhone: true },
];

const options = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const filters: FilterDefinition<AutoDecisionsFilter>[] = [
  { kind: 'boolean', name: 'creditada', label: texts.outcome, trueLabel: texts.credited, falseLabel: texts.left },
  networkFilter,
  { kind: 'picker', name: 'storeId', label: texts.store, Picker: StoreFilter, useLabel: useStoreFilterLabel, valueType: 'id' },
  audienceFilter,
  { kind: 'select', name: 'fonte', label: texts.source, allLabel: 'Todas', options: options(SOURCES) },
  {
    kind: 'select',
    name: 'revisao',
    label: texts.blind,
    allLabel: 'Todas',
    options: Object.entries(BLIND_RESULTS).map(([value, { label }]) => ({ value, label })),
  },
  { kind: 'select', name: 'razao', label: texts.reasons, options: options(CREDIT_REASONS) },
];

/** The inputs and reasons of a decision in words. */
const Why = (row: AutoDecision) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      {texts.why}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {whyText(row).map((sentence) => (
        <Typography key={sentence} component="li" variant="body2">
          {sentence}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** The recorded sale in the list of its audience. */
const salePath = ({ audience, parceiro, decididaEm, postingId }: AutoDecision): string => {
  const day = toSaoPauloDate(new Date(decididaEm));
  const params = new URLSearchParams({ busca: parceiro, dataInicial: day, dataFinal: day, detalhe: postingId ?? '' });
  return `/painel/${audience === 'CONSUMER' ? 'pontuacoes-cashback' : 'pontuacoes'}?${params}`;
};

/** Decisões do crédito automático: what was credited without a reviewer, and why the others were not. */
export const AutoDecisionsPage = () => (
  <ListScreen<AutoDecision, AutoDecisionsFilter>
    title={texts.title}
    name="autoDecisions"
    useList={useDecisions}
    columns={columns}
    filters={filters}
    defaultSort={{ field: 'decididaEm', direction: 'DESC' }}
    searchPlaceholder={texts.searchDecisions}
    emptyHint={texts.noDecisions}
    exportFormats={['XLSX', 'CSV']}
    summary={<AutoCreditTabs current={DECISIONS_PATH} />}
    rowLabel={({ submissionId, parceiro }) => `${texts.noteNumber(submissionId)}, ${parceiro}`}
    rowDetail={Why}
    rowActions={(row) => [
      { label: texts.seeNote, to: reviewPath(row.submissionId) },
      { label: texts.seeSale, hidden: row.situacao !== 'APROVADA', to: salePath(row) },
    ]}
  />
);
