import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { downloadFile } from '../../lists/use-export-list.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { importStatuses, importTexts as texts } from './imports.messages.ts';
import { type CheckedFile, SalesFileForm } from './sales-file-form.tsx';
import { SalesImportsDocument, type SalesImportsQuery, useSalesImportsQuery } from './sales-import.generated.ts';
import { SalesImportProgress } from './sales-import-progress.tsx';
import { SalesRehearsal } from './sales-rehearsal.tsx';

type Row = SalesImportsQuery['imports']['items'][number];

const PARAM = 'importacao';
const salesOnly: ImportsFilter = { tipo: 'VENDAS' };
const useUploads = (variables: ListVariables<ImportsFilter>) => toListResult(useSalesImportsQuery({ variables }), (data) => data.imports);
const columns: ListColumn<Row>[] = [
  { field: 'nomeArquivo', title: 'Arquivo', flex: 2 },
  { field: 'estado', title: 'Situação', type: 'status', statuses: importStatuses, width: 210 },
  { field: 'total', title: 'Vendas', type: 'integer' },
  { field: 'linhas', title: 'Linhas', type: 'integer', hideOnPhone: true },
  { field: 'erros', title: 'Linhas recusadas', type: 'integer' },
  { field: 'responsavel', title: 'Responsável', flex: 1.2, hideOnPhone: true },
  { field: 'criadoEm', title: 'Enviado em', type: 'dateTime', width: 180 },
];

/**
 * Upload Vendas (document 000 §2 and §5): choose a spreadsheet, look at what it would do, confirm, watch. The import in view is in the
 * address, so that leaving and coming back finds it.
 */
export const SalesUploadPage = () => {
  const [params, setParams] = useSearchParams();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const client = useApolloClient();
  const importId = Number(params.get(PARAM)) || null;
  const show = (id: number | null) => {
    setChecked(null);
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(PARAM);
      else next.set(PARAM, String(id));
      return next;
    });
  };
  const refreshHistory = useCallback(() => void client.refetchQueries({ include: [SalesImportsDocument] }), [client]);
  const handleStarted = (id: number) => {
    show(id);
    refreshHistory();
  };
  const rowActions = (row: Row) => [
    { label: texts.seeResult, onClick: () => show(row.id) },
    ...(row.linkErros
      ? [{ label: texts.report, onClick: () => downloadFile({ url: row.linkErros ?? '', fileName: row.nomeArquivo }) }]
      : []),
  ];
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} breadcrumbs={[{ label: 'Processar', to: '/painel/processar' }]} />
      {importId !== null ? (
        <SalesImportProgress key={importId} importId={importId} onAnother={() => show(null)} onEnded={refreshHistory} />
      ) : checked ? (
        <SalesRehearsal checked={checked} onStarted={handleStarted} onDiscard={() => setChecked(null)} />
      ) : (
        <SalesFileForm onChecked={setChecked} />
      )}
      <Box component="section" aria-label={texts.history} sx={{ mt: 4 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {texts.history}
        </Typography>
        <ListScreen<Row, ImportsFilter>
          title={texts.history}
          name="imports"
          embedded
          useList={useUploads}
          columns={columns}
          fixedFilter={salesOnly}
          searchPlaceholder={false}
          defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
          rowLabel={(row) => row.nomeArquivo}
          rowActions={rowActions}
        />
      </Box>
    </>
  );
};
