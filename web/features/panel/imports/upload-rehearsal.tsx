import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readFailure } from '../../../session/failure.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { toast } from '../../../ui/toast.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { RefusedLine } from './refused-line.ts';
import { RefusedLines } from './refused-lines.tsx';
import type { UploadKind } from './upload-kinds.ts';
import { type CheckedFile, startUpload } from './upload-operations.ts';

interface UploadRehearsalProps {
  kind: UploadKind;
  checked: CheckedFile;
  onStarted: (importId: string) => void;
  onDiscard: () => void;
  onColumns: () => void;
}

const count = new Intl.NumberFormat('pt-BR');

/** Step two: the dry run's result, and the button that imports the file. */
export const UploadRehearsal = ({ kind, checked: { values, rehearsal }, onStarted, onDiscard, onColumns }: UploadRehearsalProps) => {
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = progress !== null;
  const { importacaoAnterior, figures, pontosPrevistos, valid, processLabel, invalidas, erros } = rehearsal;
  const handleProcess = async () => {
    setProgress(0);
    try {
      onStarted(await startUpload(kind, values, { onProgress: setProgress }));
    } catch (error) {
      setProgress(null);
      toast.error(readFailure(error).message);
    }
  };
  return (
    <Stack component="section" aria-label={texts.rehearsal} sx={{ gap: 2.5 }}>
      <div>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.rehearsal}: {values.arquivo?.name}
        </Typography>
        <Typography color="textSecondary">
          {texts.rehearsed} {rehearsal.colunasIndicadas ? texts.columnsKept : null}
        </Typography>
      </div>
      {importacaoAnterior ? (
        <Alert severity="info" action={<Button onClick={() => onStarted(importacaoAnterior)}>{texts.seeResult}</Button>}>
          {texts.sentBefore}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))' }}>
        {figures.map(({ label, value, hint }) => (
          <KeyFigure key={label} label={label} value={count.format(value)} hint={hint} />
        ))}
        {pontosPrevistos === undefined ? null : <KeyFigure label={texts.points} value={<PointsText value={pontosPrevistos} whole />} />}
      </Box>
      {valid === 0 ? <NothingToProcess lines={erros} refused={invalidas} /> : null}
      {isBusy ? <LinearProgress variant="determinate" value={progress} aria-label={texts.sending} /> : null}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {valid > 0 ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleProcess()}>
            {isBusy ? texts.sending : processLabel}
          </Button>
        ) : null}
        <Button variant={valid > 0 ? 'text' : 'contained'} disabled={isBusy} onClick={onDiscard}>
          {texts.otherFile}
        </Button>
        <Button disabled={isBusy} onClick={onColumns}>
          {texts.checkColumns}
        </Button>
      </Stack>
      {invalidas > 0 ? <RefusedLines lines={erros} total={invalidas} fileName={texts.errorsFile(values.arquivo?.name ?? '')} /> : null}
    </Stack>
  );
};

/** How many reasons are named; the table below has all. */
const MOST_REASONS = 3;

/** The most frequent errors, each with the number of its lines. */
const reasonsOf = (lines: readonly RefusedLine[]) => {
  const counts = new Map<string, number>();
  for (const { coluna, mensagem } of lines) {
    // The text of a number ends with the value of its own line.
    const reason = `${coluna ? `${coluna}: ` : ''}${mensagem.replace(/: ".*$/, '')}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_REASONS);
};

/** Why the file cannot be processed, in place of the button. */
const NothingToProcess = ({ lines, refused }: { lines: readonly RefusedLine[]; refused: number }) => (
  <Alert severity="warning">
    <AlertTitle>{texts.nothingToProcess(refused)}</AlertTitle>
    <Box component="ul" sx={{ pl: 2.5, my: 0.5, overflowWrap: 'anywhere' }}>
      {reasonsOf(lines).map(([reason, count]) => (
        <li key={reason}>{texts.reason(count, reason)}</li>
      ))}
    </Box>
    {texts.correctAndCheck}
  </Alert>
);
