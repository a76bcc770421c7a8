import { z } from 'zod';
import { newPasswordRule, signInRules } from './session.rules.ts';

/** Who can recover a password by e-mail: the storefront's two audiences (document 002 §2). */
const kindRule = z.enum(['SELLER', 'CONSUMER'], { error: 'Tipo de acesso inválido' });
const uuidRule = z
  .string({ error: 'Link de recuperação inválido' })
  .min(1, 'Link de recuperação inválido')
  .max(100, 'Link de recuperação inválido');

/** Document 002 §5: an e-mail or a CPF, whichever the person remembers. */
export const informacaoRule = z
  .string({ error: 'Informe seu email ou CPF primeiro' })
  .trim()
  .min(1, 'Informe seu email ou CPF primeiro')
  .max(200, 'E-mail inválido');

export const novaSenhaRule = z
  .string({ error: 'Informe sua nova senha primeiro' })
  .min(1, 'Informe sua nova senha primeiro')
  .pipe(newPasswordRule);

export const requestRecoveryRules = z.strictObject({ kind: kindRule, informacao: informacaoRule });
export const checkRecoveryRules = z.strictObject({ kind: kindRule, uuid: uuidRule });
export const resetPasswordRules = z.strictObject({ kind: kindRule, uuid: uuidRule, novaSenha: novaSenhaRule });

const codigoRule = z.string({ error: 'Informe o código' }).trim().min(1, 'Informe o código').max(40, 'Código inválido ou expirado');

/** The form of a first access: the new password is typed twice. */
export const firstPasswordFormRules = signInRules
  .extend({ codigo: codigoRule, novaSenha: novaSenhaRule, confirmacao: z.string() })
  .refine(({ novaSenha, confirmacao }) => novaSenha === confirmacao, { path: ['confirmacao'], message: 'As senhas não são iguais' });
export const firstPasswordRules = signInRules.extend({ codigo: codigoRule, novaSenha: novaSenhaRule });
