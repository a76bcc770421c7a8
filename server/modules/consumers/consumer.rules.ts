import { z } from 'zod';
import {
  addressRules,
  agreedToPrivacy,
  justificationText,
  newPasswordText,
  optionalText,
  personRules,
  rowId,
} from '../../shared/form-rules.ts';

const id = rowId('Consumidor não encontrado');

/** A consumer's personal data as edited by staff: a seller's without hobby and store (document 001 §3 and §5). */
export const consumerRules = z.strictObject({ ...personRules, ...addressRules });
export const updateConsumerRules = consumerRules.extend({ id });
export const consumerIdRules = z.strictObject({ id });

export const setConsumerActiveRules = z.strictObject({
  id,
  ativo: z.boolean({ error: 'Valor inválido' }),
  justificativa: justificationText,
});

/** Too short a reason says nothing to whoever reads the log. */
const MIN_REASON = 10;

export const revealConsumerRules = z.strictObject({
  id,
  motivo: z
    .string({ error: 'Informe o motivo da consulta' })
    .trim()
    .min(MIN_REASON, `Conte o motivo em pelo menos ${MIN_REASON} letras`)
    .max(200, 'Conte o motivo em no máximo 200 letras'),
});

const { sexo, ...person } = personRules;

/**
 * A consumer's own registration (document 002 §3 and §5), checked in the documented order: sex, privacy policy, the other
 * fields, the two passwords.
 */
export const registerConsumerRules = z
  .strictObject({
    sexo,
    aceitouPoliticaPrivacidade: agreedToPrivacy,
    ...person,
    ...addressRules,
    senha: newPasswordText,
    confirmarSenha: z.string().max(128, 'Senhas não conferem').nullish(),
    quemIndicou: optionalText('Quem indicou'),
    codigo_cadastro: optionalText('Código de cadastro', 40),
    /** Fixed by the document. */
    tipo_usuario: z.literal('cliente', { error: 'Tipo de usuário inválido' }).nullish(),
  })
  .refine(({ senha, confirmarSenha }) => !confirmarSenha || confirmarSenha === senha, {
    path: ['confirmarSenha'],
    message: 'Senhas não conferem',
  });

/** Own profile (document 002 §5): the CPF cannot change, and an empty new password means no change. */
export const consumerProfileRules = z.strictObject({
  sexo,
  ...person,
  ...addressRules,
  senha: z.union([z.literal(''), newPasswordText]).nullish(),
  senhaAntiga: z.string().max(128, 'Senha atual incorreta').nullish(),
});
