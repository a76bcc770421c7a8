import { useMemo, useState } from 'react';
import type { StoresFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListSelection, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { networkAndSituation, networkOnly, storeColumns } from './store-columns.ts';
import { type StoreRowFragment, useDeleteStoreMutation, useStoresQuery } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';
import { useStoreSwitches } from './use-store-switches.ts';

const AssignScenarioDialog = lazyDialog(async () => (await import('./assign-scenario-dialog.tsx')).AssignScenarioDialog);
const EditStoreDialog = lazyDialog(async () => (await import('./edit-store-dialog.tsx')).EditStoreDialog);

type Row = StoreRowFragment;
const useStores = (variables: ListVariables<StoresFilter>) => toListResult(useStoresQuery({ variables }), (data) => data.stores);

/** Name, code and network come before the switches. */
const AFTER_NETWORK = 3;

/** Lojas (document 001 §2, §4 and §6). */
export const StoresPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const [assigning, setAssigning] = useState<ListSelection<Row> | null>(null);
  const [remove] = useDeleteStoreMutation({ refetchQueries: ['stores'], awaitRefetchQueries: true });
  const { switchColumns, switchActions } = useStoreSwitches();
  const columns = useMemo(
    () => [...storeColumns.slice(0, AFTER_NETWORK), ...switchColumns, ...storeColumns.slice(AFTER_NETWORK)],
    [switchColumns],
  );
  const handleRemove = async ({ id, nomeFantasia }: Row) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nomeFantasia), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<Row, StoresFilter>
        title={texts.title}
        name="stores"
        useList={useStores}
        columns={columns}
        filters={can('network:set-active') ? networkAndSituation : networkOnly}
        defaultSort={{ field: 'nomeFantasia', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nomeFantasia }) => nomeFantasia}
        rowLink={({ cnpj }) => `/painel/revenda/${cnpj}`}
        exportFormats={['XLSX', 'CSV']}
        actions={[{ label: texts.create, to: '/painel/cadastrar/revenda', hidden: !can('store:create') }]}
        {...(can('scenario:assign')
          ? { bulkActions: (selection) => [{ label: texts.changeScenario, onClick: () => setAssigning(selection) }] }
          : {})}
        rowActions={(row) => [
          { label: texts.edit, onClick: () => setEditing(row), hidden: !can('store:update') },
          ...switchActions(row),
          {
            label: texts.remove,
            destructive: true,
            onClick: () => handleRemove(row),
            hidden: !can('store:delete'),
            disabledReason: row.numeroParceiros > 0 && texts.inUse,
          },
        ]}
      />
      {assigning && <AssignScenarioDialog stores={assigning.rows} onDone={assigning.clear} onClose={() => setAssigning(null)} />}
      {editing && <EditStoreDialog store={editing} onClose={() => setEditing(null)} />}
    </>
  );
};
