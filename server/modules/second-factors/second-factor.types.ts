import { GraphQLJSONObject } from 'graphql-scalars';
import { Int } from 'type-graphql';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import type { PasskeyRegistration } from './actions/start-passkey-registration.ts';
import type { TotpRegistration } from './actions/start-totp-registration.ts';
import type { KeptFactor } from './keep-factor.ts';
import type { OfferedProofs } from './offered-proofs.ts';
import type { OwnFactor, OwnFactors } from './second-factors.query.ts';

const kindSet = closedSet<OwnFactor['tipo']>('SecondFactorKind', 'Kinds of second factor.', {
  TOTP: 'An authenticator app that shows a new code every 30 seconds.',
  PASSKEY: 'A passkey (WebAuthn) of a device, a password manager or a security key.',
});

export const SecondFactorChallengeType = objectType(
  'SecondFactorChallenge',
  'An open challenge to prove the second factor: single use, for five minutes.',
  {
    desafio: field(String, 'Token of the challenge, to send back with the proof.'),
    totp: field(Boolean, 'Whether a code of an authenticator app is accepted.'),
    codigoRecuperacao: field(Boolean, 'Whether a recovery code is left.'),
    passkey: optional(
      GraphQLJSONObject,
      'Options of WebAuthn to sign with a passkey; null without one. JSON, because WebAuthn defines it.',
    ),
  } satisfies FieldsOf<OfferedProofs>,
);
export type SecondFactorChallengeType = InstanceType<typeof SecondFactorChallengeType>;

export const ConfirmSecondFactorInput = inputType(
  'ConfirmSecondFactorInput',
  'The second step of a sign-in: a code or the answer of a passkey.',
  {
    desafio: field(String, 'Token of the challenge.'),
    codigo: optional(String, 'Six digits of an authenticator app, or a recovery code.'),
    passkey: optional(GraphQLJSONObject, 'Answer of WebAuthn of a passkey. JSON, because WebAuthn defines it.'),
  },
);
export type ConfirmSecondFactorInput = InstanceType<typeof ConfirmSecondFactorInput>;

export const ProveSecondFactorInput = inputType(
  'ProveSecondFactorInput',
  'A proof of the second factor: a code, or the answer of a passkey with its challenge.',
  {
    desafio: optional(String, 'Token of the challenge that the passkey signed.'),
    codigo: optional(String, 'Six digits of an authenticator app, or a recovery code.'),
    passkey: optional(GraphQLJSONObject, 'Answer of WebAuthn of a passkey. JSON, because WebAuthn defines it.'),
  },
);
export type ProveSecondFactorInput = InstanceType<typeof ProveSecondFactorInput>;

export const OwnPasswordInput = inputType('OwnPasswordInput', 'The own password, which changes of second factors require.', {
  senha: field(String, 'Current password of the person who is signed in.'),
});
export type OwnPasswordInput = InstanceType<typeof OwnPasswordInput>;

export const RemoveSecondFactorInput = inputType(
  'RemoveSecondFactorInput',
  'A second factor to remove.',
  {
    id: field(IdScalar, 'Id of the second factor.'),
  },
  OwnPasswordInput,
);
export type RemoveSecondFactorInput = InstanceType<typeof RemoveSecondFactorInput>;

export const ConfirmTotpInput = inputType('ConfirmTotpInput', 'The first code of a new authenticator app.', {
  desafio: field(String, 'Token of the registration.'),
  nome: field(String, 'What its owner calls it.'),
  codigo: field(String, 'Six digits that the app shows.'),
});
export type ConfirmTotpInput = InstanceType<typeof ConfirmTotpInput>;

export const ConfirmPasskeyInput = inputType('ConfirmPasskeyInput', 'A passkey that the browser made.', {
  desafio: field(String, 'Token of the registration.'),
  nome: field(String, 'What its owner calls it.'),
  passkey: field(GraphQLJSONObject, 'Answer of WebAuthn of the new passkey. JSON, because WebAuthn defines it.'),
});
export type ConfirmPasskeyInput = InstanceType<typeof ConfirmPasskeyInput>;

export const TotpRegistrationType = objectType('TotpRegistration', 'The secret of a new authenticator app, shown once.', {
  desafio: field(String, 'Token of the registration, for fifteen minutes.'),
  segredo: field(String, 'The secret in base32, to type into the app.'),
  endereco: field(String, "The same as an 'otpauth:' address, to show as a QR code."),
} satisfies FieldsOf<TotpRegistration>);
export type TotpRegistrationType = InstanceType<typeof TotpRegistrationType>;

export const PasskeyRegistrationType = objectType('PasskeyRegistration', 'The open registration of a passkey.', {
  desafio: field(String, 'Token of the registration, for five minutes.'),
  opcoes: field(GraphQLJSONObject, 'Options of WebAuthn to make the passkey. JSON, because WebAuthn defines it.'),
} satisfies FieldsOf<PasskeyRegistration>);
export type PasskeyRegistrationType = InstanceType<typeof PasskeyRegistrationType>;

export const RecoveryCodesType = objectType('RecoveryCodes', 'Recovery codes, shown once and kept only as hashes.', {
  codigosRecuperacao: field([String], 'Ten single-use codes; none when an earlier factor already brought them.'),
} satisfies FieldsOf<KeptFactor>);
export type RecoveryCodesType = InstanceType<typeof RecoveryCodesType>;

const OwnSecondFactor = objectType('OwnSecondFactor', 'A second factor of the person who is signed in.', {
  id: field(IdScalar, 'Its id.'),
  tipo: field(kindSet, 'Its kind.'),
  nome: field(String, 'What its owner calls it.'),
  criadoEm: field(DateTimeScalar, 'When it was registered.'),
  ultimoUsoEm: optional(DateTimeScalar, 'When it last proved anything; null before the first time.'),
} satisfies FieldsOf<OwnFactor>);

export const OwnSecondFactors = objectType('OwnSecondFactors', 'Second factors of the person who is signed in.', {
  fatores: field([OwnSecondFactor], 'The registered factors, oldest first.'),
  codigosRestantes: field(Int, 'Recovery codes that were not used yet.'),
  obrigatorio: field(Boolean, "Whether the person's level must have a second factor."),
} satisfies FieldsOf<OwnFactors>);
export type OwnSecondFactors = InstanceType<typeof OwnSecondFactors>;
