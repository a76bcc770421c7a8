import { z } from 'zod';
import { addressRules, optionalText, personRules } from '../../shared/form-rules.ts';

const id = z.int({ error: 'Consumidor não encontrado' }).positive('Consumidor não encontrado');

/** The personal data of a consumer as staff edit them: a seller's without hobby and store (document 001 §3 and §5). */
export const consumerRules = z.strictObject({ ...personRules, ...addressRules });
export const editConsumerRules = consumerRules.extend({ id });
export const consumerIdRules = z.strictObject({ id });

const justificativa = z
  .string({ error: 'Por favor, informe uma justificativa' })
  .trim()
  .min(1, 'Por favor, informe uma justificativa')
  .max(1_000, 'Justificativa longa demais');

export const justificationRules = z.strictObject({ justificativa });
export const toggleConsumerStatusRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }), justificativa });

const newPassword = z
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
 * A consumer's own registration (document 002 §3 and §5), checked in the documented order: sex, privacy policy, the other
 * fields, the two passwords.
 */
export const registerConsumerRules = z
  .strictObject({
    sexo,
    aceitouPoliticaPrivacidade: agreed,
    ...person,
    ...addressRules,
    senha: newPassword,
    confirmarSenha: z.string().max(128, 'Senhas não conferem').nullish(),
    quemIndicou: optionalText('Quem indicou'),
    codigo_cadastro: optionalText('Código de cadastro', 40),
    /** The document fixes it. */
    tipo_usuario: z.literal('cliente', { error: 'Tipo de usuário inválido' }).nullish(),
  })
  .refine(({ senha, confirmarSenha }) => !confirmarSenha || confirmarSenha === senha, {
    path: ['confirmarSenha'],
    message: 'Senhas não conferem',
  });

/** Own profile (document 002 §5): the CPF stays, and an empty new password means no change. */
export const consumerProfileRules = z.strictObject({
  sexo,
  ...person,
  ...addressRules,
  senha: z.union([z.literal(''), newPassword]).nullish(),
  senhaAntiga: z.string().max(128, 'Senha atual incorreta').nullish(),
});
