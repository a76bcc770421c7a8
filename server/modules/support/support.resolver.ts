import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
import { OwnExpiryType } from '../members/index.ts';
import { type MemberSupport, memberSupportQuery, type OpenReceipt } from './member-support.query.ts';
import type { ReadyAnswer } from './ready-answers.ts';
import type { SupportEvent } from './support-events.ts';
import { supportEventKindSet } from './support-sets.ts';

const OpenReceiptType = objectType('OpenReceipt', 'A receipt of the member that waits for a decision.', {
  id: field(IdScalar),
  criadoEm: field(DateTimeScalar, 'When it was sent.'),
  revisor: optional(String, 'Reviewer who holds it now; null when it is free.'),
  aguardaAprovacao: field(Boolean, 'Whether it was approved once and waits for a second person.'),
  contestada: field(Boolean, 'Whether a contest brought it back.'),
} satisfies FieldsOf<OpenReceipt>);

const SupportEventType = objectType('SupportEvent', 'One event in the history of a member.', {
  id: field(String, 'Unique within the history.'),
  tipo: field(supportEventKindSet),
  em: field(DateTimeScalar, 'When it happened.'),
  titulo: field(String, 'Short title of the event.'),
  texto: optional(String, 'Explanation for the staff.'),
  autor: optional(String, 'Member of staff who caused it.'),
  valor: optional(DecimalScalar, 'Signed amount of a movement: points of a seller, BRL of a consumer.'),
  paraMembro: optional(String, 'The event in words for the member, without names of staff.'),
} satisfies FieldsOf<SupportEvent>);

const ReadyAnswerType = objectType('ReadyAnswer', 'A text that staff can send to the member.', {
  titulo: field(String, 'Question that it answers.'),
  texto: field(String, 'The whole text.'),
} satisfies FieldsOf<ReadyAnswer>);

const MemberSupportType = objectType('MemberSupport', 'Facts that support needs to answer one member.', {
  vencimento: field(OwnExpiryType, 'What expires and when.'),
  notas: field([OpenReceiptType], 'Receipts that wait, the oldest first.'),
  eventos: field([SupportEventType], 'Last events, newest first; ten at most.'),
  respostas: field([ReadyAnswerType], 'Texts to copy, with the facts of the member.'),
} satisfies FieldsOf<MemberSupport>);

@Resolver()
export class MemberSupportResolver {
  @Query(() => MemberSupportType, { nullable: true, description: 'What support reads about one member; null for people out of reach.' })
  memberSupport(
    @Arg('kind', () => audienceSet) kind: Audience,
    @Arg('id', () => IdScalar) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<MemberSupport | null> {
    return runQuery(memberSupportQuery, ctx, { kind, id });
  }
}
