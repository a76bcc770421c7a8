import { createHmac } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { relyingPartyOf } from './relying-party.ts';
import './second-factor.errors.ts';

/** Ed25519, ES256 and RS256, which every authenticator has one of; named, because the library probes the rest with experimental APIs. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library with the first passkey: it brings half a megabyte of certificate formats. */
const loadWebAuthn = () => import('@simplewebauthn/server');

interface PasskeyRow {
  id: number;
  credencial: string;
  chavePublica: string;
  contador: number;
  transportes: string[];
}

const passkeysOf = (ctx: ActionContext, staffId: number) =>
  ctx.sql<PasskeyRow>(
    `select id, credencial, chave_publica as "chavePublica", contador, transportes from second_factors
     where staff_user_id = $1 and tipo = 'PASSKEY' order by id`,
    [staffId],
  );

const described = ({ credencial, transportes }: PasskeyRow) => ({ id: credencial, transports: transportes });

/** What the browser needs to make a passkey. The password came before, so presence is enough where a key has no PIN. */
export async function passkeyCreation(
  ctx: ActionContext,
  person: { id: number; nome: string; email: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: rpID, name: rpName } = relyingPartyOf(ctx.env);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpID,
    rpName,
    userName: person.email,
    userDisplayName: person.nome,
    // Opaque to the authenticator, and the same for all passkeys of a person.
    userID: new Uint8Array(createHmac('sha256', ctx.env.SECRET).update(`passkey-user:${person.id}`).digest()),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: (await passkeysOf(ctx, person.id)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** What the browser needs to sign with one of the person's passkeys; null for a person without one. */
export async function passkeyRequest(ctx: ActionContext, staffId: number): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const passkeys = await passkeysOf(ctx, staffId);
  if (passkeys.length === 0) return null;
  const { id: rpID } = relyingPartyOf(ctx.env);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({ rpID, allowCredentials: passkeys.map(described), userVerification: 'preferred' });
}

/** The credential that the browser made for this challenge. Refuses: PASSKEY_WRONG. */
export async function verifyCreation(
  ctx: ActionContext,
  desafio: string,
  answer: unknown,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']> {
  const { id, origin } = relyingPartyOf(ctx.env);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await orWrong(() =>
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: desafio,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new AppError('PASSKEY_WRONG');
  return registrationInfo.credential;
}

/** Accepts the signature of one of the person's passkeys over the challenge, and keeps its counter. Refuses: PASSKEY_WRONG. */
export async function takePasskey(ctx: ActionContext, staffId: number, desafio: string | null, answer: unknown): Promise<void> {
  const { id, origin } = relyingPartyOf(ctx.env);
  const passkey = (await passkeysOf(ctx, staffId)).find(({ credencial }) => credencial === (answer as { id?: unknown }).id);
  if (!passkey || !desafio) throw new AppError('PASSKEY_WRONG');
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await orWrong(() =>
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: desafio,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: {
        id: passkey.credencial,
        publicKey: new Uint8Array(Buffer.from(passkey.chavePublica, 'base64url')),
        counter: Number(passkey.contador),
      },
    }),
  );
  if (!verified) throw new AppError('PASSKEY_WRONG');
  await ctx.sql('update second_factors set contador = $2, ultimo_uso_em = $3 where id = $1', [
    passkey.id,
    authenticationInfo.newCounter,
    ctx.clock.now(),
  ]);
}

/** The library throws plain errors for whatever a browser or an attacker sends; all of them are one refusal. */
async function orWrong<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw new AppError('PASSKEY_WRONG');
  }
}
