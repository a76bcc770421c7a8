import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { addDays, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { LogsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, FilterOption, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { IntegrityAlert } from './integrity-alert.tsx';
import { LogIntegrityDocument, type LogIntegrityQuery, type LogsQuery, useLogsQuery, useLogTypesQuery } from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';
import { parameterText } from './parameter-text.ts';

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
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', label: texts.period },
];

const Parameters = ({ parametros }: Pick<Row, 'parametros'>) => {
  const text = parameterText(parametros);
  return (
    <Typography variant="body2" component="span" title={text} noWrap sx={{ display: 'block' }}>
      {text || '-'}
    </Typography>
  );
};

/** Logs: who did what, with which parameters, and whether the log was tampered with (document 001 §2). */
export const LogsPage = () => {
  const client = useApolloClient();
  const types = useTypeOptions();
  const [found, setFound] = useState<LogIntegrityQuery['logIntegrity'] | null>(null);
  const columns = useMemo((): ListColumn<Row>[] => {
    const titles = new Map(types.map(({ value, label }) => [value, label]));
    return [
      { field: 'tipo', title: texts.type, flex: 2, sortable: false, value: ({ tipo }) => titles.get(tipo) ?? tipo },
      { field: 'responsavel', title: texts.responsible, flex: 1, sortable: false },
      { field: 'parametros', title: texts.parameters, flex: 3, sortable: false, render: Parameters },
      { field: 'criadoEm', title: texts.date, type: 'dateTime', width: 170 },
      { field: 'id', title: 'Id', type: 'integer', sortable: false, hidden: true, hideOnPhone: true },
    ];
  }, [types]);
  const handleVerify = async () => {
    setFound(null);
    const answer = await attempt(client.query({ query: LogIntegrityDocument, fetchPolicy: 'network-only', context: { overlay: true } }));
    setFound(answer?.data?.logIntegrity ?? null);
  };
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
      summary={found && <IntegrityAlert found={found} onClose={() => setFound(null)} />}
      actions={[{ label: texts.verify, secondary: true, onClick: handleVerify }]}
    />
  );
};
