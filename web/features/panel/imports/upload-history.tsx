import { useNavigate } from 'react-router';
import type { ImportsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { downloadFile } from '../../../ui/download.ts';
import { type UploadsQuery, useUploadsQuery } from './imports.generated.ts';
import { importStatuses, importTexts as texts } from './imports.messages.ts';
import { uploadKindOf, uploadKinds } from './upload-kinds.ts';
import { useUndoUpload } from './use-undo-upload.ts';

type Row = UploadsQuery['imports']['items'][number];

/** URL parameter holding the current upload. */
export const UPLOAD_PARAM = 'importacao';

const useUploads = (variables: ListVariables<ImportsFilter>) => toListResult(useUploadsQuery({ variables }), (data) => data.imports);
// File names are long; truncated ones show the full name.
const fileColumn: ListColumn<Row> = {
  field: 'nomeArquivo',
  title: 'Arquivo',
  flex: 3,
  render: ({ nomeArquivo }) => <span title={nomeArquivo}>{nomeArquivo}</span>,
};
const kindColumn: ListColumn<Row> = {
  field: 'tipo',
  title: texts.kind,
  value: ({ tipo }) => uploadKindOf(tipo)?.title ?? tipo,
  width: 155,
};
const columnsOf = (countLabel: string): ListColumn<Row>[] => [
  { field: 'estado', title: texts.state, type: 'status', statuses: importStatuses, width: 125 },
  { field: 'total', title: countLabel, type: 'integer', width: 88 },
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
const allColumns = [fileColumn, kindColumn, ...columnsOf('Registros')];

interface UploadHistoryProps {
  /** Shows only uploads matching this filter, under a screen with its own heading; all of them without it. */
  only?: ImportsFilter;
  countLabel?: string;
  /** Shows an upload in place; without it, opens the screen for its kind. */
  onShow?: (id: string) => void;
}

/** Who sent what, when, and the result; with the error report and undo. */
export const UploadHistory = ({ only, countLabel, onShow }: UploadHistoryProps) => {
  const navigate = useNavigate();
  const { mayUndo, isLate, undo } = useUndoUpload();
  const rowActions = (row: Row) => {
    const path = uploadKindOf(row.tipo)?.path;
    const show = onShow ?? (path ? (id: string) => void navigate(`/painel/${path}?${UPLOAD_PARAM}=${id}`) : undefined);
    const file = (url: string | null | undefined, label: string) =>
      url ? [{ label, onClick: () => downloadFile({ url, fileName: row.nomeArquivo }) }] : [];
    return [
      ...(show ? [{ label: texts.seeResult, onClick: () => show(row.id) }] : []),
      ...file(row.linkErros, texts.report),
      ...file(row.linkArquivo, texts.sentFile),
      ...(mayUndo(row)
        ? [{ label: texts.undo, destructive: true, onClick: () => undo(row), disabledReason: isLate(row) && texts.cannotUndo }]
        : []),
    ];
  };
  return (
    <ListScreen<Row, ImportsFilter>
      title={texts.history}
      description={texts.historyHint}
      name="imports"
      {...(only ? { embedded: true, fixedFilter: only } : { filters })}
      useList={useUploads}
      columns={only ? [fileColumn, ...columnsOf(countLabel ?? 'Registros')] : allColumns}
      searchPlaceholder={false}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      rowLabel={(row) => row.nomeArquivo}
      rowActions={rowActions}
    />
  );
};
