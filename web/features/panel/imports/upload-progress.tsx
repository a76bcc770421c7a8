import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { reversalReasonText } from '../../../../server/shared/reversal-reason.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type UploadQuery, useUploadErrorsQuery, useUploadQuery } from './imports.generated.ts';
import { importTexts as texts } from './imports.messages.ts';
import { RefusedLines } from './refused-lines.tsx';
import type { UploadKind } from './upload-kinds.ts';
import { useUndoUpload } from './use-undo-upload.ts';

type Upload = NonNullable<UploadQuery['import']>;

const POLL_MS = 1_000;
const isRunning = (estado: string | undefined) => estado === 'NA_FILA' || estado === 'PROCESSANDO' || estado === 'DESFAZENDO';

interface UploadProgressProps {
  kind: UploadKind;
  importId: string;
  onAnother: () => void;
}

/** The last step, also on return: an import's progress, then its result. */
export const UploadProgress = ({ kind, importId, onAnother }: UploadProgressProps) => {
  const { mayUndo, isLate, undo, undoDialog } = useUndoUpload();
  const { data, error, loading, refetch, startPolling, stopPolling } = useUploadQuery({
    variables: { id: importId },
    fetchPolicy: 'network-only',
  });
  const upload = data?.import;
  const running = isRunning(upload?.estado);
  useEffect(() => {
    if (!running) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  if (!upload) {
    if (loading) return <LoadingState label={texts.waiting} />;
    return <ErrorState title={texts.notFound} text={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {upload.nomeArquivo}
        </Typography>
        {running ? <Running title={kind.title} upload={upload} /> : <Outcome kind={kind} upload={upload} />}
        {running ? null : (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={onAnother}>
              {texts.anotherFile}
            </Button>
            {mayUndo(upload) && !isLate(upload) ? (
              <Button color="error" onClick={() => undo(upload)}>
                {texts.undo}
              </Button>
            ) : null}
          </Stack>
        )}
      </Stack>
      {undoDialog}
    </Paper>
  );
};

/** The progress and its label. */
const progressOf = ({ estado, linhas, processadas, total, desfeitas }: Upload) =>
  estado === 'DESFAZENDO'
    ? { done: desfeitas, all: total, text: texts.undoProgress(desfeitas, total), hint: texts.mayLeaveUndo }
    : {
        done: processadas,
        all: linhas,
        text: estado === 'NA_FILA' ? texts.waiting : texts.progress(processadas, linhas),
        hint: texts.mayLeave,
      };

const Running = ({ title, upload }: { title: string; upload: Upload }) => {
  const { done, all, text, hint } = progressOf(upload);
  return (
    <Box role="status">
      <LinearProgress
        variant={upload.estado === 'NA_FILA' ? 'indeterminate' : 'determinate'}
        value={all > 0 ? Math.round((done / all) * 100) : 0}
        aria-label={title}
      />
      <Typography sx={{ mt: 1 }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </Box>
  );
};

const Outcome = ({ kind, upload }: { kind: UploadKind; upload: Upload }) => {
  const hasErrors = upload.erros > 0;
  const { data } = useUploadErrorsQuery({ variables: { id: upload.id }, skip: !hasErrors });
  return (
    <>
      {upload.estado === 'FALHOU' ? (
        <Alert severity="error">
          {upload.mensagem ?? texts.failed}. {texts.failedHint}
        </Alert>
      ) : upload.estado === 'AGUARDA' ? (
        <Alert severity="info" role="status">
          {texts.awaitsSecond}
        </Alert>
      ) : upload.estado === 'DESFEITA' ? (
        <Alert severity="info" role="status">
          {texts.undoneBy(upload.desfeitaPor, reversalReasonText(upload, 'STAFF'))}
        </Alert>
      ) : upload.estado === 'DESFEITA_EM_PARTE' ? (
        <Alert severity="warning" role="status">
          {texts.undoneBy(upload.desfeitaPor, reversalReasonText(upload, 'STAFF'))} {upload.mensagem}
        </Alert>
      ) : (
        <Alert severity={hasErrors ? 'warning' : 'success'} role="status">
          {kind.processed(upload.total)}
        </Alert>
      )}
      {upload.linkErros ? (
        <div>
          <Button variant="outlined" startIcon={<DownloadOutlined />} href={upload.linkErros} download>
            {texts.report}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {texts.reportHint}
          </Typography>
        </div>
      ) : null}
      {hasErrors ? <RefusedLines lines={data?.importErrors.items} total={upload.erros} /> : null}
    </>
  );
};
