import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { requirePermission } from '../../../platform/require-permission.ts';
import { addDays } from '../../../shared/dates.ts';
import { reportChoiceRules } from '../report.rules.ts';
import { isMonthly, REPORT_KINDS, reportKinds } from '../report-kinds.rules.ts';
import { buildAtOnce, catchUp, giveUpRun, isShown, openRun, workOffRun } from '../report-runs.ts';

const GENERATE_REPORT = 'generate-report';

/** Texts of Atualizar Relatórios; the second is that of domain rules §4.9. */
const texts = { started: 'Atualização do relatório iniciada', running: 'Relatório já está sendo gerado' };

/** Regenerates a report in the background. While one for the same month is running, says so and starts no other. */
export const generateReport = defineAction({
  name: 'generateReport',
  title: 'Atualização de relatório',
  permission: 'reports:generate',
  input: reportChoiceRules,
  handler: async (ctx, choice) => {
    const id = await openRun(ctx, choice);
    if (id === null) return { id, mensagem: texts.running };
    await ctx.enqueue(GENERATE_REPORT, { runId: id });
    return { id, mensagem: texts.started };
  },
});

/**
 * Generates at once, for somebody opening it, a report never generated before, or its rows for networks added since; otherwise changes
 * nothing.
 */
export const prepareReport = defineAction({
  name: 'prepareReport',
  title: 'Primeira geração de relatório',
  permission: 'reports:prepare',
  logged: false,
  input: reportChoiceRules,
  handler: async (ctx, choice) => {
    requirePermission(ctx, reportKinds[choice.tipo].permission);
    if (await isShown(ctx, choice)) await catchUp(ctx, choice);
    else {
      const id = await openRun(ctx, choice);
      if (id !== null) await buildAtOnce(ctx, { id, ...choice });
    }
    return true;
  },
});

defineJob({
  name: GENERATE_REPORT,
  retryLimit: 2,
  expireInSeconds: 1_800,
  handler: async (ctx, { runId }, { isLast, signal }) => {
    try {
      await workOffRun(ctx, Number(runId), signal);
    } catch (error) {
      if (isLast) await giveUpRun(ctx, Number(runId));
      throw error;
    }
  },
});

/** Every night, so that nobody has to ask: all reports, the monthly ones for today's and yesterday's month. */
defineJob({
  name: 'generate-reports-nightly',
  cron: '30 4 * * *',
  handler: async (ctx) => {
    const months = new Set([ctx.clock.today(), addDays(ctx.clock.today(), -1)].map((day) => day.slice(0, 7)));
    for (const tipo of REPORT_KINDS)
      for (const month of isMonthly(tipo) ? months : [''])
        await runAction(generateReport, ctx, month ? { tipo, ano: month.slice(0, 4), mes: month.slice(5) } : { tipo });
  },
});
