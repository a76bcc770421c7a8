import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { normalizeCnpj } from '../../../../server/shared/cnpj.ts';
import type { StoreProductsFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { productTexts as texts } from './products.messages.ts';
import {
  type StoreProductRowFragment as StoreProductRow,
  useDeleteStoreProductMutation,
  useSetStoreProductActiveMutation,
  useStoreProductsQuery,
} from './store-products.generated.ts';

const EditStoreProductDialog = lazyDialog(async () => (await import('./edit-store-product-dialog.tsx')).EditStoreProductDialog);

const useStoreProducts = (variables: ListVariables<StoreProductsFilter>) =>
  toListResult(useStoreProductsQuery({ variables }), (data) => data.storeProducts);

const columns: ListColumn<StoreProductRow>[] = [
  { field: 'codigo', title: texts.storeCode },
  { field: 'codigoPadrao', title: texts.standardCode, width: 200 },
  { field: 'nome', title: texts.storeName, flex: 2 },
  { field: 'valorUnitario', title: texts.storePrice, type: 'money' },
  { field: 'valorPontos', title: texts.points, type: 'decimal' },
];
const filters: FilterDefinition<StoreProductsFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.actives, falseLabel: texts.inactives, allLabel: texts.all },
];

const useActiveColumn = () => {
  const [toggle] = useSetStoreProductActiveMutation();
  return useMemo(
    () =>
      switchColumn<StoreProductRow>({
        field: 'ativo',
        title: texts.active,
        ability: 'storeProduct:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `${texts.active}: ${nome}`,
        onSwitch: async ({ id }, ativo) => {
          if (await attempt(toggle({ variables: { id, ativo } }))) toast.success(texts.edited);
        },
      }),
    [toggle],
  );
};

/** The products of the store whose CNPJ is in the URL (document 001 §2, store detail). */
export const StoreProductsTable = () => {
  const can = useCan();
  const { cnpj = '' } = useParams();
  const ofStore = useMemo(() => ({ cnpjRevenda: normalizeCnpj(cnpj) }), [cnpj]);
  const [editing, setEditing] = useState<StoreProductRow | null>(null);
  const [remove] = useDeleteStoreProductMutation({ refetchQueries: ['storeProducts'], awaitRefetchQueries: true });
  const activeColumn = useActiveColumn();
  const allColumns = useMemo(() => [...columns, activeColumn], [activeColumn]);
  const handleRemove = async ({ id, nome }: StoreProductRow) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.storeProducts}
      </Typography>
      <ListScreen<StoreProductRow, StoreProductsFilter>
        embedded
        title={texts.storeProducts}
        name="storeProducts"
        useList={useStoreProducts}
        columns={allColumns}
        filters={filters}
        fixedFilter={ofStore}
        defaultSort={{ field: 'codigo', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.emptyStoreProducts}
        actions={[{ label: texts.registerStore, to: '/painel/cadastrar/produto/revenda', hidden: !can('storeProduct:create') }]}
        rowActions={(row) => [
          { label: texts.edit, onClick: () => setEditing(row), hidden: !can('storeProduct:update') },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(row), hidden: !can('storeProduct:delete') },
        ]}
      />
      {editing && <EditStoreProductDialog product={editing} onClose={() => setEditing(null)} />}
    </Box>
  );
};
