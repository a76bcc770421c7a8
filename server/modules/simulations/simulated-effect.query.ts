import { defineQuery } from '../../platform/queries/query.ts';
import { simulatedEffectRules } from './simulation.rules.ts';
import { simulationsScope } from './simulations-scope.ts';

/** The result of a parameter's last simulation; amounts and percentages are decimal text. */
export interface SimulatedEffect {
  /** Of the simulation. */
  id: number;
  criadoEm: Date;
  /** The value tried; a percentage for an adjustment of all products. */
  para: string;
  /** Which parameter the simulation changed: an adjustment of all products counts for each of them. */
  parametro: string;
  /** How many changes it tried together: the cost covers all of them. */
  mudancas: number;
  custoAgora: string;
  custoEntao: string;
  /** Percent; null when the cost was zero. */
  variacao: string | null;
}

/** The newest finished simulation of a parameter, shown before saving it; null when there is none (beyond C7). */
export const simulatedEffectQuery = defineQuery({
  name: 'simulatedEffect',
  permission: 'simulation:read',
  input: simulatedEffectRules,
  read: async (ctx, { parametro, id }): Promise<SimulatedEffect | null> => {
    const params: unknown[] = [parametro, id ?? null];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const where = ["m.estado = 'CONCLUIDA'", ...simulationsScope({ actor: ctx.actor, bind })].join(' and ');
    const [effect] = await ctx.read<SimulatedEffect>(
      `select m.id, m.criado_em as "criadoEm", c.para, c.parametro, jsonb_array_length(m.mudancas::jsonb) as mudancas,
         m.custo_agora + m.cashback_agora as "custoAgora", m.custo_entao + m.cashback_entao as "custoEntao",
         round((m.custo_entao + m.cashback_entao - m.custo_agora - m.cashback_agora) * 100 / nullif(m.custo_agora + m.cashback_agora, 0), 2) as variacao
       from simulations m cross join lateral jsonb_to_recordset(m.mudancas::jsonb) as c(parametro text, id int, para text)
       where ${where} and ((c.parametro = $1 and c.id is not distinct from $2::int)
         or ($1 = 'valorPontos' and c.parametro = 'ajusteValorPontos'))
       order by m.criado_em desc, m.id desc, (c.parametro = $1) desc limit 1`,
      params,
    );
    return effect ?? null;
  },
});
