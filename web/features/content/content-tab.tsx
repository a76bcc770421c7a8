import { useMemo, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListResult, ListVariables } from '../../lists/list-types.ts';
import { toggleColumn } from '../../lists/toggle-column.tsx';
import { attempt } from '../../session/failure.ts';
import { useCan } from '../../session/use-viewer.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { contentTexts } from './content.messages.ts';
import { useContentActions } from './content-actions.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';

const UploadDialog = lazyDialog(async () => (await import('./upload-dialog.tsx')).UploadDialog);

interface ContentRow {
  id: number;
  nome: string;
  ativo: boolean;
  criadoEm: string;
}
type ContentFilter = { ativo?: boolean | null };

interface ContentTabProps<Row extends ContentRow, Input extends FieldValues, Output> {
  kind: ContentKind;
  useList: (variables: ListVariables<ContentFilter>) => ListResult<Row>;
  /** Columns between the name and the switch. */
  columns?: readonly ListColumn<Row>[];
  schema: z.ZodType<Output, Input>;
  /** Fields after the name. */
  fields?: readonly FieldDefinition[];
  valuesOf: (row: Row | null) => DefaultValues<Input>;
  /** Both reject with the operation's error, told with `failureText` when the server has no better text. */
  create: (input: Output, failureText: string) => Promise<unknown>;
  edit: (id: number, input: Output | { ativo: boolean }, failureText: string) => Promise<unknown>;
}

const filters: FilterDefinition<ContentFilter>[] = [
  {
    kind: 'boolean',
    name: 'ativo',
    label: contentTexts.situation,
    trueLabel: contentTexts.activeOnes,
    falseLabel: contentTexts.inactiveOnes,
  },
];
const nameField: FieldDefinition = { kind: 'text', name: 'nome', label: contentTexts.name, required: true, maxLength: 200, span: 12 };

/** One kind of content that consumers see: its list, its form and its upload (document 001 §2, Gestão de Conteúdo Clientes). */
export const ContentTab = <Row extends ContentRow, Input extends FieldValues, Output>({
  kind,
  useList,
  columns = [],
  schema,
  fields = [],
  valuesOf,
  create,
  edit,
}: ContentTabProps<Row, Input, Output>) => {
  const { texts, list } = contentKinds[kind];
  const can = useCan();
  // `null` is a new one.
  const [editing, setEditing] = useState<Row | null | undefined>(undefined);
  const [uploading, setUploading] = useState(false);
  const allColumns = useMemo(
    (): ListColumn<Row>[] => [
      { field: 'nome', title: contentTexts.name, flex: 2 },
      ...columns,
      { field: 'criadoEm', title: contentTexts.createdAt, type: 'dateTime' },
      toggleColumn<Row>({
        field: 'ativo',
        title: contentTexts.active,
        ability: 'content:edit',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `${contentTexts.active}: ${nome}`,
        onToggle: async ({ id }, ativo) => {
          if (await attempt(edit(id, { ativo }, contentTexts.toggleFailed))) toast.success(contentTexts.toggled);
        },
      }),
    ],
    [columns, edit],
  );
  const actions = useContentActions({
    kind,
    createLabel: texts.create,
    onCreate: () => setEditing(null),
    onUpload: () => setUploading(true),
  });
  return (
    <>
      <ListScreen<Row, ContentFilter>
        embedded
        title={texts.tab}
        name={list}
        useList={useList}
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
      {editing !== undefined && (
        <FormDialog
          title={editing ? texts.edit : texts.create}
          maxWidth="xs"
          schema={schema}
          defaultValues={valuesOf(editing)}
          fields={[nameField, ...fields]}
          onSubmit={(input) => (editing ? edit(editing.id, input, texts.saveFailed) : create(input, texts.saveFailed))}
          successText={editing ? texts.updated : texts.created}
          onClose={() => setEditing(undefined)}
        />
      )}
      {uploading && <UploadDialog kind={kind} onClose={() => setUploading(false)} />}
    </>
  );
};
