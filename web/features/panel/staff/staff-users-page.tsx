import { useMemo, useState } from 'react';
import type { StaffUsersFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan, useViewer } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type StaffUserRowFragment,
  useGrantableLevelsQuery,
  useResetStaffFactorsMutation,
  useSetStaffUserActiveMutation,
  useStaffUsersQuery,
} from './staff.generated.ts';
import { STAFF_STATES, staffTexts as texts } from './staff.messages.ts';
import { levelLabel } from './use-level-field.ts';

const EditStaffUserDialog = lazyDialog(async () => (await import('./edit-staff-user-dialog.tsx')).EditStaffUserDialog);

const ResendFirstAccessDialog = lazyDialog(async () => (await import('./resend-first-access-dialog.tsx')).ResendFirstAccessDialog);

type Row = StaffUserRowFragment;

const isPending = ({ situacao }: Pick<Row, 'situacao'>) => situacao === 'AGUARDA_APROVACAO';

const useStaffUsers = (variables: ListVariables<StaffUsersFilter>) =>
  toListResult(useStaffUsersQuery({ variables }), (data) => data.staffUsers);

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: 'Nome', width: 220 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 150 },
  { field: 'permissao', title: texts.level, width: 150, value: ({ permissao }) => levelLabel(permissao) },
  { field: 'situacao', title: texts.situation, type: 'status', statuses: STAFF_STATES, sortable: false, width: 190 },
  { field: 'email', title: 'E-mail', width: 240, hideOnPhone: true },
  { field: 'lojas', title: 'Lojas permitidas', width: 240, sortable: false },
  { field: 'redes', title: texts.networks, width: 200, sortable: false },
  { field: 'ultimoAcessoEm', title: 'Último Acesso', type: 'dateTime' },
  { field: 'criadoEm', title: 'Cadastrado em', type: 'dateTime', hidden: true, hideOnPhone: true },
];
const filters: FilterDefinition<StaffUsersFilter>[] = [
  {
    kind: 'select',
    name: 'permissao',
    label: texts.level,
    allLabel: texts.everyLevel,
    valueType: 'integer',
    options: Object.entries(texts.levels).map(([value, label]) => ({ value, label })),
  },
  { kind: 'select', name: 'situacao', label: texts.situation, allLabel: texts.everySituation, options: optionsOf(STAFF_STATES) },
];

const whyNoReset = ({ id, segundoFator, permissao }: Row, ownId: string | undefined, levels: readonly number[] | undefined) => {
  if (id === ownId) return texts.resetFactorsOwn;
  if (!segundoFator) return texts.resetFactorsNone;
  return levels && !levels.includes(permissao) ? texts.notGrantable : null;
};

/** Administradores: who has access to the panel, with their level and reach. */
export const StaffUsersPage = () => {
  const can = useCan();
  const ownId = useViewer()?.id;
  const [editing, setEditing] = useState<Row | null>(null);
  const [resending, setResending] = useState<Row | null>(null);
  const [toggle] = useSetStaffUserActiveMutation();
  const [resetFactors] = useResetStaffFactorsMutation();
  const { data } = useGrantableLevelsQuery();
  const notGrantable = ({ permissao }: Row) => data && !data.grantableLevels.includes(permissao) && texts.notGrantable;
  const handleResetFactors = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.resetFactors, text: texts.resetFactorsQuestion(nome), danger: true }))) return;
    if (await attempt(resetFactors({ variables: { id } }))) toast.success(texts.resetFactorsDone);
  };
  const allColumns = useMemo(
    () => [
      ...columns.slice(0, 4),
      switchColumn<Row>({
        field: 'ativo',
        title: 'Ativo',
        ability: 'staff:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `Ativo: ${nome}`,
        disabledReason: ({ id, situacao }) => (isPending({ situacao }) ? texts.pending : id === ownId ? texts.ownStatus : null),
        onSwitch: async ({ id, nome }, ativo) => {
          const question = { title: texts.deactivate, text: texts.deactivateQuestion(nome), danger: true };
          if (!ativo && !(await confirm(question))) return;
          if (await attempt(toggle({ variables: { id, ativo } }))) toast.success(texts.toggled);
        },
      }),
      ...columns.slice(4),
    ],
    [toggle, ownId],
  );
  return (
    <>
      <ListScreen<Row, StaffUsersFilter>
        title={texts.title}
        name="staffUsers"
        useList={useStaffUsers}
        columns={allColumns}
        filters={filters}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ nome }) => nome}
        actions={[{ label: texts.createShort, to: '/painel/cadastrar/administrador', hidden: !can('staff:create') }]}
        rowActions={(user) => [
          {
            label: texts.edit,
            onClick: () => setEditing(user),
            hidden: !can('staff:update'),
            disabledReason: isPending(user) ? texts.pending : notGrantable(user),
          },
          {
            label: texts.resend,
            onClick: () => setResending(user),
            hidden: !can('staff:update') || user.situacao !== 'PRIMEIRO_ACESSO',
            disabledReason: notGrantable(user),
          },
          {
            label: texts.resetFactors,
            onClick: () => handleResetFactors(user),
            hidden: !can('staff:update'),
            disabledReason: whyNoReset(user, ownId, data?.grantableLevels),
            destructive: true,
          },
        ]}
      />
      {editing && <EditStaffUserDialog user={editing} onClose={() => setEditing(null)} />}
      {resending && <ResendFirstAccessDialog user={resending} onClose={() => setResending(null)} />}
    </>
  );
};
