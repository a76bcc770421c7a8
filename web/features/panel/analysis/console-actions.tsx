import { useGraphiQL } from '@graphiql/react';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { toCsv, toResultTable, toXlsx } from '../../../../server/shared/result-table.ts';
import { downloadContent } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.ts';
import { analysisTexts as texts } from './analysis.messages.ts';
import { SaveQueryDialog } from './save-query-dialog.tsx';
import { SavedQueriesDialog } from './saved-queries-dialog.tsx';

interface ConsoleActionsProps {
  /** The last query's answer. */
  data: unknown;
  viewerId: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function download(data: unknown, format: 'csv' | 'xlsx'): Promise<void> {
  const table = toResultTable(data);
  if (!table) return void toast.error(texts.nothingToExport);
  const blob =
    format === 'csv'
      ? new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' })
      : new Blob([new Uint8Array(await toXlsx(table))], { type: XLSX });
  downloadContent(blob, `analise.${format}`);
}

/** Actions on the editor's query and its answer. */
export const ConsoleActions = ({ data, viewerId }: ConsoleActionsProps) => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const [saving, setSaving] = useState(false);
  const [listing, setListing] = useState(false);
  const current = () => ({ consulta: queryEditor?.getValue() ?? '', variaveis: variableEditor?.getValue().trim() ?? '' });
  const save = () => (current().consulta.trim() ? setSaving(true) : toast.error(texts.nothingToSave));
  return (
    <>
      <Button size="small" startIcon={<BookmarksOutlined />} onClick={() => setListing(true)}>
        {texts.saved}
      </Button>
      <Button size="small" startIcon={<BookmarkAddOutlined />} onClick={save}>
        {texts.save}
      </Button>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={() => void download(data, 'csv')}>
        {texts.csv}
      </Button>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={() => void download(data, 'xlsx')}>
        {texts.xlsx}
      </Button>
      {saving && <SaveQueryDialog query={current()} onClose={() => setSaving(false)} />}
      {listing && (
        <SavedQueriesDialog
          viewerId={viewerId}
          current={current}
          onOpen={({ consulta, variaveis }) => {
            queryEditor?.setValue(consulta);
            variableEditor?.setValue(variaveis);
            setListing(false);
          }}
          onClose={() => setListing(false)}
        />
      )}
    </>
  );
};
