import { type ComponentType, useMemo, useState } from 'react';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListResult, ListVariables } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { contentTexts } from './content.messages.ts';
import { useContentActions } from './content-actions.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';

const UploadDialog = lazyDialog(async () => (await import('./upload-dialog.tsx')).UploadDialog);

interface ContentRow {
  id: string;
  nome: string;
  ativo: boolean;
  criadoEm: string;
}
type ContentFilter = { ativo?: boolean | null };

/** Props of a content form: its row, or null for a new one. */
export interface ContentDialogOf<Row> {
  row: Row | null;
  onClose: () => void;
}

interface ContentTabProps<Row extends ContentRow> {
  kind: ContentKind;
  useList: (variables: ListVariables<ContentFilter>) => ListResult<Row>;
  /** Columns between the name and the switch. */
  columns?: readonly ListColumn<Row>[];
  /** Loaded on the first interaction: the list does not wait for its form. */
  Dialog: ComponentType<ContentDialogOf<Row>>;
  /** Rejects with the operation's error, shown as `failureText` when the server sends nothing better. */
  setActive: (id: string, ativo: boolean, failureText: string) => Promise<unknown>;
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

/** One kind of consumer-facing content: its list, form and upload (document 001 §2, Gestão de Conteúdo Clientes). */
export const ContentTab = <Row extends ContentRow>({ kind, useList, columns = [], Dialog, setActive }: ContentTabProps<Row>) => {
  const { texts, list } = contentKinds[kind];
  const can = useCan();
  // `null` means a new one.
  const [editing, setEditing] = useState<Row | null | undefined>(undefined);
  const [uploading, setUploading] = useState(false);
  const allColumns = useMemo(
    (): ListColumn<Row>[] => [
      { field: 'nome', title: contentTexts.name, flex: 2 },
      ...columns,
      { field: 'criadoEm', title: contentTexts.createdAt, type: 'dateTime' },
      switchColumn<Row>({
        field: 'ativo',
        title: contentTexts.active,
        ability: 'content:update',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `${contentTexts.active}: ${nome}`,
        onSwitch: async ({ id }, ativo) => {
          if (await attempt(setActive(id, ativo, contentTexts.toggleFailed))) toast.success(contentTexts.toggled);
        },
      }),
    ],
    [columns, setActive],
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
        rowActions={(row) => [{ label: contentTexts.edit, onClick: () => setEditing(row), hidden: !can('content:update') }]}
      />
      {editing !== undefined && <Dialog row={editing} onClose={() => setEditing(undefined)} />}
      {uploading && <UploadDialog kind={kind} onClose={() => setUploading(false)} />}
    </>
  );
};
