import type { jobStateSet } from '../../platform/jobs/job-state.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { reportStatesRules } from './report.rules.ts';
import { REPORT_KINDS, type ReportKind, reportKinds } from './report-kinds.rules.ts';

/** A report's state: the date of its displayed rows and the current or last run. */
export interface ReportState {
  tipo: ReportKind;
  /** When the displayed data were read; null when never generated. */
  geradoEm: Date | null;
  /** Networks were added after the displayed rows were generated: `prepareReport` adds theirs. */
  faltamRedes: boolean;
  /** Of the newest run; null without one. */
  estado: keyof typeof jobStateSet | null;
  feitas: number;
  total: number;
}

/** The state of each report; monthly ones for the requested month. */
export const reportStatesQuery = defineQuery({
  name: 'reportStates',
  permission: 'reports:prepare',
  input: reportStatesRules,
  read: (ctx, { ano, mes }) =>
    ctx.read<ReportState>(
      `select k.tipo, a.terminado_em as "geradoEm",
         k.tipo = any ($4) and a.id is not null and report_networks_missing(a.id) is not null as "faltamRedes", r.estado, coalesce(r.feitas, 0) as feitas, coalesce(r.total, 0) as total
       from unnest($1::text[]) with ordinality as k(tipo, lugar)
       left join lateral (select id, terminado_em from report_runs x where x.tipo = k.tipo and x.atual
         and (x.ano is null or (x.ano = $2 and x.mes = $3))) a on true
       left join lateral (select estado, feitas, total from report_runs x where x.tipo = k.tipo
         and (x.ano is null or (x.ano = $2 and x.mes = $3)) order by x.id desc limit 1) r on true
       order by k.lugar`,
      [REPORT_KINDS, ano, mes, REPORT_KINDS.filter((tipo) => reportKinds[tipo].rows)],
    ),
});
