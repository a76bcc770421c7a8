import { useMemo, useState } from 'react';
import type { ProductsFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ProductRowFragment as ProductRow, useDeleteProductMutation, useProductsQuery } from './products.generated.ts';
import { productTexts as texts } from './products.messages.ts';

const EditProductDialog = lazyDialog(async () => (await import('./product-dialogs.tsx')).EditProductDialog);
const ToggleProductDialog = lazyDialog(async () => (await import('./product-dialogs.tsx')).ToggleProductDialog);
const ProductValuesDialog = lazyDialog(async () => (await import('./product-values-dialog.tsx')).ProductValuesDialog);

const useProducts = (variables: ListVariables<ProductsFilter>) => toListResult(useProductsQuery({ variables }), (data) => data.products);

const columns: ListColumn<ProductRow>[] = [
  { field: 'codigo', title: texts.code },
  { field: 'nome', title: texts.name, flex: 3 },
  { field: 'valorPontos', title: texts.points, type: 'decimal' },
  { field: 'categoria', title: texts.category, hideOnPhone: true },
  // A hidden column (document 001 §3).
  { field: 'valorUnitario', title: texts.price, type: 'money', hidden: true, hideOnPhone: true },
  { field: 'gtin', title: texts.barcode, hidden: true, hideOnPhone: true },
];
const filters: FilterDefinition<ProductsFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.actives, falseLabel: texts.inactives, allLabel: texts.all },
];
const onlyActive: Partial<ProductsFilter> = { ativo: true };

/** Produtos Experiências SW (document 001 §2 and §6). */
export const ProductsPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<ProductRow | null>(null);
  const [toggling, setToggling] = useState<ProductRow | null>(null);
  const [remembered, setRemembered] = useState<ProductRow | null>(null);
  const [remove] = useDeleteProductMutation({ refetchQueries: ['products'], awaitRefetchQueries: true });
  const allColumns = useMemo(
    () => [
      ...columns,
      switchColumn<ProductRow>({
        field: 'ativo',
        title: texts.active,
        ability: 'product:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `${texts.active}: ${nome}`,
        onSwitch: setToggling,
      }),
    ],
    [],
  );
  const handleRemove = async ({ id, nome }: ProductRow) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<ProductRow, ProductsFilter>
        title={texts.title}
        name="products"
        useList={useProducts}
        columns={allColumns}
        filters={filters}
        defaultFilters={onlyActive}
        defaultSort={{ field: 'valorPontos', direction: 'DESC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.emptyProducts}
        failedTitle={texts.loadFailed}
        actions={[{ label: texts.register, to: '/painel/cadastrar/produto', hidden: !can('product:create') }]}
        rowActions={(row) => [
          { label: texts.edit, onClick: () => setEditing(row), hidden: !can('product:update') },
          { label: texts.values, onClick: () => setRemembered(row) },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(row), hidden: !can('product:delete') },
        ]}
      />
      {editing && <EditProductDialog product={editing} onClose={() => setEditing(null)} />}
      {remembered && <ProductValuesDialog product={remembered} onClose={() => setRemembered(null)} />}
      {toggling && <ToggleProductDialog product={toggling} onClose={() => setToggling(null)} />}
    </>
  );
};
