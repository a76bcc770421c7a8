import Avatar from '@mui/material/Avatar';
import { useMemo, useState } from 'react';
import { NO_CATEGORY, PRIZE_TYPE_LABELS } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { PrizeType } from '../../../../server/shared/enums.ts';
import { formatPoints } from '../../../../server/shared/format.ts';
import type { RewardsFilter } from '../../../graphql/types.generated.ts';
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
  type RewardRowFragment as Row,
  useDeleteRewardMutation,
  useRewardsQuery,
  useSetRewardActiveMutation,
} from './rewards.generated.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

const EditRewardDialog = lazyDialog(async () => (await import('./edit-reward-dialog.tsx')).EditRewardDialog);

const useRewards = (variables: ListVariables<RewardsFilter>) => toListResult(useRewardsQuery({ variables }), (data) => data.rewards);

/** '1.499 a 2.997 pontos' where prices differ between networks. */
const pointsRange = ({ pontos, pontosMaximo }: Row) =>
  pontos === pontosMaximo ? formatPoints(pontos) : `${formatPoints(pontos)} a ${formatPoints(pontosMaximo)}`;

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: 'Descrição', width: 196 },
  {
    field: 'miniatura',
    title: 'Foto',
    type: 'custom',
    sortable: false,
    width: 70,
    render: ({ miniatura, nome }) => (
      <Avatar variant="rounded" src={miniatura ?? ''} alt={miniatura ? nome : texts.noPhoto}>
        {nome.slice(0, 1)}
      </Avatar>
    ),
  },
  { field: 'codigo', title: 'Código', width: 100 },
  { field: 'tipo', title: texts.type, width: 90, render: ({ tipo }) => PRIZE_TYPE_LABELS[tipo as PrizeType] ?? tipo },
  { field: 'categoria', title: 'Categoria', width: 110, render: ({ categoria }) => categoria || NO_CATEGORY },
  { field: 'parceiroComercial', title: 'Parceiro comercial', hidden: true, hideOnPhone: true },
  { field: 'custoTotal', title: 'Custo Total', type: 'money', width: 110 },
  { field: 'pontos', title: 'Pontos', type: 'points', width: 130, render: pointsRange },
];
const filters: FilterDefinition<RewardsFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.active, falseLabel: texts.inactive, allLabel: texts.all },
  {
    kind: 'select',
    name: 'tipo',
    label: texts.type,
    options: Object.values(PrizeType).map((value) => ({ value, label: PRIZE_TYPE_LABELS[value] })),
  },
];

/** Prêmios: list with edit, delete and activation (document 001 §2 and §6). */
export const RewardsPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const [toggle] = useSetRewardActiveMutation();
  const [remove] = useDeleteRewardMutation({ refetchQueries: ['rewards'], awaitRefetchQueries: true });
  const allColumns = useMemo(
    () => [
      ...columns,
      switchColumn<Row>({
        field: 'ativo',
        title: 'Ativo',
        ability: 'reward:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `Ativo: ${nome}`,
        onSwitch: async ({ id }, ativo) => {
          if (await attempt(toggle({ variables: { id, ativo } }))) toast.success(texts.toggled);
        },
      }),
    ],
    [toggle],
  );
  const handleRemove = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<Row, RewardsFilter>
        title={texts.title}
        name="rewards"
        useList={useRewards}
        columns={allColumns}
        filters={filters}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        failedTitle={texts.loadFailed}
        actions={[{ label: texts.create, to: '/painel/cadastrar/premio', hidden: !can('reward:create') }]}
        rowActions={(row) => [
          { label: texts.edit, onClick: () => setEditing(row), hidden: !can('reward:update') },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(row), hidden: !can('reward:delete') },
        ]}
      />
      {editing && <EditRewardDialog reward={editing} onClose={() => setEditing(null)} />}
    </>
  );
};
