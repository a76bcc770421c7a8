import { useMemo } from 'react';
import { formatPercent } from '../../../../server/shared/format.ts';
import type { SimulationsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { monthsText } from '../../../parameters/months-text.ts';
import { useCan } from '../../../session/session-context.ts';
import { changesOf, changeText } from './change-list.ts';
import { type SimulationFieldsFragment, useSimulationsQuery } from './simulations.generated.ts';
import { simulationStatuses, simulationTexts as texts } from './simulations.messages.ts';

type Row = SimulationFieldsFragment;

const useSimulations = (variables: ListVariables<SimulationsFilter>) =>
  toListResult(useSimulationsQuery({ variables }), (data) => data.simulations);

const changesText = ({ mudancas }: Row) => changesOf(mudancas).map(changeText).join('; ');

const columns: ListColumn<Row>[] = [
  { field: 'mudancas', title: texts.changes, width: 300, sortable: false, value: changesText },
  { field: 'variacao', title: texts.change, type: 'decimal', width: 150, render: ({ variacao }) => formatPercent(variacao) },
  { field: 'custoEntao', title: texts.costThen, type: 'money', width: 130 },
  { field: 'criadoEm', title: texts.when, type: 'dateTime' },
  { field: 'usuario', title: texts.who, width: 140 },
  { field: 'estado', title: texts.status, type: 'status', statuses: simulationStatuses, width: 150 },
  { field: 'de', title: texts.window, width: 170, value: monthsText, hideOnPhone: true },
  { field: 'custoAgora', title: texts.costNow, type: 'money', width: 130, hidden: true, hideOnPhone: true },
  {
    field: 'rede',
    title: texts.network,
    sortable: false,
    value: ({ rede }) => rede ?? texts.allNetworks,
    hidden: true,
    hideOnPhone: true,
  },
];

const statusOptions = optionsOf(simulationStatuses);
const filters: FilterDefinition<SimulationsFilter>[] = [{ kind: 'select', name: 'estado', label: texts.status, options: statusOptions }];

/** Simulador: who simulated what, when, and the result (beyond C7). */
export const SimulationsPage = () => {
  const can = useCan();
  const actions = useMemo(() => [{ label: texts.create, to: '/painel/simulador/nova', hidden: !can('simulation:run') }], [can]);
  return (
    <ListScreen<Row, SimulationsFilter>
      title={texts.title}
      description={texts.description}
      name="simulations"
      useList={useSimulations}
      columns={columns}
      filters={filters}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      searchPlaceholder={false}
      rowLabel={({ id }) => texts.one(id)}
      rowLink={({ id }) => `/painel/simulador/${id}`}
      exportFormats={['XLSX', 'CSV']}
      emptyHint={texts.empty}
      actions={actions}
      rowActions={({ id }) => [{ label: texts.repeat, to: `/painel/simulador/nova?base=${id}`, hidden: !can('simulation:run') }]}
    />
  );
};
