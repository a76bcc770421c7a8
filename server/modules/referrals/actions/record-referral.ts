import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../referral.errors.ts';
import { recordReferralRules } from '../referral.rules.ts';

interface KnownRow {
  id: number;
  sellerId: number;
  cpf: string;
}

/**
 * A platform reports a person referred by a seller. The referral becomes valid, and is credited, when the person's first sale is approved.
 * Repeating an idExterno with the same people returns the first referral. A person with an approved sale is a member already.
 */
export const recordReferral = defineAction({
  name: 'recordReferral',
  title: 'Indicação por integração',
  permission: 'referral:record',
  refuses: ['REFERRAL_SELLER_UNKNOWN', 'REFERRAL_SELF', 'REFERRAL_ALREADY_MADE', 'REFERRAL_ALREADY_MEMBER', 'REFERRAL_ID_REUSED'],
  input: recordReferralRules,
  handler: async (ctx, { idExterno, idIndicacao, nome, cpf, celular }) => {
    if (ctx.actor.kind !== 'integration') throw new AppError('NOT_ALLOWED');
    const [seller] = await ctx.sql<{ id: number; cpf: string; celular: string | null }>(
      'select id, cpf, celular from sellers where id_indicacao = upper(trim($1)) and excluido_em is null and ativo',
      [idIndicacao],
    );
    if (!seller) throw new AppError('REFERRAL_SELLER_UNKNOWN');
    if (seller.cpf === cpf || (celular !== null && seller.celular === celular)) throw new AppError('REFERRAL_SELF');
    const [known] = await ctx.sql<KnownRow>(
      'select id, seller_id as "sellerId", cpf from referrals where integration_id = $1 and id_externo = $2',
      [ctx.actor.id, idExterno],
    );
    if (known) {
      if (known.sellerId !== seller.id || known.cpf !== cpf) throw new AppError('REFERRAL_ID_REUSED');
      return { id: known.id };
    }
    const [sale] = await ctx.sql(
      `select p.id from postings p left join sellers v on v.id = p.seller_id left join consumers c on c.id = p.consumer_id
       where p.status = 'APROVADA' and (p.seller_id = (select id from sellers where cpf = $1) or p.consumer_id = (select id from consumers where cpf = $1)) limit 1`,
      [cpf],
    );
    if (sale) throw new AppError('REFERRAL_ALREADY_MEMBER');
    const [made] = await ctx.sql<{ id: number }>(
      `insert into referrals (seller_id, plataforma, integration_id, id_externo, nome, cpf, celular, criado_em)
       select $1, i.plataforma, i.id, $3, $4, $5, $6, $7 from integrations i where i.id = $2 returning id`,
      [seller.id, ctx.actor.id, idExterno, nome, cpf, celular, ctx.clock.now()],
    );
    const { id } = made!;
    ctx.logAs({ id, idExterno, sellerId: seller.id });
    return { id };
  },
});
