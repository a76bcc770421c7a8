import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { ConfirmSecondFactorInput } from '../second-factors/index.ts';
import { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
import { signInConsumer, signInSeller } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { SignedIn, StaffSignedIn, signedInWithViewer, ViewerType } from './signed-in.types.ts';
import { confirmSecondFactor, signInStaff } from './staff-sign-in.ts';
import { programmeQuery, readViewer, type Viewer, viewerQuery } from './viewer.ts';

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

@ObjectType({ description: 'A provider that sellers may enter with.' })
class SocialProviderOption {
  @Field(() => String, { description: "Part of the address '/entrar/{id}' and key of the social token." })
  id!: string;
  @Field(() => String)
  nome!: string;
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
  @Field(() => String, { nullable: true, description: 'Address of the tutorial video.' })
  videoTutorial!: string | null;
  @Field(() => [SocialProviderOption], { description: 'Providers that sellers may enter with; none unless configured.' })
  provedoresSociais!: SocialProviderOption[];
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

  @Mutation(() => StaffSignedIn, { description: 'Signs a member of staff in, or opens the challenge of their second factor.' })
  async signInStaff(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<StaffSignedIn> {
    const answer = await runAction(signInStaff, ctx, { ...input });
    if ('challenge' in answer) return { token: null, viewer: null, segundoFator: answer.challenge };
    return { ...(await signedInWithViewer(ctx, answer)), segundoFator: null };
  }

  @Mutation(() => SignedIn, { description: 'Second step of the sign-in of a member of staff: opens the session.' })
  async confirmSecondFactor(
    @Arg('input', () => ConfirmSecondFactorInput) input: ConfirmSecondFactorInput,
    @Ctx() ctx: AppContext,
  ): Promise<SignedIn> {
    return signedInWithViewer(ctx, await runAction(confirmSecondFactor, ctx, { ...input }));
  }

  @Mutation(() => SignedIn, { description: 'Signs a seller in.' })
  async signInSeller(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return signedInWithViewer(ctx, await runAction(signInSeller, ctx, { ...input }));
  }

  @Mutation(() => SignedIn, { description: 'Signs a consumer in.' })
  async signInConsumer(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return signedInWithViewer(ctx, await runAction(signInConsumer, ctx, { ...input }));
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
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Viewer> {
    await runAction(updateOwnStaffProfile, ctx, { ...input }, { lido });
    return (await readViewer(ctx))!;
  }
}
