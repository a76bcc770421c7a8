import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { SignedIn, signedInWithViewer } from '../sessions/index.ts';
import { linkSocialAccount } from './actions/link-social-account.ts';
import { signInSellerSocial } from './actions/sign-in-seller-social.ts';

@Resolver()
export class SocialResolver {
  @Mutation(() => SignedIn, { description: 'Signs a seller in with the ticket that came back from a social provider.' })
  async signInSellerSocial(@Arg('ticket', () => String) ticket: string, @Ctx() ctx: AppContext): Promise<SignedIn> {
    return signedInWithViewer(ctx, await runAction(signInSellerSocial, ctx, { ticket }));
  }

  @Mutation(() => Boolean, { description: 'Links the account of a ticket to the seller who is signed in.' })
  linkSocialAccount(@Arg('ticket', () => String) ticket: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(linkSocialAccount, ctx, { ticket });
  }
}
