import { z } from 'zod';
import { cpfText, optionalText, rowId } from '../../shared/form-rules.ts';

/** Request of a seller for their own card (document 002 §7), by its name in GraphQL. */
export const CardRequest = { UNBLOCK: 0, BLOCK: 1 } as const;
export type CardRequest = (typeof CardRequest)[keyof typeof CardRequest];

const typed = (missing: string) =>
  z
    .union([z.string(), z.number()], { error: missing })
    // As printed on the card: blocks of four.
    .transform((value) => String(value).replace(/[\s.-]/g, ''))
    .pipe(z.string().min(1, missing));

/** A card number: digits. */
const cardNumber = (missing: string) => typed(missing).pipe(z.string().regex(/^\d{4,30}$/, 'Número inválido'));

/** Registration of a card (document 001 §5, Card). */
export const cardRules = z.strictObject({
  codigoBarras: typed('Informe o código de barras').pipe(z.string().regex(/^[A-Za-z0-9]{4,60}$/, 'Código de barras inválido')),
  numero: cardNumber('Informe o número'),
});

/** The block and unblock form: only asks for the number (document 002 §2, Card screen). */
export const ownCardFormRules = z.strictObject({ numero: cardNumber('Informe o número do cartão') });

/** 0 unblock, 1 block, as number or text. */
const request = z.unknown().transform((value, issue) => {
  if (value === 0 || value === '0') return CardRequest.UNBLOCK;
  if (value === 1 || value === '1') return CardRequest.BLOCK;
  issue.addIssue({
    code: 'custom',
    message: value === undefined || value === null || value === '' ? 'Status é obrigatório.' : 'Status inválido.',
  });
  return z.NEVER;
});

export const ownCardStatusRules = ownCardFormRules.extend({ status: request });

const id = rowId('Cartão não encontrado');
export const cardIdRules = z.strictObject({ id });

/** The form that assigns a card to a seller; without a name the card gets the one given at the credit redemption, or the seller's. */
export const linkCardFormRules = z.strictObject({ cpf: cpfText, nome: optionalText('Nome', 150) });
export const linkCardRules = linkCardFormRules.extend({ id });
