import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { addDays, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { LogsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, FilterOption, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { CodeAlert } from './code-alert.tsx';
import { IntegrityAlert } from './integrity-alert.tsx';
import {
  type LogCodeCheckQuery,
  LogIntegrityDocument,
  type LogIntegrityQuery,
  type LogsQuery,
  useLogsQuery,
  useLogTypesQuery,
} from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';

const CheckCodeDialog = lazyDialog(async () => (await import('./check-code-dialog.tsx')).CheckCodeDialog);

type Row = LogsQuery['logs']['items'][number];

/** The last 7 days (document 001 §9). */
const DEFAULT_DAYS = 7;

const useLogs = (variables: ListVariables<LogsFilter>) => toListResult(useLogsQuery({ variables }), (data) => data.logs);
const useTypeOptions = (): readonly FilterOption[] => {
  const { data } = useLogTypesQuery();
  return useMemo(() => (data?.logTypes ?? []).map(({ tipo, titulo }) => ({ value: tipo, label: titulo })), [data]);
};
const lastDays = () => {
  const today = toSaoPauloDate(new Date());
  return { dataInicial: addDays(today, -DEFAULT_DAYS), dataFinal: today };
};
const filters: FilterDefinition<LogsFilter>[] = [
  { kind: 'select', name: 'tipo', label: texts.type, allLabel: texts.everyType, useOptions: useTypeOptions },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.period },
];

const Parameters = ({ parametrosTexto }: Pick<Row, 'parametrosTexto'>) => (
  <Typography variant="body2" component="span" title={parametrosTexto} noWrap sx={{ display: 'block' }}>
    {parametrosTexto || '-'}
  </Typography>
);

/** In the documented order (001 §2 Logs). */
const columns: ListColumn<Row>[] = [
  { field: 'quem', title: texts.responsible, flex: 1, sortable: false },
  { field: 'titulo', title: texts.type, flex: 2, sortable: false },
  { field: 'parametrosTexto', title: texts.parameters, flex: 3, sortable: false, render: Parameters },
  { field: 'criadoEm', title: texts.date, type: 'dateTime' },
  { field: 'id', title: 'Id', type: 'integer', sortable: false, hidden: true, hideOnPhone: true },
];

/** Logs: who did what, with which parameters, and whether the log was tampered with (document 001 §2). */
export const LogsPage = () => {
  const client = useApolloClient();
  const [found, setFound] = useState<LogIntegrityQuery['logIntegrity'] | null>(null);
  const [code, setCode] = useState<LogCodeCheckQuery['logCodeCheck'] | null>(null);
  const [isChecking, setChecking] = useState(false);
  const handleVerify = async () => {
    setFound(null);
    const answer = await attempt(client.query({ query: LogIntegrityDocument, fetchPolicy: 'network-only', context: { overlay: true } }));
    setFound(answer?.data?.logIntegrity ?? null);
  };
  const summary = (
    <>
      {found && <IntegrityAlert found={found} onClose={() => setFound(null)} />}
      {code && <CodeAlert found={code} onClose={() => setCode(null)} />}
      {isChecking && <CheckCodeDialog onChecked={setCode} onClose={() => setChecking(false)} />}
    </>
  );
  return (
    <ListScreen<Row, LogsFilter>
      title={texts.title}
      name="logs"
      useList={useLogs}
      columns={columns}
      filters={filters}
      defaultFilters={lastDays}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      searchPlaceholder={false}
      exportFormats={['XLSX', 'CSV']}
      emptyHint={texts.empty}
      rowLabel={({ id }) => id}
      summary={summary}
      actions={[
        { label: texts.checkCode, secondary: true, onClick: () => setChecking(true) },
        { label: texts.verify, secondary: true, onClick: handleVerify },
      ]}
    />
  );
};
