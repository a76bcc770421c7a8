import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addMonthsClamped, type CalendarDate, firstDayOfMonth, lastDayOfMonth } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { networkMonthRules } from './report.rules.ts';
import { reportNetworks } from './report-scope.ts';

/** What is owed to one network's members; BRL except `pontos`. */
export interface LiabilityNetwork {
  /** Null for points of people whose network is unknown. */
  networkId: number | null;
  rede: string | null;
  pontos: DecimalText;
  /** Those points at the point value when each was earned. */
  pontosReais: DecimalText;
  cashback: DecimalText;
  /** Prizes and cashback redeemed and not delivered, at cost. */
  resgates: DecimalText;
  total: DecimalText;
}

/** What expires in one month; BRL except `pontos`. */
export interface LiabilityExpiry {
  /** First day. */
  mes: CalendarDate;
  pontos: DecimalText;
  pontosReais: DecimalText;
  cashback: DecimalText;
}

/** What was owed at one month's end, BRL. */
export interface LiabilityMonth {
  mes: CalendarDate;
  pontosReais: DecimalText;
  cashback: DecimalText;
  resgates: DecimalText;
  total: DecimalText;
}

/** The outcome of one month's earnings; points, or BRL of cashback. */
export interface LiabilityCohort {
  /** PONTOS or CASHBACK. */
  parte: string;
  coorte: CalendarDate;
  creditado: DecimalText;
  resgatado: DecimalText;
  expirado: DecimalText;
  estornado: DecimalText;
  emAberto: DecimalText;
  /** None of it can be spent any more: it counts for breakage. */
  madura: boolean;
  /** expirado ÷ (expirado + resgatado) in percent; null when nothing was settled. */
  quebra: DecimalText | null;
}

/** What the programme owes at a month's end, when it falls due, and how much will never be claimed (beyond C8). */
export interface Liability {
  /** The date of the figures: the month's end, or the day of the run in the current month. */
  dia: CalendarDate;
  redes: LiabilityNetwork[];
  /** The next eighteen months. */
  vencimentos: LiabilityExpiry[];
  /** Thirteen month ends, the chosen one last. */
  meses: LiabilityMonth[];
  coortes: LiabilityCohort[];
  /** Of the matured cohorts, percent. */
  quebraPontos: DecimalText | null;
  quebraCashback: DecimalText | null;
  /** The part of points and cashback owed that will expire at those rates, BRL; null without a rate. */
  quebraEsperada: DecimalText | null;
}

const MONTHS_AHEAD = 18;

/** The networks asked for, or null for all that ever existed: a closed network still owes its debts. */
async function networksOf(ctx: AppContext, rede: string | null | undefined): Promise<number[] | null> {
  const { actor } = ctx;
  const seesAll = actor.kind === 'staff' && actor.level === 2 && !actor.networkIds && !actor.storeIds;
  return seesAll && (!rede || rede === 'Todas') ? null : reportNetworks(ctx, rede);
}

/** The day of the displayed run. */
async function dayOfRun(ctx: AppContext): Promise<CalendarDate | null> {
  const [run] = await ctx.read<{ dia: CalendarDate }>(
    "select (terminado_em at time zone 'America/Sao_Paulo')::date as dia from report_runs where tipo = 'PASSIVO' and atual",
  );
  return run?.dia ?? null;
}

const COHORTS = `select parte, coorte, creditado, resgatado, expirado, estornado, em_aberto as "emAberto", madura, quebra
  from liability_cohorts($1::date, $2::date, $3::int[])`;

/** Breakage of all matured cohorts together, and its effect on what is owed. */
const BREAKAGE = `with rates as (
    select round(sum(expirado) filter (where parte = 'PONTOS') / nullif(sum(expirado + resgatado) filter (where parte = 'PONTOS'), 0) * 100, 2) as pontos,
      round(sum(expirado) filter (where parte = 'CASHBACK') / nullif(sum(expirado + resgatado) filter (where parte = 'CASHBACK'), 0) * 100, 2) as cashback
    from liability_cohorts($1::date, $2::date, $3::int[]) where madura),
  owed as (select coalesce(sum(pontos_reais), 0) as pontos, coalesce(sum(cashback), 0) as cashback from liability_networks($1::date, $2::date, $3::int[]))
  select r.pontos as "quebraPontos", r.cashback as "quebraCashback",
    case when coalesce(r.pontos, r.cashback) is not null
      then round(o.pontos * coalesce(r.pontos, 0) / 100 + o.cashback * coalesce(r.cashback, 0) / 100, 2) end as "quebraEsperada"
  from rates r, owed o`;

/** Passivo e quebra at a month's end; the rows are the displayed run's. Null when the report was never generated. */
export const liabilityQuery = defineQuery({
  name: 'liability',
  permission: 'liability:read',
  input: networkMonthRules,
  read: async (ctx, { rede, ano, mes }): Promise<Liability | null> => {
    const runDay = await dayOfRun(ctx);
    if (!runDay) return null;
    const current = firstDayOfMonth(runDay);
    const asked = `${ano}-${String(mes).padStart(2, '0')}-01`;
    const chosen = asked > current ? current : asked;
    const params: unknown[] = [chosen, current, await networksOf(ctx, rede)];
    const [redes, vencimentos, meses, coortes, [breakage]] = await Promise.all([
      ctx.read<LiabilityNetwork>(
        `select x.network_id as "networkId", n.nome as rede, x.pontos, x.pontos_reais as "pontosReais", x.cashback, x.resgates, x.total
         from liability_networks($1::date, $2::date, $3::int[]) x left join networks n on n.id = x.network_id
         where (x.pontos, x.pontos_reais, x.cashback, x.resgates) is distinct from (0.0, 0.0, 0.0, 0.0) order by x.total desc, n.nome`,
        params,
      ),
      ctx.read<LiabilityExpiry>(
        `select d::date as mes, coalesce(sum(o.quantidade) filter (where o.parte = 'PONTOS'), 0)::numeric(16,2) as pontos,
           coalesce(round(sum(o.reais) filter (where o.parte = 'PONTOS'), 2), 0)::numeric(16,2) as "pontosReais",
           coalesce(round(sum(o.reais) filter (where o.parte = 'CASHBACK'), 2), 0)::numeric(16,2) as cashback
         from generate_series($4::date, $5::date, '1 month') d
         left join liability_open($1::date, $2::date, $3::int[]) o on o.vence_mes = d::date group by 1 order by 1`,
        [...params, chosen === current ? chosen : addMonthsClamped(chosen, 1), addMonthsClamped(chosen, MONTHS_AHEAD)],
      ),
      ctx.read<LiabilityMonth>(
        `select mes, pontos_reais::numeric(16,2) as "pontosReais", cashback::numeric(16,2) as cashback, resgates::numeric(16,2) as resgates,
           total::numeric(16,2) as total from liability_history($1::date, $2::date, $3::int[])`,
        params,
      ),
      ctx.read<LiabilityCohort>(`${COHORTS} order by parte desc, coorte desc`, params),
      ctx.read<Pick<Liability, 'quebraPontos' | 'quebraCashback' | 'quebraEsperada'>>(BREAKAGE, params),
    ]);
    return { dia: chosen === current ? runDay : lastDayOfMonth(chosen), redes, vencimentos, meses, coortes, ...breakage! };
  },
});
