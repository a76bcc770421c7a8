import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { measurementRules } from './report.rules.ts';
import { reportNetworks } from './report-scope.ts';

/** A network before and after joining the programme; decimals as text, null where there is no divisor. */
export interface MeasurementRow {
  networkId: number;
  rede: string;
  mesesAtendidosAntes: number;
  mediaMensal: string | null;
  mediaMensalPos: string | null;
  /** Percent. */
  resultadoMensal: string | null;
  mediaSemanal: string | null;
  mediaSemanalPos: string | null;
  /** Percent. */
  resultadoSemanal: string | null;
  totalVendidoPos: string;
  mesesAtendidosPos: number;
  /** 'YYYY-MM-DD': first day in the programme. */
  dataCadastro: string;
  /** The latest note. */
  observacao: string | null;
}

// The displayed run covers whole networks; for some stores only, the same function computes the figures at once.
const SHOWN = 'measurement_items m join report_runs r on r.id = m.run_id and r.atual';
const OF_STORES = 'measurement_rows($2::date, $1::int[], $3::int[]) m';

const read = (rows: string) => `select n.id as "networkId", n.nome as rede, m.meses_atendidos_antes as "mesesAtendidosAntes",
    m.media_mensal as "mediaMensal", m.media_mensal_pos as "mediaMensalPos", m.resultado_mensal as "resultadoMensal",
    m.media_semanal as "mediaSemanal", m.media_semanal_pos as "mediaSemanalPos", m.resultado_semanal as "resultadoSemanal",
    m.total_vendido_pos as "totalVendidoPos", m.meses_atendidos_pos as "mesesAtendidosPos", n.data_cadastro as "dataCadastro", o.observacao
  from ${rows} join networks n on n.id = m.network_id
  left join lateral (select x.observacao from report_notes x where x.network_id = n.id and x.product_id is null
    order by x.criado_em desc, x.id desc limit 1) o on true
  where n.id = any($1::int[]) order by n.nome, n.id`;

/** Mensuração (document 001 §3; domain rules §4.9), for all networks within reach or one. */
export const measurementQuery = defineQuery({
  name: 'measurement',
  permission: 'measurement:read',
  input: measurementRules,
  read: async (ctx: AppContext, { rede }): Promise<MeasurementRow[]> => {
    const networks = await reportNetworks(ctx, rede);
    const stores = ctx.actor.kind === 'staff' ? ctx.actor.storeIds : null;
    return stores
      ? ctx.read<MeasurementRow>(read(OF_STORES), [networks, ctx.clock.today(), stores])
      : ctx.read<MeasurementRow>(read(SHOWN), [networks]);
  },
});
