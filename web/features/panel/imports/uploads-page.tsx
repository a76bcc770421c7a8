import type { ImportsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { downloadFile } from '../../../ui/download.ts';
import { type UploadsQuery, useUploadsQuery } from './imports.generated.ts';
import { importStatuses, importTexts as texts } from './imports.messages.ts';
import { UPLOAD_PARAM, uploadKindOf, uploadKinds } from './upload-kinds.ts';
import { useUndoUpload } from './use-undo-upload.ts';

type Row = UploadsQuery['imports']['items'][number];

const useUploads = (variables: ListVariables<ImportsFilter>) =>
  // An upload that began or ended on another screen is in the list at once.
  toListResult(useUploadsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.imports);
const columns: ListColumn<Row>[] = [
  { field: 'nomeArquivo', title: 'Arquivo', flex: 3 },
  { field: 'tipo', title: texts.kind, value: ({ tipo }) => uploadKindOf(tipo)?.title ?? tipo, width: 155 },
  { field: 'estado', title: texts.state, type: 'status', statuses: importStatuses, width: 125 },
  { field: 'total', title: texts.records, type: 'integer', width: 88 },
  { field: 'linhas', title: texts.lines, type: 'integer', hidden: true, hideOnPhone: true, width: 90 },
  { field: 'erros', title: texts.refusedShort, type: 'integer', width: 94 },
  { field: 'responsavel', title: 'Responsável', hideOnPhone: true, width: 125 },
  { field: 'criadoEm', title: 'Enviado em', type: 'dateTime' },
];
const filters: FilterDefinition<ImportsFilter>[] = [
  {
    kind: 'select',
    name: 'tipo',
    label: texts.kind,
    allLabel: texts.allKinds,
    options: Object.values(uploadKinds).map(({ tipo, title }) => ({ value: tipo, label: title })),
  },
  {
    kind: 'select',
    name: 'estado',
    label: texts.state,
    allLabel: texts.allKinds,
    options: optionsOf(importStatuses),
  },
];

/** Every upload of the panel: sender, time and result, with the error report and undo. */
export const UploadsPage = () => {
  const { mayUndo, isLate, undo, undoDialog } = useUndoUpload();
  const rowActions = (row: Row) => {
    const path = uploadKindOf(row.tipo)?.path;
    const file = (url: string | null | undefined, label: string) =>
      url ? [{ label, onClick: () => downloadFile({ url, fileName: row.nomeArquivo }) }] : [];
    return [
      ...(path ? [{ label: texts.seeResult, to: `/painel/${path}?${UPLOAD_PARAM}=${row.id}` }] : []),
      ...file(row.linkErros, texts.report),
      ...file(row.linkArquivo, texts.sentFile),
      ...(mayUndo(row)
        ? [{ label: texts.undo, destructive: true, onClick: () => undo(row), disabledReason: isLate(row) && texts.cannotUndo }]
        : []),
    ];
  };
  return (
    <>
      <ListScreen<Row, ImportsFilter>
        title={texts.history}
        description={texts.historyHint}
        name="imports"
        filters={filters}
        useList={useUploads}
        columns={columns}
        searchPlaceholder={false}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        rowLabel={(row) => row.nomeArquivo}
        rowActions={rowActions}
      />
      {undoDialog}
    </>
  );
};
