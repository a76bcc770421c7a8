import { defineQuery } from '../../platform/queries/query.ts';
import { reportStatesRules } from './report.rules.ts';
import { REPORT_KINDS, type ReportKind } from './report-kinds.rules.ts';

/** How a report stands: the date of what is shown and the run under way or the last one. */
export interface ReportState {
  tipo: ReportKind;
  /** When the data that are shown were read; null when it was never made. */
  geradoEm: Date | null;
  /** Networks were added after the shown rows were made: `prepareReport` makes theirs. */
  faltamRedes: boolean;
  /** NA_FILA, EM_ANDAMENTO, CONCLUIDA or FALHOU, of the newest run; null without one. */
  estado: string | null;
  feitas: number;
  total: number;
}

/** How the reports stand, those of one month for the month asked for. */
export const reportStatesQuery = defineQuery({
  name: 'reportStates',
  permission: 'reports:prepare',
  input: reportStatesRules,
  read: (ctx, { ano, mes }) =>
    ctx.read<ReportState>(
      `select k.tipo, a.terminado_em as "geradoEm",
         is_report_of_networks(k.tipo) and a.id is not null and report_networks_missing(a.id) is not null as "faltamRedes", r.estado, coalesce(r.feitas, 0) as feitas, coalesce(r.total, 0) as total
       from unnest($1::text[]) with ordinality as k(tipo, lugar)
       left join lateral (select id, terminado_em from report_runs x where x.tipo = k.tipo and x.atual
         and (x.ano is null or (x.ano = $2 and x.mes = $3))) a on true
       left join lateral (select estado, feitas, total from report_runs x where x.tipo = k.tipo
         and (x.ano is null or (x.ano = $2 and x.mes = $3)) order by x.id desc limit 1) r on true
       order by k.lugar`,
      [REPORT_KINDS, ano, mes],
    ),
});
