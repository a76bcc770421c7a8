import { z } from 'zod';

const MAX_TOKEN = 8_000;
const token = z.string({ error: 'Token inválido' }).min(1, 'Token inválido').max(MAX_TOKEN, 'Token inválido');

/** A provider's ID token, sent as the body's only field. */
export const socialTokenRules = z.strictObject({ provedor: z.string(), token });

/** A proven account on its way back from the provider. */
export const socialTicketRules = z.strictObject({ ticket: token });
