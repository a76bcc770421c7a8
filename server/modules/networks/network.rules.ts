import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';
import { parseDecimal } from '../../shared/money.ts';

const required = (message: string) => z.string({ error: message }).trim().min(1, message).max(200, 'Texto longo demais');

/** A positive amount with two decimals, as text or number. */
const valorPonto = z.union([z.string(), z.number()], { error: 'Informe o valor do ponto' }).transform((value, issue) => {
  const text = value === '' ? null : parseDecimal(value);
  if (text === null || Number(text) <= 0) issue.addIssue({ code: 'custom', message: 'Informe o valor do ponto' });
  return text ?? z.NEVER;
});

/** Registration and edit of a network (document 000 §5, Rede form). */
export const networkRules = z.strictObject({
  nome: required('Informe o nome'),
  regiao: required('Informe a região'),
  valorPonto,
});

const id = rowId('Rede não encontrada');

export const updateNetworkRules = networkRules.extend({ id });
export const networkIdRules = z.strictObject({ id });
export const setNetworkActiveRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }) });
