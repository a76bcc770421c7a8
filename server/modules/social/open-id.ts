import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './social.errors.ts';

/** One provider of SOCIAL_PROVIDERS. */
export type SocialProvider = Env['SOCIAL_PROVIDERS'][number];

/** The person an ID token identifies. */
export interface SocialAccount {
  provedor: string;
  emissor: string;
  sujeito: string;
  nome: string | null;
  /** Only when the provider has verified it. */
  email: string | null;
}

type Outside = Pick<AppContext, 'ports' | 'clock'>;

const discoveryRules = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type Discovery = z.output<typeof discoveryRules>;

const KEEP_MS = 3_600_000;
const REFETCH_MS = 30_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;
const CLOCK_TOLERANCE_SECONDS = 10;
/** Public-key signatures only: 'none' and shared secrets prove nothing here. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const kept = new Map<string, { at: number; value: unknown }>();

async function fetchJson({ ports, clock }: Outside, url: string, maxAgeMs: number): Promise<unknown> {
  const now = clock.now().getTime();
  const found = kept.get(url);
  if (found && now - found.at < maxAgeMs) return found.value;
  try {
    const { status, body } = await ports.safeFetch(url, { method: 'GET', timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (status !== 200) throw new AppError('SOCIAL_PROVIDER_AWAY');
    const value: unknown = JSON.parse(body);
    kept.set(url, { at: now, value });
    return value;
  } catch {
    throw new AppError('SOCIAL_PROVIDER_AWAY');
  }
}

/** The provider's discovery document. Refuses: SOCIAL_PROVIDER_AWAY, also when it names another issuer. */
export async function discover(ctx: Outside, { issuer }: SocialProvider): Promise<Discovery> {
  const read = discoveryRules.safeParse(await fetchJson(ctx, `${issuer}/.well-known/openid-configuration`, KEEP_MS));
  if (!read.success || read.data.issuer.replace(/\/+$/, '') !== issuer) throw new AppError('SOCIAL_PROVIDER_AWAY');
  return read.data;
}

interface Expected {
  /** Present when we requested the token ourselves: it must answer that request. */
  nonce?: string;
}

/**
 * The account an ID token proves: signed by a key of the issuer, for our client, currently valid. Keys are cached for an hour and
 * refetched, at most every half minute, when a token uses an unknown one. Refuses: SOCIAL_TOKEN_INVALID, SOCIAL_PROVIDER_AWAY.
 */
export async function verifyIdToken(
  ctx: Outside,
  provider: SocialProvider,
  token: string,
  { nonce }: Expected = {},
): Promise<SocialAccount> {
  const discovery = await discover(ctx, provider);
  const payload = await verify(ctx, provider, discovery, token, KEEP_MS).catch((error: unknown) => {
    if (error instanceof errors.JWKSNoMatchingKey) return verify(ctx, provider, discovery, token, REFETCH_MS).catch(asRefusal);
    return asRefusal(error);
  });
  const isForUs = !Array.isArray(payload.aud) || payload.aud.length === 1 || payload.azp === provider.clientId;
  if (!payload.sub || !isForUs || (nonce !== undefined && payload.nonce !== nonce)) throw new AppError('SOCIAL_TOKEN_INVALID');
  return {
    provedor: provider.id,
    emissor: provider.issuer,
    sujeito: payload.sub,
    nome: typeof payload.name === 'string' ? payload.name.slice(0, 200) : null,
    email: payload.email_verified === true && typeof payload.email === 'string' ? payload.email.slice(0, 200) : null,
  };
}

async function verify(ctx: Outside, provider: SocialProvider, discovery: Discovery, token: string, maxAgeMs: number): Promise<JWTPayload> {
  const keys = (await fetchJson(ctx, discovery.jwks_uri, maxAgeMs)) as JSONWebKeySet;
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    // One provider writes its issuer with and without the scheme.
    issuer: [discovery.issuer, discovery.issuer.replace(/^https:\/\//, '')],
    audience: provider.clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: ctx.clock.now(),
  });
  return payload;
}

function asRefusal(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError('SOCIAL_TOKEN_INVALID');
}

const tokenAnswerRules = z.object({ id_token: z.string() });

interface CodeExchange {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/**
 * Exchanges an authorization code for the ID token, with proof that we requested it (PKCE). Refuses: SOCIAL_TOKEN_INVALID,
 * SOCIAL_PROVIDER_AWAY.
 */
export async function exchangeCode(
  ctx: Outside,
  provider: SocialProvider,
  { code, redirectUri, codeVerifier }: CodeExchange,
): Promise<string> {
  const { token_endpoint } = await discover(ctx, provider);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: provider.clientId,
    code_verifier: codeVerifier,
    ...(provider.clientSecret ? { client_secret: provider.clientSecret } : {}),
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const answer = await ctx.ports.safeFetch(token_endpoint, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS }).catch(() => null);
  if (!answer || answer.status >= 500) throw new AppError('SOCIAL_PROVIDER_AWAY');
  try {
    return tokenAnswerRules.parse(JSON.parse(answer.body)).id_token;
  } catch {
    throw new AppError('SOCIAL_TOKEN_INVALID');
  }
}
