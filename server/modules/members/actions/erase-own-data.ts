import { defineAction } from '../../../platform/actions/action.ts';
import { verifyPassword } from '../../../platform/auth/password.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import { erasedCpf } from '../../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { AUDIENCES } from '../../audiences/index.ts';
import { eraseOwnDataRules } from '../consent.rules.ts';
import '../member.errors.ts';
import { ERASE_FILES, type ErasedFiles } from '../erased-files.job.ts';
import { memberOf } from '../own-consents.query.ts';

const tries = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'erase', points: 5, windowSeconds: 3_600 });

/** What must end first: otherwise a pending answer, prize or payment would go to nobody, or points keep being earned for nobody. */
async function refuseOpenMatters(
  ctx: ActionContext,
  { table, reference }: (typeof AUDIENCES)[keyof typeof AUDIENCES],
  id: number,
): Promise<void> {
  const [open] = await ctx.sql<{ notas: number; vendas: number; resgates: number }>(
    `select (select count(*)::int from submissions s where s.${reference} = $1 and (s.status = 'PENDENTE'
         or exists (select from contests c where c.submission_id = s.id and c.status = 'ABERTA'))) as notas,
       (select count(*)::int from held_actions h join ${table} p on p.cpf = h.cpf where p.id = $1 and h.status = 'AGUARDA' and h.submission_id is null) as vendas,
       (select count(*)::int from redemptions where ${reference} = $1 and status in (0, 2)) as resgates`,
    [id],
  );
  const reasons = [
    ...(open!.notas > 0 ? [`${open!.notas} nota(s) em análise`] : []),
    ...(open!.vendas > 0 ? [`${open!.vendas} venda(s) em segunda aprovação`] : []),
    ...(open!.resgates > 0 ? [`${open!.resgates} resgate(s) a entregar`] : []),
  ];
  if (reasons.length > 0) throw new AppError('ERASURE_OPEN_MATTERS', { motivos: reasons.join(' e ') });
}

/**
 * Replaces the member's personal data, at once and permanently, and ends all sessions; remaining points and cashback are lost. The CPF
 * remains only as a keyed hash, so that a registration code or a referral is not paid twice.
 */
export const eraseOwnData = defineAction({
  name: 'eraseOwnData',
  title: 'Exclusão de dados pelo titular',
  permission: 'ownData:erase',
  refuses: ['TOO_MANY_ATTEMPTS', 'ERASURE_PASSWORD_WRONG', 'ERASURE_OPEN_MATTERS'],
  input: eraseOwnDataRules,
  before: async (ctx) => {
    const { kind, id } = memberOf(ctx);
    await tries(ctx).consume(`${kind}:${id}`);
  },
  handler: async (ctx, { senha }) => {
    const { kind, id } = memberOf(ctx);
    const [person] = await ctx.sql<{ cpf: string; senha_hash: string | null }>(
      `select cpf, senha_hash from ${AUDIENCES[kind].table} where id = $1 for update`,
      [id],
    );
    if (!person || !(await verifyPassword(person.senha_hash, senha))) throw new AppError('ERASURE_PASSWORD_WRONG');
    await refuseOpenMatters(ctx, AUDIENCES[kind], id);
    const [gone] = await ctx.sql<{ files: ErasedFiles }>('select erase_member($1, $2, $3, $4) as files', [
      kind,
      id,
      erasedCpf(person.cpf, ctx.env.SECRET),
      ctx.clock.now(),
    ]);
    await ctx.enqueue(ERASE_FILES, { ...gone!.files });
    ctx.logAs({ id, kind }, { key: `${kind.toLowerCase()}:${id}`, nome: 'Titular removido' });
    return true;
  },
});
