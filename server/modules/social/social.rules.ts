import { z } from 'zod';

const MAX_TOKEN = 8_000;
const token = z.string({ error: 'Token inválido' }).min(1, 'Token inválido').max(MAX_TOKEN, 'Token inválido');

/** An ID token of a provider, as the body's one field says it. */
export const socialTokenRules = z.strictObject({ provedor: z.string(), token });

/** A proven account on its way back from the provider. */
export const socialTicketRules = z.strictObject({ ticket: token });
