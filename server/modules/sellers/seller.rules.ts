import { z } from 'zod';
import { addressRules, cnpjText, optionalText, personRules, requiredText } from '../../shared/form-rules.ts';

const id = z.int({ error: 'Vendedor não encontrado' }).positive('Vendedor não encontrado');

/** A seller as staff register one (document 000 §5): everything but complemento, hobby, telefone and email must be there. */
export const sellerRules = z.strictObject({
  ...personRules,
  ...addressRules,
  hobby: optionalText('Hobby'),
  cnpjRevenda: cnpjText('Loja'),
});

/** The edit dialog asks for the hobby too (document 001 §5); the server takes a seller without one, as the register does. */
export const sellerEditFormRules = sellerRules.extend({ hobby: requiredText('Hobby') });
export const editSellerRules = sellerRules.extend({ id });
export const sellerIdRules = z.strictObject({ id });

const justificativa = z
  .string({ error: 'Por favor, informe uma justificativa' })
  .trim()
  .min(1, 'Por favor, informe uma justificativa')
  .max(1_000, 'Justificativa longa demais');

export const justificationRules = z.strictObject({ justificativa });
export const toggleSellerStatusRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }), justificativa });

const senha = z
  .string({ error: 'Senha obrigatório' })
  .min(1, 'Senha obrigatório')
  .min(8, 'A senha deve ter pelo menos 8 caracteres')
  .max(128, 'A senha deve ter no máximo 128 caracteres');

/** A flag that a form or JSON sends as agreed. */
const agreed = z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')], {
  error: 'Você deve aceitar a politica de privacidade',
});

const { sexo, ...person } = personRules;

/**
 * A seller's own registration (document 002 §3 and §5), checked in the documented order: sex, privacy policy, the other
 * fields, the two passwords, the store.
 */
export const registerSellerRules = z
  .strictObject({
    sexo,
    aceitouPoliticaPrivacidade: agreed,
    ...person,
    ...addressRules,
    hobby: optionalText('Hobby'),
    senha,
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

/** Own profile (document 002 §5): the CPF and the store stay, and an empty new password means no change. */
export const sellerProfileRules = z.strictObject({
  sexo,
  ...person,
  ...addressRules,
  hobby: optionalText('Hobby'),
  senha: z.union([z.literal(''), senha]).nullish(),
  senhaAntiga: z.string().max(128, 'Senha atual incorreta').nullish(),
});
