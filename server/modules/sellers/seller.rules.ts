import { z } from 'zod';
import {
  addressRules,
  agreedToPrivacy,
  cnpjText,
  justificationText,
  newPasswordText,
  optionalText,
  personRules,
  requiredText,
  rowId,
} from '../../shared/form-rules.ts';

const id = rowId('Vendedor não encontrado');

/** A seller registered by staff (document 000 §5): everything except complemento, hobby, telefone and email is required. */
export const sellerRules = z.strictObject({
  ...personRules,
  ...addressRules,
  hobby: optionalText('Hobby'),
  cnpjRevenda: cnpjText('Loja'),
});

/** The edit dialog requires the hobby (document 001 §5); the server accepts a seller without one, as registration does. */
export const sellerEditFormRules = sellerRules.extend({ hobby: requiredText('Hobby') });
export const updateSellerRules = sellerRules.extend({ id });
export const sellerIdRules = z.strictObject({ id });

export const setSellerActiveRules = z.strictObject({
  id,
  ativo: z.boolean({ error: 'Valor inválido' }),
  justificativa: justificationText,
});

/** The code of a prize, or null for no goal. */
export const ownGoalRules = z.strictObject({
  codigo: z.string({ error: 'Informe o prêmio' }).trim().min(1, 'Informe o prêmio').max(60, 'Prêmio não encontrado').nullable(),
});

const { sexo, ...person } = personRules;

/**
 * A seller's own registration (document 002 §3 and §5), checked in the documented order: sex, privacy policy, the other
 * fields, the two passwords, the store.
 */
export const registerSellerRules = z
  .strictObject({
    sexo,
    aceitouPoliticaPrivacidade: agreedToPrivacy,
    ...person,
    ...addressRules,
    hobby: optionalText('Hobby'),
    senha: newPasswordText,
    confirmarSenha: z.string().max(128, 'Senhas não conferem').nullish(),
    idRevenda: z
      .union([z.number(), z.string()], { error: 'Selecione uma revenda.' })
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(z.int32({ error: 'Selecione uma revenda.' }).nullable())
      .nullish(),
    cnpjRevenda: z.union([z.literal('').transform(() => null), cnpjText('Loja')]).nullish(),
    quemIndicou: optionalText('Quem indicou'),
    codigo_cadastro: optionalText('Código de cadastro', 40),
  })
  .refine(({ senha: first, confirmarSenha }) => !confirmarSenha || confirmarSenha === first, {
    path: ['confirmarSenha'],
    message: 'Senhas não conferem',
  })
  .refine(({ idRevenda, cnpjRevenda }) => Boolean(idRevenda ?? cnpjRevenda), { path: ['idRevenda'], message: 'Selecione uma revenda.' });

/** Own profile (document 002 §5): CPF and store cannot change, and an empty new password means no change. */
export const sellerProfileRules = z.strictObject({
  sexo,
  ...person,
  ...addressRules,
  hobby: optionalText('Hobby'),
  senha: z.union([z.literal(''), newPasswordText]).nullish(),
  senhaAntiga: z.string().max(128, 'Senha atual incorreta').nullish(),
});
