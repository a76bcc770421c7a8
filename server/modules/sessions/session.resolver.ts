import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { findActor, type SessionKind } from './actors.ts';
import { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
import { signInConsumer, signInSeller, signInStaff } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { programmeQuery, readViewer, type Viewer, viewerQuery } from './viewer.ts';

enum ViewerKind {
  STAFF = 'STAFF',
  SELLER = 'SELLER',
  CONSUMER = 'CONSUMER',
}
registerEnumType(ViewerKind, { name: 'ViewerKind', description: 'The three audiences that sign in apart.' });

@ObjectType('Viewer', { description: 'Who is signed in, and what they may do.', simpleResolvers: true })
class ViewerType implements Viewer {
  @Field(() => ViewerKind)
  kind!: SessionKind;
  @Field(() => Int)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String, { description: '11 digits.' })
  cpf!: string;
  @Field(() => String, { nullable: true })
  email!: string | null;
  @Field(() => [String], { description: "Names such as 'network:create'; the server enforces the same table." })
  abilities!: string[];
  @Field(() => [String], { description: 'Networks under anti-fraud alert.' })
  redesAntifraude!: string[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Points that a seller can spend today, less any debt.' })
  saldoPontos!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Cashback of a consumer in BRL.' })
  saldoCashback!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the terms in force were accepted.' })
  aceitouRegulamento!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the store may redeem.' })
  resgateLiberado!: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Scoring type of the store: 0 Sistema, 1 Digitação, 2 Foto.' })
  tipoPontuacao!: number | null;
  @Field(() => Int, { nullable: true, description: 'Scenario of the store: 0 Inicial, 1 A, 2 B, 3 C.' })
  cenario!: number | null;
  @Field(() => String, { nullable: true, description: 'Code that a seller refers others with.' })
  idIndicacao!: string | null;
  @Field(() => String, { nullable: true })
  cnpjRevenda!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the store of a seller.' })
  revenda!: string | null;
}

@ObjectType({ description: 'A new session. The token is shown once and kept only as a hash.' })
class SignedIn {
  @Field(() => String)
  token!: string;
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@InputType({ description: 'CPF (with or without mask) and password.' })
class SignInInput {
  @Field(() => String)
  cpf!: string;
  @Field(() => String)
  senha!: string;
}

@InputType({ description: 'Own profile of a member of staff; an empty new password means no change.' })
class UpdateOwnStaffProfileInput {
  @Field(() => String)
  nome!: string;
  @Field(() => String, { nullable: true })
  senha?: string;
  @Field(() => String, { nullable: true })
  senhaAntiga?: string;
}

@ObjectType({ description: 'The programme as visitors see it.', simpleResolvers: true })
class Programme {
  @Field(() => String)
  nome!: string;
  @Field(() => String, { nullable: true })
  suporteEmail!: string | null;
  @Field(() => String, { nullable: true })
  suporteChat!: string | null;
  @Field(() => [String], { description: 'Hosts whose root is the consumer home.' })
  hostsCashback!: string[];
}

@Resolver()
export class SessionResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() ctx: AppContext): Promise<Viewer | null> {
    return runQuery(viewerQuery, ctx);
  }

  @Query(() => Programme, { description: 'Name and contacts of the programme.' })
  programme(@Ctx() ctx: AppContext): Promise<Programme> {
    return runQuery(programmeQuery, ctx);
  }

  @Mutation(() => SignedIn, { description: 'Signs a member of staff in.' })
  async signInStaff(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return withViewer(ctx, await runAction(signInStaff, ctx, { ...input }));
  }

  @Mutation(() => SignedIn, { description: 'Signs a seller in.' })
  async signInSeller(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return withViewer(ctx, await runAction(signInSeller, ctx, { ...input }));
  }

  @Mutation(() => SignedIn, { description: 'Signs a consumer in.' })
  async signInConsumer(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return withViewer(ctx, await runAction(signInConsumer, ctx, { ...input }));
  }

  @Mutation(() => Boolean, { description: 'Ends the session that asks.' })
  signOut(@Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(signOut, ctx, { sessionId: ctx.sessionId });
  }

  @Mutation(() => ViewerType, { description: 'Accepts the terms in force, as the seller or consumer who is signed in.' })
  async acceptTerms(@Ctx() ctx: AppContext): Promise<Viewer> {
    await runAction(acceptTerms, ctx, {});
    return (await readViewer(ctx))!;
  }

  @Mutation(() => ViewerType, { description: 'Meu Perfil of the staff.' })
  async updateOwnStaffProfile(
    @Arg('input', () => UpdateOwnStaffProfileInput) input: UpdateOwnStaffProfileInput,
    @Ctx() ctx: AppContext,
  ): Promise<Viewer> {
    await runAction(updateOwnStaffProfile, ctx, { ...input });
    return (await readViewer(ctx))!;
  }
}

async function withViewer(ctx: AppContext, { token }: { token: string }): Promise<SignedIn> {
  const { actor } = await findActor(ctx.database, { any: token }, ctx.clock.now());
  return { token, viewer: (await readViewer({ ...ctx, actor }))! };
}
