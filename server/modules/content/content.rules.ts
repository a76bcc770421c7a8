import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 500;
const NAME_REQUIRED = 'Nome é obrigatório';

const nome = z.string({ error: NAME_REQUIRED }).trim().min(1, NAME_REQUIRED).max(MAX_NAME, `Use no máximo ${MAX_NAME} caracteres`);
const descricao = z
  .string({ error: 'Descrição inválida' })
  .trim()
  .max(MAX_DESCRIPTION, `Use no máximo ${MAX_DESCRIPTION} caracteres`)
  .nullable()
  .transform((text) => text || null);
const ativo = z.boolean({ error: 'Valor inválido' });

/** A participating store to register (document 001 §5, Content management). */
export const participatingStoreRules = z.strictObject({ nome, ativo: ativo.default(true) });
/** A client product to register. */
export const clientProductRules = z.strictObject({ nome, descricao: descricao.default(null), ativo: ativo.default(true) });

/** The fields of the create and edit dialogs; the list's switch changes `ativo`. */
export const storeFormRules = z.strictObject({ nome });
export const productFormRules = z.strictObject({ nome, descricao });

const hasChange = ({ id: _id, ...change }: Record<string, unknown>) => Object.values(change).some((value) => value !== undefined);
const nothing = { error: NAME_REQUIRED, path: ['nome'] };

/** Only given fields change. */
export const updateParticipatingStoreRules = z
  .strictObject({ id: rowId('Loja não encontrada'), nome: nome.optional(), ativo: ativo.optional() })
  .refine(hasChange, nothing);
export const updateClientProductRules = z
  .strictObject({ id: rowId('Produto não encontrado'), nome: nome.optional(), descricao: descricao.optional(), ativo: ativo.optional() })
  .refine(hasChange, nothing);
