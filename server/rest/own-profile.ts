import { z } from 'zod';
import { inputOf } from '../platform/rest/body-rules.ts';
import type { RouteRequest } from '../platform/rest/route.ts';

type Body = RouteRequest['body'];

/** Read-only parts of the documented profile: clients send the whole profile back (document 002 §3). */
const READ_ONLY = new Set([
  'id',
  'saldoPontos',
  'saldoCashback',
  'cnpjRevenda',
  'revenda',
  'tipoPontuacaoRevenda',
  'aceitouRegulamento',
  'idIndicacao',
  'cartao',
  'ativo',
  'googleAuthId',
  'resgatando',
  'atualizando',
]);

/** The other documented profile body. */
export const termsInput = z.strictObject({ aceitouRegulamento: z.literal([1, '1', true]) });

/** The profile's body; read-only fields may be sent back and are ignored. */
export const profileInput = (action: { input: z.ZodType }) =>
  inputOf(action, { plus: Object.fromEntries([...READ_ONLY].map((name) => [name, z.unknown().optional()])) });

/** Whether the body is the other documented form, { aceitouRegulamento: 1 }. */
export function acceptsTermsOnly(body: Body): boolean {
  return !Array.isArray(body) && Object.keys(body).length === 1 && [1, '1', true].includes(body.aceitouRegulamento as never);
}

/** The profile fields of the body, without the read-only ones. */
export function profileFields(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !READ_ONLY.has(key)));
}
