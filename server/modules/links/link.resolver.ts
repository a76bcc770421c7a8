import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
import { type RevealedPerson, revealLink } from './actions/reveal-link.ts';
import { reviewLink } from './actions/review-link.ts';
import { suspiciousLinksList } from './links.list.ts';
import { type LinkDetails, type LinkNote, type LinkPerson, type LinkReview, linkDetailsQuery } from './links.queries.ts';

@ObjectType('LinkPerson', { description: 'A person of a link.', simpleResolvers: true })
class LinkPersonType implements LinkPerson {
  @Field(() => audienceSet, { description: 'Which audience the person is of.' })
  kind!: Audience;
  @Field(() => String)
  nome!: string;
  @Field(() => String, { description: 'CPF of the person, masked.' })
  cpf!: string;
  @Field(() => String, { nullable: true })
  loja!: string | null;
  @Field(() => String, { nullable: true })
  rede!: string | null;
}

@ObjectType('RevealedPerson', { description: 'A person of a link, unmasked.', simpleResolvers: true })
class RevealedPersonType implements RevealedPerson {
  @Field(() => audienceSet, { description: 'Which audience the person is of.' })
  kind!: Audience;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { nullable: true })
  loja!: string | null;
  @Field(() => String, { nullable: true })
  rede!: string | null;
  @Field(() => String, { nullable: true })
  celular!: string | null;
  @Field(() => String, { nullable: true })
  email!: string | null;
}

@ObjectType('LinkNote', { description: 'An invoice of a link.', simpleResolvers: true })
class LinkNoteType implements LinkNote {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => audienceSet, { description: 'Audience of who scored it.' })
  audience!: Audience;
  @Field(() => String, { description: 'Who scored it, by name.' })
  titular!: string;
  @Field(() => String)
  identificador!: string;
  @Field(() => DayScalar, { description: 'Day of the sale.' })
  realizadoEm!: string;
  @Field(() => String)
  loja!: string;
  @Field(() => DecimalScalar, { description: 'Total of the invoice, in BRL.' })
  totalVenda!: string;
}

@ObjectType('LinkReview', { description: 'What somebody found out about a link.', simpleResolvers: true })
class LinkReviewType implements LinkReview {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String, { nullable: true })
  nome!: string | null;
  @Field(() => String)
  observacao!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType('LinkDetails', { description: 'People, invoices and observations of a link.', simpleResolvers: true })
class LinkDetailsType implements LinkDetails {
  @Field(() => [LinkPersonType])
  pessoas!: LinkPerson[];
  @Field(() => [LinkNoteType], { description: 'The invoices that link them.' })
  notas!: LinkNote[];
  @Field(() => [LinkReviewType], { description: 'What was found out, the latest first.' })
  observacoes!: LinkReview[];
}

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
