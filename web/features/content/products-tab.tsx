import { useMemo, useState } from 'react';
import { productFormRules } from '../../../server/modules/content/content.rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import type { ClientProductsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { toggleColumn } from '../../lists/toggle-column.tsx';
import { useCan } from '../../session/use-viewer.ts';
import { toast } from '../../ui/toast.ts';
import {
  type ClientProductsQuery,
  useClientProductsQuery,
  useCreateClientProductMutation,
  useEditClientProductMutation,
} from './content.generated.ts';
import { contentTexts, productTexts as texts } from './content.messages.ts';
import { useContentActions } from './content-actions.ts';
import { tellFailure, telling } from './tell-failure.ts';
import { UploadDialog } from './upload-dialog.tsx';

type Row = ClientProductsQuery['clientProducts']['items'][number];

const useProducts = (variables: ListVariables<ClientProductsFilter>) => {
  const { error, ...result } = toListResult(
    useClientProductsQuery({ variables, context: { silent: true } }),
    (data) => data.clientProducts,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: contentTexts.name, flex: 2 },
  { field: 'descricao', title: contentTexts.descriptionField, flex: 2 },
  { field: 'criadoEm', title: contentTexts.createdAt, type: 'dateTime' },
];
const filters: FilterDefinition<ClientProductsFilter>[] = [
  {
    kind: 'boolean',
    name: 'ativo',
    label: contentTexts.situation,
    trueLabel: contentTexts.activeOnes,
    falseLabel: contentTexts.inactiveOnes,
  },
];
const fields: FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: contentTexts.name, required: true, maxLength: 200, span: 12 },
  { kind: 'text', name: 'descricao', label: contentTexts.descriptionField, maxLength: 500, multiline: true, span: 12 },
];
const refresh = { refetchQueries: ['clientProducts'], awaitRefetchQueries: true, context: { silent: true } };

/** Produtos Cliente: names that consumers see (document 001 §2). */
export const ProductsTab = () => {
  const can = useCan();
  // `null` is a new product.
  const [editing, setEditing] = useState<Row | null | undefined>(undefined);
  const [uploading, setUploading] = useState(false);
  const [edit] = useEditClientProductMutation(refresh);
  const allColumns = useMemo(
    () => [
      ...columns,
      toggleColumn<Row>({
        field: 'ativo',
        title: contentTexts.active,
        ability: 'content:edit',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `${contentTexts.active}: ${nome}`,
        onToggle: ({ id }, ativo) =>
          edit({ variables: { id, input: { ativo } } }).then(
            () => toast.success(contentTexts.toggled),
            (error: unknown) => tellFailure(error, contentTexts.toggleFailed),
          ),
      }),
    ],
    [edit],
  );
  const actions = useContentActions({
    kind: 'PRODUTOS_CLIENTE',
    createLabel: texts.create,
    onCreate: () => setEditing(null),
    onUpload: () => setUploading(true),
  });
  return (
    <>
      <ListScreen<Row, ClientProductsFilter>
        embedded
        title={texts.tab}
        name="clientProducts"
        useList={useProducts}
        columns={allColumns}
        filters={filters}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={actions}
        rowActions={(row) => [{ label: contentTexts.edit, onClick: () => setEditing(row), hidden: !can('content:edit') }]}
      />
      {editing !== undefined && <ProductDialog product={editing} onClose={() => setEditing(undefined)} />}
      {uploading && <UploadDialog kind="PRODUTOS_CLIENTE" onClose={() => setUploading(false)} />}
    </>
  );
};

const ProductDialog = ({ product, onClose }: { product: Row | null; onClose: () => void }) => {
  const [create] = useCreateClientProductMutation(refresh);
  const [edit] = useEditClientProductMutation(refresh);
  return (
    <FormDialog
      title={product ? texts.edit : texts.create}
      maxWidth="xs"
      schema={productFormRules}
      defaultValues={{ nome: product?.nome ?? '', descricao: product?.descricao ?? '' }}
      fields={fields}
      onSubmit={(input) =>
        telling<unknown>(
          product ? edit({ variables: { id: product.id, input } }) : create({ variables: { input: { ...input, ativo: true } } }),
          texts.saveFailed,
        )
      }
      successText={product ? texts.updated : texts.created}
      onClose={onClose}
    />
  );
};
