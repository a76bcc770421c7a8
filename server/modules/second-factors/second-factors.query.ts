import { staffIdOf } from '../../platform/actor.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { nothingRules } from './second-factor.rules.ts';

/** One of the own second factors, as the panel lists it. */
export interface OwnFactor {
  id: number;
  tipo: 'TOTP' | 'PASSKEY';
  nome: string;
  criadoEm: Date;
  ultimoUsoEm: Date | null;
}

/** The own second factors and how many recovery codes are left. */
export interface OwnFactors {
  fatores: OwnFactor[];
  codigosRestantes: number;
  /** The own level must have one. */
  obrigatorio: boolean;
}

export const ownSecondFactorsQuery = defineQuery({
  name: 'ownSecondFactors',
  permission: 'secondFactor:manageOwn',
  input: nothingRules,
  read: async (ctx): Promise<OwnFactors> => {
    const id = staffIdOf(ctx);
    const fatores = await ctx.read<OwnFactor>(
      `select id, tipo, nome, criado_em as "criadoEm", ultimo_uso_em as "ultimoUsoEm" from second_factors
       where staff_user_id = $1 order by criado_em, id`,
      [id],
    );
    const [rest] = await ctx.read<{ codigosRestantes: number; obrigatorio: boolean }>(
      `select (select count(*)::int from recovery_codes c where c.staff_user_id = u.id and c.usado_em is null) as "codigosRestantes",
         u.permissao = any(s.niveis_segundo_fator) as obrigatorio
       from staff_users u cross join system_settings s where u.id = $1 and s.id = 1`,
      [id],
    );
    return { fatores, codigosRestantes: rest?.codigosRestantes ?? 0, obrigatorio: rest?.obrigatorio ?? false };
  },
});
