import { z } from 'zod';
import { StaffLevel } from '../../shared/enums.ts';
import { cpfText, newPasswordText, requiredText, rowId } from '../../shared/form-rules.ts';

const MAX_PLACES = 1_000;

/** Ids as the form has them, or comma-separated as in the document (000 §3). */
const ids = (message: string) =>
  z
    .union([z.array(z.union([z.number(), z.string()])), z.string()], { error: message })
    .nullish()
    .transform((value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : (value ?? [])))
    .transform((list) => [...new Set(list.map(Number))])
    .pipe(z.array(z.int32({ error: message }).positive(message)).max(MAX_PLACES, message));

const permissao = z
  .union([z.number(), z.string().trim().min(1, 'Permisão obrigatório')], { error: 'Permisão obrigatório' })
  .transform(Number)
  .pipe(z.int({ error: 'Permisão inválida' }).min(0, 'Permisão inválida').max(5, 'Permisão inválida'));

const profile = {
  nome: requiredText('Nome'),
  cpf: cpfText,
  email: requiredText('Email').pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email inválido')),
};
const reach = {
  permissao,
  idRevendasPermitidas: ids('Loja não encontrada'),
  idRedesPermitidas: ids('Rede não encontrada'),
};
const storesWhenSeller = ({ permissao: level, idRevendasPermitidas }: { permissao: number; idRevendasPermitidas: number[] }) =>
  level !== StaffLevel.VENDEDOR || idRevendasPermitidas.length > 0;
const chooseStore = { path: ['idRevendasPermitidas'], message: 'Selecione ao menos uma loja' };

const id = rowId('Usuário não encontrado');

/**
 * Administrador form (document 000 §5), in the documented order: 'Nome obrigatório', 'CPF obrigatório', 'Email obrigatório',
 * 'Senha obrigatório', 'Permisão obrigatório'; a level 3 needs at least one store.
 */
export const staffUserRules = z.strictObject({ ...profile, senha: newPasswordText, ...reach }).refine(storesWhenSeller, chooseStore);

const { cpf: _login, ...editable } = profile;

/** The same for an existing member: the CPF is the login and cannot change, and only they can change the password. */
export const updateStaffUserFormRules = z.strictObject({ ...editable, ...reach }).refine(storesWhenSeller, chooseStore);
export const updateStaffUserRules = z.strictObject({ id, ...editable, ...reach }).refine(storesWhenSeller, chooseStore);
export const staffIdRules = z.strictObject({ id });
export const setStaffUserActiveRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }) });

const initialPassword = z
  .union([z.literal(''), newPasswordText])
  .nullish()
  .transform((text) => text || null);
/** The form of a code sent again, and with it, where the first password was lost, another one. */
export const resendFirstAccessFormRules = z.strictObject({ senha: initialPassword });
export const resendFirstAccessRules = z.strictObject({ id, senha: initialPassword });
