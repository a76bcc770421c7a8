import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import type { PasskeyRegistration } from './actions/start-passkey-registration.ts';
import type { TotpRegistration } from './actions/start-totp-registration.ts';
import type { KeptFactor } from './keep-factor.ts';
import type { OfferedProofs } from './offered-proofs.ts';
import type { OwnFactor, OwnFactors } from './second-factors.query.ts';

const kindSet = closedSet<OwnFactor['tipo']>('SecondFactorKind', 'Kinds of second factor.', {
  TOTP: 'An authenticator app that shows a new code every 30 seconds.',
  PASSKEY: 'A passkey (WebAuthn) of a device, a password manager or a security key.',
});

@ObjectType('SecondFactorChallenge', {
  description: 'An open challenge to prove the second factor: single use, for five minutes.',
  simpleResolvers: true,
})
export class SecondFactorChallengeType implements OfferedProofs {
  @Field(() => String, { description: 'Token of the challenge, to send back with the proof.' })
  desafio!: string;
  @Field(() => Boolean, { description: 'Whether a code of an authenticator app is accepted.' })
  totp!: boolean;
  @Field(() => Boolean, { description: 'Whether a recovery code is left.' })
  codigoRecuperacao!: boolean;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Options of WebAuthn to sign with a passkey; null without one.' })
  passkey!: OfferedProofs['passkey'];
}

@InputType({ description: 'The second step of a sign-in: a code or the answer of a passkey.' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'Token of the challenge.' })
  desafio!: string;
  @Field(() => String, { nullable: true, description: 'Six digits of an authenticator app, or a recovery code.' })
  codigo?: string | null;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Answer of WebAuthn of a passkey.' })
  passkey?: Record<string, unknown> | null;
}

@InputType({ description: 'A proof of the second factor: a code, or the answer of a passkey with its challenge.' })
export class ProveSecondFactorInput {
  @Field(() => String, { nullable: true, description: 'Token of the challenge that the passkey signed.' })
  desafio?: string | null;
  @Field(() => String, { nullable: true, description: 'Six digits of an authenticator app, or a recovery code.' })
  codigo?: string | null;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Answer of WebAuthn of a passkey.' })
  passkey?: Record<string, unknown> | null;
}

@InputType({ description: 'The own password, which changes of second factors require.' })
export class OwnPasswordInput {
  @Field(() => String, { description: 'Current password of the person who is signed in.' })
  senha!: string;
}

@InputType({ description: 'A second factor to remove.' })
export class RemoveSecondFactorInput extends OwnPasswordInput {
  @Field(() => IdScalar, { description: 'Id of the second factor.' })
  id!: number;
}

@InputType({ description: 'The first code of a new authenticator app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'Token of the registration.' })
  desafio!: string;
  @Field(() => String, { description: 'What its owner calls it.' })
  nome!: string;
  @Field(() => String, { description: 'Six digits that the app shows.' })
  codigo!: string;
}

@InputType({ description: 'A passkey that the browser made.' })
export class ConfirmPasskeyInput {
  @Field(() => String, { description: 'Token of the registration.' })
  desafio!: string;
  @Field(() => String, { description: 'What its owner calls it.' })
  nome!: string;
  @Field(() => GraphQLJSONObject, { description: 'Answer of WebAuthn of the new passkey.' })
  passkey!: Record<string, unknown>;
}

@ObjectType('TotpRegistration', { description: 'The secret of a new authenticator app, shown once.', simpleResolvers: true })
export class TotpRegistrationType implements TotpRegistration {
  @Field(() => String, { description: 'Token of the registration, for fifteen minutes.' })
  desafio!: string;
  @Field(() => String, { description: 'The secret in base32, to type into the app.' })
  segredo!: string;
  @Field(() => String, { description: "The same as an 'otpauth:' address, to show as a QR code." })
  endereco!: string;
}

@ObjectType('PasskeyRegistration', { description: 'The open registration of a passkey.', simpleResolvers: true })
export class PasskeyRegistrationType implements PasskeyRegistration {
  @Field(() => String, { description: 'Token of the registration, for five minutes.' })
  desafio!: string;
  @Field(() => GraphQLJSONObject, { description: 'Options of WebAuthn to make the passkey.' })
  opcoes!: PasskeyRegistration['opcoes'];
}

@ObjectType('RecoveryCodes', { description: 'Recovery codes, shown once and kept only as hashes.', simpleResolvers: true })
export class RecoveryCodesType implements KeptFactor {
  @Field(() => [String], { description: 'Ten single-use codes; none when an earlier factor already brought them.' })
  codigosRecuperacao!: string[];
}

@ObjectType('OwnSecondFactor', { description: 'A second factor of the person who is signed in.', simpleResolvers: true })
class OwnSecondFactor implements OwnFactor {
  @Field(() => IdScalar, { description: 'Its id.' })
  id!: number;
  @Field(() => kindSet, { description: 'Its kind.' })
  tipo!: OwnFactor['tipo'];
  @Field(() => String, { description: 'What its owner calls it.' })
  nome!: string;
  @Field(() => DateTimeScalar, { description: 'When it was registered.' })
  criadoEm!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it last proved anything; null before the first time.' })
  ultimoUsoEm!: Date | null;
}

@ObjectType('OwnSecondFactors', { description: 'Second factors of the person who is signed in.', simpleResolvers: true })
export class OwnSecondFactors implements OwnFactors {
  @Field(() => [OwnSecondFactor], { description: 'The registered factors, oldest first.' })
  fatores!: OwnSecondFactor[];
  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  codigosRestantes!: number;
  @Field(() => Boolean, { description: "Whether the person's level must have a second factor." })
  obrigatorio!: boolean;
}
