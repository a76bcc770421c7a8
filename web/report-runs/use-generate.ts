import { isMonthly, type ReportKind } from '../../server/modules/reports/report-kinds.rules.ts';
import { attempt } from '../session/failure.ts';
import { toast } from '../ui/toast.ts';
import { useGenerateReportMutation } from './report-runs.generated.ts';

/** Requests a run of a report, of the month for monthly ones, and says whether it started. */
export const useGenerate = (period: { ano: number; mes: number }) => {
  const [mutate, { loading }] = useGenerateReportMutation();
  const generate = async (tipo: ReportKind) => {
    const answer = await attempt(mutate({ variables: { input: isMonthly(tipo) ? { tipo, ...period } : { tipo } } }));
    if (answer?.data) toast.info(answer.data.generateReport.mensagem);
  };
  return { generate, loading };
};
