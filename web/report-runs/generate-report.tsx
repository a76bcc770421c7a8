import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { type ReportKind, reportKinds } from '../../server/modules/reports/report-kinds.rules.ts';
import { useCan } from '../session/session-context.ts';
import { reportRunTexts as texts } from './report-run-texts.ts';
import { RunProgress } from './run-progress.tsx';
import { useGenerate } from './use-generate.ts';
import { isRunning, useReportStates } from './use-report-states.ts';

interface GenerateReportProps {
  tipo: ReportKind;
  ano: number;
  mes: number;
  /** Called once the first rows exist. */
  onGenerated: () => unknown;
  /** One line: a run under way is a word, without its progress. */
  isOneLine?: boolean;
}

/** Button for a report that was never generated, and the progress of its run; nothing for users who may not generate reports. */
export const GenerateReport = (props: GenerateReportProps) => (useCan()('reports:generate') ? <Generate {...props} /> : null);

const Generate = ({ tipo, ano, mes, onGenerated, isOneLine = false }: GenerateReportProps) => {
  const { states, refetch } = useReportStates({ ano, mes });
  const { generate, loading } = useGenerate({ ano, mes });
  const state = states?.find((one) => one.tipo === tipo);
  const isMade = Boolean(state?.geradoEm);
  const told = useRef(false);
  useEffect(() => {
    if (!isMade || told.current) return;
    told.current = true;
    onGenerated();
  }, [isMade, onGenerated]);
  const { title } = reportKinds[tipo];
  if (isRunning(state) || isMade) return isOneLine ? texts.underWay : <RunProgress title={title} state={state} />;
  const handleClick = async () => {
    await generate(tipo);
    await refetch();
  };
  return (
    <Box>
      {state?.estado === 'FALHOU' && !isOneLine ? <RunProgress title={title} state={state} /> : null}
      <Button
        variant="outlined"
        startIcon={<RefreshOutlined />}
        loading={loading}
        loadingPosition="start"
        aria-label={texts.generateOf(title)}
        onClick={() => void handleClick()}
        sx={{ minHeight: 44 }}
      >
        {texts.generate}
      </Button>
    </Box>
  );
};
