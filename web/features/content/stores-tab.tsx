import { useMemo, useState } from 'react';
import { storeFormRules } from '../../../server/modules/content/content.rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import type { ParticipatingStoresFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { toggleColumn } from '../../lists/toggle-column.tsx';
import { useCan } from '../../session/use-viewer.ts';
import { toast } from '../../ui/toast.ts';
import {
  type ParticipatingStoresQuery,
  useCreateParticipatingStoreMutation,
  useEditParticipatingStoreMutation,
  useParticipatingStoresQuery,
} from './content.generated.ts';
import { contentTexts, storeTexts as texts } from './content.messages.ts';
import { useContentActions } from './content-actions.ts';
import { tellFailure, telling } from './tell-failure.ts';
import { UploadDialog } from './upload-dialog.tsx';

type Row = ParticipatingStoresQuery['participatingStores']['items'][number];

const useStores = (variables: ListVariables<ParticipatingStoresFilter>) => {
  const { error, ...result } = toListResult(
    useParticipatingStoresQuery({ variables, context: { silent: true } }),
    (data) => data.participatingStores,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: contentTexts.name, flex: 2 },
  { field: 'criadoEm', title: contentTexts.createdAt, type: 'dateTime' },
];
const filters: FilterDefinition<ParticipatingStoresFilter>[] = [
  {
    kind: 'boolean',
    name: 'ativo',
    label: contentTexts.situation,
    trueLabel: contentTexts.activeOnes,
    falseLabel: contentTexts.inactiveOnes,
  },
];
const fields: FieldDefinition[] = [{ kind: 'text', name: 'nome', label: contentTexts.name, required: true, maxLength: 200, span: 12 }];
const refresh = { refetchQueries: ['participatingStores'], awaitRefetchQueries: true, context: { silent: true } };

/** Lojas Participantes: names that consumers see (document 001 §2). */
export const StoresTab = () => {
  const can = useCan();
  // `null` is a new store.
  const [editing, setEditing] = useState<Row | null | undefined>(undefined);
  const [uploading, setUploading] = useState(false);
  const [edit] = useEditParticipatingStoreMutation(refresh);
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
    kind: 'LOJAS_PARTICIPANTES',
    createLabel: texts.create,
    onCreate: () => setEditing(null),
    onUpload: () => setUploading(true),
  });
  return (
    <>
      <ListScreen<Row, ParticipatingStoresFilter>
        embedded
        title={texts.tab}
        name="participatingStores"
        useList={useStores}
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
      {editing !== undefined && <StoreDialog store={editing} onClose={() => setEditing(undefined)} />}
      {uploading && <UploadDialog kind="LOJAS_PARTICIPANTES" onClose={() => setUploading(false)} />}
    </>
  );
};

const StoreDialog = ({ store, onClose }: { store: Row | null; onClose: () => void }) => {
  const [create] = useCreateParticipatingStoreMutation(refresh);
  const [edit] = useEditParticipatingStoreMutation(refresh);
  return (
    <FormDialog
      title={store ? texts.edit : texts.create}
      maxWidth="xs"
      schema={storeFormRules}
      defaultValues={{ nome: store?.nome ?? '' }}
      fields={fields}
      onSubmit={(input) =>
        telling<unknown>(
          store ? edit({ variables: { id: store.id, input } }) : create({ variables: { input: { ...input, ativo: true } } }),
          texts.saveFailed,
        )
      }
      successText={store ? texts.updated : texts.created}
      onClose={onClose}
    />
  );
};
