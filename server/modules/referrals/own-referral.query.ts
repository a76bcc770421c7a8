import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';

/** What INDIQUE E GANHE shows above the table (document 002 §2). */
export interface OwnReferral {
  idIndicacao: string;
  /** Registration address with the code. */
  link: string;
  validas: number;
  /** From valid referrals only, as decimal text. */
  pontos: string;
}

/** The signed-in seller's code, its address and its results. */
export const ownReferralQuery = defineQuery({
  name: 'ownReferral',
  permission: 'referral:listOwn',
  input: z.strictObject({}),
  read: async (ctx): Promise<OwnReferral> => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const [row] = await ctx.read<Omit<OwnReferral, 'link'>>(
      `select v.id_indicacao as "idIndicacao", count(r.id) as validas, coalesce(sum(r.pontos), 0.00) as pontos
       from sellers v left join referrals r on r.seller_id = v.id and r.validado_em is not null where v.id = $1 group by v.id`,
      [ctx.actor.id],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, link: `${ctx.env.PUBLIC_URL}/cadastrar?quemIndicou=${encodeURIComponent(row.idIndicacao)}` };
  },
});
