import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readFailure } from '../../session/failure.ts';
import { uploadOperation } from '../../session/upload-operation.ts';
import { PointsText } from '../../ui/amounts.tsx';
import { KeyFigure } from '../../ui/key-figure.tsx';
import { toast } from '../../ui/toast.ts';
import { importTexts as texts } from './imports.messages.ts';
import { RefusedLines } from './refused-lines.tsx';
import type { CheckedFile } from './sales-file-form.tsx';
import { StartSalesImportDocument } from './sales-import.generated.ts';

interface SalesRehearsalProps {
  checked: CheckedFile;
  onStarted: (importId: number) => void;
  onDiscard: () => void;
}

const count = new Intl.NumberFormat('pt-BR');

/** The second step: what the file would come to, and the button that makes it so. */
export const SalesRehearsal = ({ checked: { arquivo, enviarMensagem, rehearsal }, onStarted, onDiscard }: SalesRehearsalProps) => {
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = progress !== null;
  const { importacaoAnterior } = rehearsal;
  const handleProcess = async () => {
    setProgress(0);
    try {
      const data = await uploadOperation(StartSalesImportDocument, { arquivo, enviarMensagem }, { onProgress: setProgress });
      onStarted(data.startSalesImport.id);
    } catch (error) {
      setProgress(null);
      toast.error(readFailure(error).message);
    }
  };
  return (
    <Stack component="section" aria-label={texts.rehearsal} sx={{ gap: 2.5 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.rehearsal}: {arquivo.name}
        </Typography>
        <Typography color="text.secondary">{texts.rehearsed}</Typography>
      </div>
      {importacaoAnterior ? (
        <Alert severity="info" action={<Button onClick={() => onStarted(importacaoAnterior)}>{texts.seeResult}</Button>}>
          {texts.sentBefore}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' }}>
        <KeyFigure label={texts.lines} value={count.format(rehearsal.linhas)} />
        <KeyFigure label={texts.sales} value={count.format(rehearsal.vendas)} />
        <KeyFigure
          label={texts.refused}
          value={count.format(rehearsal.invalidas)}
          hint={rehearsal.duplicadas > 0 ? texts.duplicates(rehearsal.duplicadas) : undefined}
        />
        <KeyFigure label={texts.points} value={<PointsText value={rehearsal.pontosPrevistos} whole />} />
      </Box>
      {isBusy ? <LinearProgress variant="determinate" value={progress} aria-label={texts.sending} /> : null}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy || rehearsal.vendas === 0} onClick={() => void handleProcess()}>
          {isBusy ? texts.sending : texts.process(rehearsal.vendas)}
        </Button>
        <Button disabled={isBusy} onClick={onDiscard}>
          {texts.otherFile}
        </Button>
      </Stack>
      {rehearsal.invalidas > 0 ? <RefusedLines lines={rehearsal.erros} total={rehearsal.invalidas} /> : null}
    </Stack>
  );
};
