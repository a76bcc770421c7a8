import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { audienceSet } from '../audiences/index.ts';
import { type RevealedPerson, revealLink } from './actions/reveal-link.ts';
import { reviewLink } from './actions/review-link.ts';
import { suspiciousLinksList } from './links.list.ts';
import { type LinkDetails, type LinkNote, type LinkPerson, type LinkReview, linkDetailsQuery } from './links.queries.ts';

const LinkPersonType = objectType('LinkPerson', 'A person of a link.', {
  kind: field(audienceSet, 'Which audience the person is of.'),
  nome: field(String),
  cpf: field(String, 'CPF of the person, masked.'),
  loja: optional(String),
  rede: optional(String),
} satisfies FieldsOf<LinkPerson>);

const RevealedPersonType = objectType('RevealedPerson', 'A person of a link, unmasked.', {
  kind: field(audienceSet, 'Which audience the person is of.'),
  nome: field(String),
  cpf: field(String),
  loja: optional(String),
  rede: optional(String),
  celular: optional(String),
  email: optional(String),
} satisfies FieldsOf<RevealedPerson>);

const LinkNoteType = objectType('LinkNote', 'An invoice of a link.', {
  id: field(IdScalar),
  audience: field(audienceSet, 'Audience of who scored it.'),
  titular: field(String, 'Who scored it, by name.'),
  identificador: field(String),
  realizadoEm: field(DayScalar, 'Day of the sale.'),
  loja: field(String),
  totalVenda: field(DecimalScalar, 'Total of the invoice, in BRL.'),
} satisfies FieldsOf<LinkNote>);

const LinkReviewType = objectType('LinkReview', 'The result of a review of a link.', {
  id: field(IdScalar),
  nome: optional(String),
  observacao: field(String),
  criadoEm: field(DateTimeScalar),
} satisfies FieldsOf<LinkReview>);

const LinkDetailsType = objectType('LinkDetails', 'People, invoices and observations of a link.', {
  pessoas: field([LinkPersonType]),
  notas: field([LinkNoteType], 'The invoices that link them.'),
  observacoes: field([LinkReviewType], 'What was found out, the latest first.'),
} satisfies FieldsOf<LinkDetails>);

export const { resolver: SuspiciousLinksListResolver } = listDoor(suspiciousLinksList);

@Resolver()
export class LinkResolver {
  @Query(() => LinkDetailsType, { description: 'People, invoices and observations of a link.' })
  linkDetails(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<LinkDetails> {
    return runQuery(linkDetailsQuery, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Marks a link as seen, with what was found out.' })
  reviewLink(
    @Arg('id', () => IdScalar) id: number,
    @Arg('observacao', () => String, { description: 'What was found out.' }) observacao: string,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(reviewLink, ctx, { id, observacao });
  }

  @Mutation(() => [RevealedPersonType], { description: 'CPF, mobile number and e-mail of the people of a link; the log says who looked.' })
  revealLink(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<RevealedPerson[]> {
    return runAction(revealLink, ctx, { id });
  }
}
