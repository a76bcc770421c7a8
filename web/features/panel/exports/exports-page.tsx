import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { MyExportsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type MyExportsQuery, useMyExportsQuery } from './exports.generated.ts';
import { exportStatuses, exportTexts as texts } from './exports.messages.ts';

type Row = MyExportsQuery['myExports']['items'][number];

const POLL_MS = 2_000;
const isRunning = ({ estado }: Row) => estado === 'NA_FILA' || estado === 'PROCESSANDO';

/** Polls while any file on the page is being generated. */
const useMyExports = (variables: ListVariables<MyExportsFilter>) => {
  const result = useMyExportsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = result;
  const running = data?.myExports.items.some(isRunning) ?? false;
  useEffect(() => {
    if (!running) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  return toListResult(result, ({ myExports }) => myExports);
};

const Progress = (row: Row) => {
  const share = row.total > 0 ? Math.min(100, Math.round((row.linhas / row.total) * 100)) : 0;
  if (row.estado === 'FALHOU')
    return (
      <Typography variant="body2" component="span" color="error">
        {row.mensagem}
      </Typography>
    );
  return (
    <Box sx={{ width: '100%', minWidth: 120 }}>
      <Typography variant="body2" component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
        {isRunning(row) ? texts.progress(row.linhas, row.total) : row.linhas.toLocaleString('pt-BR')}
      </Typography>
      {isRunning(row) ? (
        <LinearProgress
          variant={row.estado === 'NA_FILA' ? 'indeterminate' : 'determinate'}
          value={share}
          aria-label={texts.progressOf(row.nomeArquivo)}
        />
      ) : null}
    </Box>
  );
};

const Download = ({ linkArquivo, nomeArquivo }: Row) =>
  linkArquivo ? (
    <Button
      size="small"
      href={linkArquivo}
      download={nomeArquivo}
      startIcon={<FileDownloadOutlined />}
      aria-label={texts.downloadOf(nomeArquivo)}
    >
      {texts.download}
    </Button>
  ) : (
    '-'
  );

const columns: ListColumn<Row>[] = [
  { field: 'nomeArquivo', title: texts.file, flex: 2 },
  { field: 'estado', title: texts.state, type: 'status', statuses: exportStatuses, width: 150 },
  { field: 'linhas', title: texts.rows, type: 'custom', flex: 1.2, sortable: false, render: Progress },
  { field: 'criadoEm', title: texts.requestedAt, type: 'dateTime' },
  { field: 'expiraEm', title: texts.availableUntil, type: 'dateTime' },
  { field: 'linkArquivo', title: texts.download, type: 'custom', width: 130, sortable: false, render: Download },
];

/** The viewer's large exports: their progress, and their files until they expire. */
export const ExportsPage = () => (
  <ListScreen<Row, MyExportsFilter>
    title={texts.title}
    description={texts.description}
    name="myExports"
    useList={useMyExports}
    columns={columns}
    searchPlaceholder={false}
    defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
    emptyHint={texts.empty}
    rowLabel={(row) => row.nomeArquivo}
  />
);
