import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import './posting.errors.ts';
import type { NoteIdentity } from './posting-edit.entity.ts';
import { HOLDER_CPF, postingScope } from './posting-scope.ts';

/** An approved posting, locked. */
export interface LockedPosting extends NoteIdentity {
  id: number;
  audience: 'SELLER' | 'CONSUMER';
  /** Id of the seller or consumer. */
  holder_id: number;
  versao: number;
  store_id: number;
  pontos_brutos: string;
}

/** Locks an approved posting that this actor may see. Refuses: POSTING_NOT_FOUND, OWN_GAIN, POSTING_NOT_APPROVED. */
export async function lockPosting(ctx: ActionContext, id: number): Promise<LockedPosting> {
  const params: unknown[] = [id];
  const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const [posting] = await ctx.sql<LockedPosting & { cpf: string; status: string }>(
    `select ${HOLDER_CPF} as cpf, p.id, p.audience, coalesce(p.seller_id, p.consumer_id) as holder_id,
       p.status, p.versao, p.store_id, p.pontos_brutos, p.tipo_fiscal as "tipoFiscal",
       p.identificador, p.realizado_em as "realizadoEm"
     from postings p where ${['p.id = $1', ...scope].join(' and ')} for update of p`,
    params,
  );
  if (!posting) throw new AppError('POSTING_NOT_FOUND');
  refuseOwnGain(ctx, posting.cpf);
  if (posting.status !== 'APROVADA') throw new AppError('POSTING_NOT_APPROVED', { detail: posting.status });
  return posting;
}
