import { z } from 'zod';

/** Longest message to support, in characters. */
export const MAX_CONTACT_MESSAGE = 4_000;

/** Contato (document 002 §5): a message, with the exact text 'Informe uma mensagem'. */
export const contactMessageRules = z.strictObject({
  mensagem: z
    .string({ error: 'Informe uma mensagem' })
    .trim()
    .min(1, 'Informe uma mensagem')
    .max(MAX_CONTACT_MESSAGE, 'A mensagem deve ter no máximo 4.000 caracteres'),
});
