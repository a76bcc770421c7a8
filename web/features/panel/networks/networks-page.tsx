import { useMemo, useState } from 'react';
import type { NetworksFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type NetworkRowFragment as Row,
  useDeleteNetworkMutation,
  useNetworksQuery,
  useSetNetworkActiveMutation,
} from './networks.generated.ts';
import { networkTexts as texts } from './networks.messages.ts';

const EditNetworkDialog = lazyDialog(async () => (await import('./edit-network-dialog.tsx')).EditNetworkDialog);

const useNetworks = (variables: ListVariables<NetworksFilter>) => toListResult(useNetworksQuery({ variables }), (data) => data.networks);

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: 'Rede', flex: 2 },
  { field: 'regiao', title: 'Região', width: 96 },
  { field: 'valorPonto', title: 'Valor Ponto', type: 'money', width: 92, ability: 'network:seeValorPonto' },
  { field: 'numeroRevendas', title: 'Nº Lojas', type: 'integer', width: 84 },
  { field: 'numeroParceiros', title: 'Nº Vendedores Lojas', type: 'integer', width: 116 },
  { field: 'totalVendas', title: 'Total Vendas', type: 'money', width: 124 },
  { field: 'totalCusto', title: 'Total Custo', type: 'money', width: 118, secondary: true },
  { field: 'totalPontos', title: 'Pontuação Total', type: 'points', width: 112, secondary: true },
  { field: 'saldoPontos', title: 'Saldo de Pontos', type: 'points', width: 108 },
  { field: 'ultimaPontuacao', title: 'Última Pontuação', type: 'dateTime' },
];
const situation: FilterDefinition<NetworksFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.active, falseLabel: texts.inactive, allLabel: texts.all },
];
/** The documented toast of the switch is shorter than others (document 000 §9). */
const TOGGLE_TOAST_SECONDS = 3;

/** Placed after name and region, so the switch is visible without scrolling. */
const AFTER_REGION = 2;

/** Redes: list with edit, delete and activation (document 000 §2 and §6). */
export const NetworksPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const [toggle] = useSetNetworkActiveMutation();
  const [remove] = useDeleteNetworkMutation({ refetchQueries: ['networks'], awaitRefetchQueries: true });
  const allColumns = useMemo(
    () => [
      ...columns.slice(0, AFTER_REGION),
      switchColumn<Row>({
        field: 'ativo',
        title: 'Ativo',
        ability: 'network:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `Ativo: ${nome}`,
        onSwitch: async ({ id }, ativo) => {
          if (await attempt(toggle({ variables: { id, ativo } }))) toast.success(texts.toggled, { seconds: TOGGLE_TOAST_SECONDS });
        },
      }),
      ...columns.slice(AFTER_REGION),
    ],
    [toggle],
  );
  const handleRemove = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<Row, NetworksFilter>
        title={texts.title}
        name="networks"
        useList={useNetworks}
        columns={allColumns}
        filters={can('network:set-active') ? situation : []}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={[{ label: texts.create, to: '/painel/cadastrar/rede', hidden: !can('network:create') }]}
        rowActions={(row) => [
          { label: texts.edit, onClick: () => setEditing(row), hidden: !can('network:update') },
          {
            label: texts.remove,
            destructive: true,
            onClick: () => handleRemove(row),
            hidden: !can('network:delete'),
            disabledReason: row.numeroRevendas > 0 && texts.inUse,
          },
        ]}
      />
      {editing && <EditNetworkDialog network={editing} onClose={() => setEditing(null)} />}
    </>
  );
};
