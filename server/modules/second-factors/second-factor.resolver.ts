import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { staffUsersList } from '../staff/index.ts';
import { confirmPasskeyRegistration } from './actions/confirm-passkey-registration.ts';
import { confirmTotpRegistration } from './actions/confirm-totp-registration.ts';
import { proveSecondFactor } from './actions/prove-second-factor.ts';
import { regenerateRecoveryCodes } from './actions/regenerate-recovery-codes.ts';
import { removeSecondFactor } from './actions/remove-second-factor.ts';
import { resetStaffFactors } from './actions/reset-staff-factors.ts';
import { startPasskeyRegistration } from './actions/start-passkey-registration.ts';
import { startSecondFactorProof } from './actions/start-second-factor-proof.ts';
import { startTotpRegistration } from './actions/start-totp-registration.ts';
import {
  ConfirmPasskeyInput,
  ConfirmTotpInput,
  OwnPasswordInput,
  OwnSecondFactors,
  PasskeyRegistrationType,
  ProveSecondFactorInput,
  RecoveryCodesType,
  RemoveSecondFactorInput,
  SecondFactorChallengeType,
  TotpRegistrationType,
} from './second-factor.types.ts';
import { ownSecondFactorsQuery } from './second-factors.query.ts';

@Resolver()
export class SecondFactorResolver {
  @Query(() => OwnSecondFactors, { description: 'Second factors of the person who is signed in.' })
  ownSecondFactors(@Ctx() ctx: AppContext): Promise<OwnSecondFactors> {
    return runQuery(ownSecondFactorsQuery, ctx);
  }

  @Mutation(() => TotpRegistrationType, { description: 'Starts the registration of an authenticator app.' })
  startTotpRegistration(
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<TotpRegistrationType> {
    return runAction(startTotpRegistration, ctx, { ...input });
  }

  @Mutation(() => RecoveryCodesType, { description: 'Registers an authenticator app by its first code.' })
  confirmTotpRegistration(
    @Arg('input', () => ConfirmTotpInput) input: ConfirmTotpInput,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryCodesType> {
    return runAction(confirmTotpRegistration, ctx, { ...input });
  }

  @Mutation(() => PasskeyRegistrationType, { description: 'Starts the registration of a passkey.' })
  startPasskeyRegistration(
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<PasskeyRegistrationType> {
    return runAction(startPasskeyRegistration, ctx, { ...input });
  }

  @Mutation(() => RecoveryCodesType, { description: 'Registers a passkey that the browser made.' })
  confirmPasskeyRegistration(
    @Arg('input', () => ConfirmPasskeyInput) input: ConfirmPasskeyInput,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryCodesType> {
    return runAction(confirmPasskeyRegistration, ctx, { ...input });
  }

  @Mutation(() => Boolean, { description: 'Removes one of the own second factors.' })
  removeSecondFactor(
    @Arg('input', () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
    @Ctx() ctx: AppContext,
  ): Promise<boolean> {
    return runAction(removeSecondFactor, ctx, { ...input });
  }

  @Mutation(() => RecoveryCodesType, { description: 'Replaces the own recovery codes with ten new ones.' })
  regenerateRecoveryCodes(
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryCodesType> {
    return runAction(regenerateRecoveryCodes, ctx, { ...input });
  }

  @Mutation(() => SecondFactorChallengeType, { description: 'Opens a challenge to prove the second factor in the current session.' })
  startSecondFactorProof(@Ctx() ctx: AppContext): Promise<SecondFactorChallengeType> {
    return runAction(startSecondFactorProof, ctx, {});
  }

  @Mutation(() => Boolean, { description: 'Proves the second factor in the current session, for fifteen minutes.' })
  proveSecondFactor(@Arg('input', () => ProveSecondFactorInput) input: ProveSecondFactorInput, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(proveSecondFactor, ctx, { ...input });
  }

  @ChangesRow(staffUsersList, 'Removes the second factors of another member of staff and ends their sessions; takes two people.')
  resetStaffFactors(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(resetStaffFactors, ctx, { id });
  }
}
