import { z } from 'zod';
import {
  addressRules,
  cnpjText,
  dayText,
  optionalEmail,
  optionalPhoneText,
  phoneText,
  requiredText,
  rowId,
} from '../../shared/form-rules.ts';

/** A whole number within a closed range, also as text from a select. */
const choice = (message: string, min: number, max: number) =>
  z
    .union([z.number(), z.string().min(1, message)], { error: message })
    .transform(Number)
    .pipe(z.int({ error: message }).min(min, message).max(max, message));

/** Registration of a store (document 000 §5, Loja form): everything except complemento, telefone and email is required. */
export const storeRules = z.strictObject({
  // These two are checked first.
  tipoPontuacao: choice('Tipo de pontuação obrigatório', 0, 2),
  networkId: rowId('Rede obrigatório'),
  codigo: requiredText('Código', 40),
  cnpj: cnpjText(),
  cnpjCddRevendaMaster: cnpjText('CNPJ CD'),
  nomeFantasia: requiredText('Nome Fantasia'),
  razaoSocial: requiredText('Razão Social'),
  responsavel: requiredText('Responsável'),
  email: optionalEmail,
  celular: phoneText('Celular'),
  telefone: optionalPhoneText('Telefone'),
  ...addressRules,
  fatorPontuacao: choice('Fator de pontuação inválido', 1, 10).default(1),
});

const id = rowId('Loja não encontrada');

/** Additional fields of the edit dialog (Editar): the scenario, and the day a new factor starts (today when empty). */
export const storeEditFormRules = storeRules.extend({
  cenario: choice('Cenário inválido', 0, 3),
  fatorVigenteEm: z.union([z.literal('').transform(() => null), z.null(), dayText('Vigência do fator')]).optional(),
});
export const updateStoreRules = storeEditFormRules.extend({ id });
export const storeIdRules = z.strictObject({ id });

const flag = z.boolean({ error: 'Valor inválido' });
export const setStoreActiveRules = z
  .strictObject({ id, ativo: flag.optional(), ativoClientes: flag.optional(), resgateLiberado: flag.optional() })
  .refine(({ id: _id, ...change }) => Object.values(change).some((value) => value !== undefined), 'Informe o que alterar');
