import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { gainText } from '../../../decisions/rule-replay-texts.ts';
import type { CreditRulesFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListAction, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { AUDIENCES, audienceFilter } from '../../../people/audience-filter.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { processing } from '../../../ui/processing.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { AutoCreditTabs, DECISIONS_PATH } from './auto-credit-tabs.tsx';
import { CreditRuleDefaultsDocument, type CreditRuleDefaultsQuery, useCreditRulesQuery } from './auto-credits.generated.ts';
import { disagreementsText, SOURCES, creditTexts as texts } from './auto-credits.messages.ts';
import { type CreditRule, isUnset, ruleName } from './credit-rule.ts';

const CreditRuleDialog = lazyDialog(async () => (await import('./credit-rule-dialog.tsx')).CreditRuleDialog);
const SwitchOffDialog = lazyDialog(async () => (await import('./switch-off-dialog.tsx')).SwitchOffDialog);
const TakeBackDialog = lazyDialog(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog);

const useRules = (variables: ListVariables<CreditRulesFilter>) =>
  toListResult(useCreditRulesQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.creditRules);

/** State; below it what blind reviews disagreed with while the rule is on, and why it was switched off afterwards. */
const State = (rule: CreditRule) => {
  const below = rule.ativa ? texts.disagreementsBelow(rule) : rule.desligadaMotivo;
  return (
    <Box sx={{ py: { sm: 0.5 } }}>
      <StatusChip tone={rule.ativa ? 'approved' : 'closed'} label={rule.ativa ? texts.on : texts.off} />
      {below ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {below}
        </Typography>
      ) : null}
    </Box>
  );
};

type Bound = 'limiteNota' | 'limiteMembro' | 'limiteDia';
/** '-' until the bounds have been set. */
const bound = (name: Bound) => (rule: CreditRule) => (isUnset(rule) ? null : gainText(rule.audience, rule[name]));

const columns: ListColumn<CreditRule>[] = [
  { field: 'rede', title: texts.network, flex: 2 },
  { field: 'audience', title: texts.audience, width: 118, value: ({ audience }) => AUDIENCES[audience] },
  { field: 'fonte', title: texts.source, width: 114, value: ({ fonte }) => SOURCES[fonte] },
  { field: 'ativa', title: texts.state, width: 150, render: State },
  { field: 'limiteNota', title: texts.byNote, sortable: false, width: 124, value: bound('limiteNota') },
  { field: 'limiteMembro', title: texts.byMember, sortable: false, width: 124, value: bound('limiteMembro') },
  { field: 'limiteDia', title: texts.byDay, sortable: false, width: 124, value: bound('limiteDia') },
  {
    field: 'creditadoHoje',
    title: texts.today,
    sortable: false,
    width: 130,
    secondary: true,
    value: ({ audience, creditadoHoje }) => gainText(audience, creditadoHoje),
  },
  {
    field: 'discordancias',
    title: texts.disagreements,
    sortable: false,
    width: 128,
    hidden: true,
    hideOnPhone: true,
    value: disagreementsText,
  },
  { field: 'amostra', title: texts.sample, sortable: false, width: 90, secondary: true, value: ({ amostra }) => texts.percent(amostra) },
  { field: 'diasDeConta', title: texts.age, sortable: false, hidden: true, value: ({ diasDeConta }) => texts.days(diasDeConta) },
  {
    field: 'discordancia',
    title: texts.disagreement,
    sortable: false,
    hidden: true,
    hideOnPhone: true,
    value: ({ discordancia, janela }) => texts.percentOf(discordancia, janela),
  },
  { field: 'salto', title: texts.jump, sortable: false, hidden: true, hideOnPhone: true, value: ({ salto }) => texts.times(salto) },
  { field: 'ligadaEm', title: texts.onSince, type: 'dateTime', hidden: true, hideOnPhone: true },
  { field: 'atualizadaEm', title: texts.changedOn, type: 'dateTime', secondary: true, hideOnPhone: true },
  {
    field: 'atualizadaPor',
    title: texts.changedBy,
    sortable: false,
    hidden: true,
    hideOnPhone: true,
    value: ({ atualizadaPor, versao }) => atualizadaPor ?? (versao > 1 ? texts.system : null),
  },
];

const filters: FilterDefinition<CreditRulesFilter>[] = [
  networkFilter,
  audienceFilter,
  {
    kind: 'select',
    name: 'fonte',
    label: texts.source,
    allLabel: 'Todas',
    options: Object.entries(SOURCES).map(([value, label]) => ({ value, label })),
  },
  { kind: 'boolean', name: 'ativa', label: texts.state, trueLabel: texts.on, falseLabel: texts.off, allLabel: 'Todas' },
];

type Open =
  | { act: 'edit'; rule: CreditRule; ativa: boolean; defaults: CreditRuleDefaultsQuery['creditRuleDefaults'] }
  | { act: 'switchOff' | 'takeBack'; rule: CreditRule }
  | null;

const decisionsOf = ({ networkId, audience, fonte }: CreditRule) =>
  `${DECISIONS_PATH}?${new URLSearchParams({ networkId, audience, fonte }).toString()}`;

/** Crédito automático: by which rules receipts need no reviewer. */
export const CreditRulesPage = () => {
  const can = useCan();
  const client = useApolloClient();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const handleEdit = async (rule: CreditRule, ativa: boolean) => {
    const variables = { ruleId: rule.id };
    const { data } =
      (await attempt(processing.during(client.query({ query: CreditRuleDefaultsDocument, variables, fetchPolicy: 'network-only' })))) ?? {};
    if (data) setOpen({ act: 'edit', rule, ativa, defaults: data.creditRuleDefaults });
  };
  const rowActs = (rule: CreditRule): ListAction[] => [
    { label: texts.edit, hidden: !can('creditRule:save'), onClick: () => handleEdit(rule, rule.ativa) },
    { label: texts.turnOn, hidden: rule.ativa || !can('creditRule:save'), onClick: () => handleEdit(rule, true) },
    { label: texts.seeDecisions, hidden: !can('autoDecision:list'), to: decisionsOf(rule) },
    {
      label: texts.turnOff,
      hidden: !rule.ativa || !can('creditRule:save'),
      destructive: true,
      onClick: () => setOpen({ act: 'switchOff', rule }),
    },
    {
      label: texts.takeBack,
      hidden: rule.ligadaEm === null || !can('credit:takeBack'),
      destructive: true,
      onClick: () => setOpen({ act: 'takeBack', rule }),
    },
  ];
  return (
    <>
      <ListScreen<CreditRule, CreditRulesFilter>
        title={texts.title}
        name="creditRules"
        useList={useRules}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'rede', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        emptyHint={texts.noRules}
        exportFormats={['XLSX', 'CSV']}
        tallRows
        summary={<AutoCreditTabs current="/painel/credito-automatico" />}
        rowLabel={ruleName}
        rowActions={rowActs}
      />
      {open?.act === 'edit' ? <CreditRuleDialog {...open} onClose={close} /> : null}
      {open?.act === 'switchOff' ? <SwitchOffDialog rule={open.rule} onClose={close} /> : null}
      {open?.act === 'takeBack' ? <TakeBackDialog rule={open.rule} onClose={close} /> : null}
    </>
  );
};
