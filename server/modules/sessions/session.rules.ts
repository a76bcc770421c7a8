import { z } from 'zod';
import { normalizeCpf } from '../../shared/cpf.ts';

/** Longest password that is hashed: longer ones would let a stranger consume our CPU time. */
export const MAX_PASSWORD = 128;

export const newPasswordRule = z
  .string({ error: 'Senha obrigatório' })
  .min(8, 'A senha deve ter pelo menos 8 caracteres')
  .max(MAX_PASSWORD, 'A senha deve ter no máximo 128 caracteres');

export const signInRules = z.strictObject({
  cpf: z.string({ error: 'CPF obrigatório' }).min(1, 'CPF obrigatório').max(20, 'CPF não é válido').transform(normalizeCpf),
  senha: z.string({ error: 'Senha obrigatório' }).min(1, 'Senha obrigatório').max(MAX_PASSWORD, 'CPF ou senha inválidos'),
});

/** Meu Perfil for staff: an empty new password means no change (document 000 §5). */
export const ownStaffProfileRules = z.strictObject({
  nome: z.string({ error: 'Nome obrigatório' }).trim().min(1, 'Nome obrigatório').max(200, 'Nome longo demais'),
  senha: z.union([z.literal(''), newPasswordRule]).nullish(),
  senhaAntiga: z.string().max(MAX_PASSWORD, 'Senha atual incorreta').nullish(),
});
