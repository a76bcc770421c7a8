import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { ConfirmSecondFactorInput } from '../second-factors/index.ts';
import { acceptTerms, updateOwnStaffProfile } from './profiles.ts';
import { signInConsumer, signInSeller } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { SignedIn, StaffSignedIn, signedInWithViewer, ViewerType } from './signed-in.types.ts';
import { confirmSecondFactor, signInStaff } from './staff-sign-in.ts';
import { programmeQuery, readViewer, type Viewer, viewerQuery } from './viewer.ts';

const SignInInput = inputType('SignInInput', 'CPF (with or without mask) and password.', {
  cpf: field(String),
  senha: field(String),
});
type SignInInput = InstanceType<typeof SignInInput>;

const UpdateOwnStaffProfileInput = inputType(
  'UpdateOwnStaffProfileInput',
  'Own profile of a member of staff; an empty new password means no change.',
  {
    nome: field(String),
    senha: optional(String),
    senhaAntiga: optional(String),
  },
);
type UpdateOwnStaffProfileInput = InstanceType<typeof UpdateOwnStaffProfileInput>;

const SocialProviderOption = objectType('SocialProviderOption', 'A provider that sellers may enter with.', {
  id: field(String, "Part of the address '/entrar/{id}' and key of the social token."),
  nome: field(String),
});

const Programme = objectType('Programme', 'The programme as visitors see it.', {
  nome: field(String),
  suporteEmail: optional(String),
  suporteChat: optional(String),
  hostsCashback: field([String], 'Hosts whose root is the consumer home.'),
  videoTutorial: optional(String, 'Address of the tutorial video.'),
  provedoresSociais: field([SocialProviderOption], 'Providers that sellers may enter with; none unless configured.'),
});
type Programme = InstanceType<typeof Programme>;

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
