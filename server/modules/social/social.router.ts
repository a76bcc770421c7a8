import { createHash, randomBytes } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { readSignedToken, signToken } from '../../platform/auth/signed-token.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { discover, exchangeCode, type SocialProvider, verifyIdToken } from './open-id.ts';
import { signTicket } from './social-ticket.ts';

interface Parts extends Pick<AppContext, 'ports' | 'env' | 'clock'> {
  report: (error: unknown, requestId?: string) => void;
}

const COOKIE = 'entrada-social';
const PURPOSE = 'social-question';
const MINUTES = 10;
const LOGIN = '/login';

const questionRules = z.object({ provedor: z.string(), state: z.string(), nonce: z.string(), verifier: z.string(), exp: z.number() });
type Question = z.output<typeof questionRules>;

const random = () => randomBytes(32).toString('base64url');
const returnAddress = ({ env }: Parts, { id }: SocialProvider) => `${env.PUBLIC_URL}/entrar/${id}/retorno`;

/**
 * The redirect to a provider and back, without any of its scripts. A signed cookie in this browser holds the request (state, nonce, PKCE),
 * and the answer becomes a ticket in the fragment of /login, which no server or referrer sees.
 */
export function socialRouter(parts: Parts): Router {
  const router = express.Router({ caseSensitive: true });
  const guarded =
    (handle: (request: Request<{ provedor: string }>, response: Response, provider: SocialProvider) => Promise<void>) =>
    async (request: Request<{ provedor: string }>, response: Response) => {
      const provider = parts.env.SOCIAL_PROVIDERS.find(({ id }) => id === request.params.provedor);
      response.setHeader('cache-control', 'no-store');
      if (!provider) return response.redirect(302, LOGIN);
      try {
        await handle(request, response, provider);
      } catch (error) {
        if (!(error instanceof AppError)) parts.report(error, String(response.getHeader('x-request-id')));
        const code = error instanceof AppError ? error.code : 'SOCIAL_PROVIDER_AWAY';
        response.redirect(302, `${LOGIN}#social-erro=${code}`);
      }
    };
  router.get(
    '/entrar/:provedor',
    guarded((_request, response, provider) => ask(parts, response, provider)),
  );
  router.get(
    '/entrar/:provedor/retorno',
    guarded((request, response, provider) => answer(parts, request, response, provider)),
  );
  return router;
}

async function ask(parts: Parts, response: Response, provider: SocialProvider): Promise<void> {
  const { authorization_endpoint } = await discover(parts, provider);
  const exp = parts.clock.now().getTime() + MINUTES * 60_000;
  const question: Question = { provedor: provider.id, state: random(), nonce: random(), verifier: random(), exp };
  response.cookie(COOKIE, signToken(PURPOSE, question, parts.env.SECRET), cookieOptions(parts));
  const address = new URL(authorization_endpoint);
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: returnAddress(parts, provider),
    scope: 'openid email profile',
    state: question.state,
    nonce: question.nonce,
    code_challenge: createHash('sha256').update(question.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  response.redirect(302, address.toString());
}

async function answer(parts: Parts, request: Request, response: Response, provider: SocialProvider): Promise<void> {
  const question = readQuestion(parts, request);
  response.clearCookie(COOKIE, cookieOptions(parts));
  const { code, state } = request.query;
  if (!question || question.provedor !== provider.id || state !== question.state || typeof code !== 'string')
    throw new AppError('SOCIAL_TOKEN_INVALID');
  const redirectUri = returnAddress(parts, provider);
  const token = await exchangeCode(parts, provider, { code, redirectUri, codeVerifier: question.verifier });
  const account = await verifyIdToken(parts, provider, token, { nonce: question.nonce });
  response.redirect(302, `${LOGIN}#social=${signTicket(parts, account)}`);
}

const cookieOptions = ({ env }: Parts) =>
  ({ httpOnly: true, sameSite: 'lax', secure: env.PUBLIC_URL.startsWith('https:'), path: '/entrar', maxAge: MINUTES * 60_000 }) as const;

function readQuestion({ env, clock }: Parts, request: Request): Question | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim().split('='));
  const value = cookies.find(([name]) => name === COOKIE)?.[1];
  const read = questionRules.safeParse(value ? readSignedToken(PURPOSE, decodeURIComponent(value), env.SECRET) : null);
  return read.success && read.data.exp >= clock.now().getTime() ? read.data : null;
}
