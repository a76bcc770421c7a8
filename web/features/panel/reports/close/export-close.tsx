import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { listTexts } from '../../../../lists/list-texts.ts';
import { attempt } from '../../../../session/failure.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useCloseExportQuery, useExportMonthCloseMutation } from './month-close.generated.ts';
import { closeTexts as texts } from './month-close.messages.ts';

const POLL_MS = 1_500;

/** Requests the close as a ZIP; `exportId` is that of the file being made. */
export const useExportClose = (input: { ano: number; mes: number; rede: string | null }) => {
  const [mutate, { data, loading }] = useExportMonthCloseMutation();
  const request = () => attempt(mutate({ variables: { input } }));
  return { request, loading, exportId: data?.exportMonthClose.exportId ?? null };
};

/** Button that requests the file. */
export const ExportCloseButton = ({ onClick, loading }: { onClick: () => unknown; loading: boolean }) => (
  <Button
    variant="contained"
    startIcon={<FolderZipOutlined />}
    loading={loading}
    loadingPosition="start"
    title={texts.exportHint}
    onClick={() => void onClick()}
    sx={{ minHeight: 44 }}
  >
    {texts.export}
  </Button>
);

/** Progress of the file, and its link once it is ready. */
export const CloseExportState = ({ id }: { id: string }) => {
  const { data, startPolling, stopPolling } = useCloseExportQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const file = data?.myExport;
  const isOpen = !file || file.estado === 'NA_FILA' || file.estado === 'PROCESSANDO';
  useEffect(() => {
    if (isOpen) startPolling(POLL_MS);
    return stopPolling;
  }, [isOpen, startPolling, stopPolling]);
  const all = <TextLink to="/painel/exportacoes">{listTexts.myExports}</TextLink>;
  if (file?.linkArquivo)
    return (
      <Alert
        severity="success"
        role="status"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          <Button
            color="inherit"
            href={file.linkArquivo}
            download={file.nomeArquivo}
            startIcon={<DownloadOutlined />}
            sx={{ minHeight: 44 }}
          >
            {texts.download}
          </Button>
        }
      >
        {file.nomeArquivo} · {all}
      </Alert>
    );
  if (!isOpen)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {file.mensagem ?? texts.exportFailed}
      </Alert>
    );
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      {texts.exporting} {all}
      <LinearProgress aria-label={texts.exporting} sx={{ mt: 1 }} />
    </Alert>
  );
};
