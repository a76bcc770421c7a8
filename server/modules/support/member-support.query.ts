import { z } from 'zod';
import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery, runQuery } from '../../platform/queries/query.ts';
import { memberStandingQuery } from '../balances/index.ts';
import { findConsumerInScope } from '../consumers/index.ts';
import { expiryOf, type OwnExpiry } from '../members/index.ts';
import { submissionScope } from '../postings/index.ts';
import { findSellerInScope } from '../sellers/index.ts';
import { type ReadyAnswer, readyAnswers } from './ready-answers.ts';
import { columnOf, eventsOf, type SupportEvent, type SupportedMember } from './support-events.ts';

/** A receipt that waits for a decision. */
export interface OpenReceipt {
  id: number;
  criadoEm: Date;
  /** Reviewer who holds it now. */
  revisor: string | null;
  aguardaAprovacao: boolean;
  contestada: boolean;
}

/** Facts that support needs to answer one member. */
export interface MemberSupport {
  vencimento: OwnExpiry;
  notas: OpenReceipt[];
  eventos: SupportEvent[];
  respostas: ReadyAnswer[];
}

const MOST_RECEIPTS = 100;
const NAMES = { SELLER: 'select nome from sellers where id = $1', CONSUMER: 'select nome from consumers where id = $1' };

/** What support reads about one member, within the actor's row scope; null for anyone else. */
export const memberSupportQuery = defineQuery({
  name: 'memberSupport',
  permission: 'posting:listOfSeller',
  input: z.strictObject({ kind: z.enum(['SELLER', 'CONSUMER']), id: z.int32().positive() }),
  read: async (ctx, member): Promise<MemberSupport | null> => {
    const { kind, id } = member;
    const found = await (kind === 'SELLER' ? findSellerInScope(ctx, id) : findConsumerInScope(ctx, id));
    if (found === null) return null;
    const [[person], standing, vencimento, notas, eventos] = await Promise.all([
      ctx.read<{ nome: string }>(NAMES[kind], [id]),
      runQuery(memberStandingQuery, ctx, member),
      expiryOf(ctx, member),
      mayDo(ctx.actor, 'submission:list') ? openReceiptsOf(ctx, member) : [],
      eventsOf(ctx, member),
    ]);
    return { vencimento, notas, eventos, respostas: readyAnswers({ kind, nome: person!.nome, standing, vencimento, notas, eventos }) };
  },
});

function openReceiptsOf(ctx: AppContext, { kind, id }: SupportedMember): Promise<OpenReceipt[]> {
  const params: unknown[] = [id, ctx.clock.now()];
  const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  return ctx.read(
    `select s.id, s.criado_em as "criadoEm", case when s.reservado_ate > $2 then u.nome end as revisor,
       exists (select from held_actions h where h.submission_id = s.id and h.status = 'AGUARDA') as "aguardaAprovacao",
       s.prioridade as contestada
     from submissions s left join staff_users u on u.id = s.reservado_por_id
     where ${[`s.${columnOf(kind)} = $1`, "s.status = 'PENDENTE'", ...scope].join(' and ')} order by s.criado_em, s.id limit ${MOST_RECEIPTS}`,
    params,
  );
}
