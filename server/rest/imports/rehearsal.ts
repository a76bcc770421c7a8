import { z } from 'zod';
import { amountRule, countRule, idRule } from '../../platform/rest/answer-rules.ts';

/** Whether to only preview the upload. */
export const rehearsalQuery = z.enum(['1', '0', 'true', 'false']).describe('1 para só conferir: nada é gravado.');

const counts = {
  linhas: countRule,
  validas: countRule,
  invalidas: countRule,
  importacaoAnterior: idRule.nullable().describe('Importação que este mesmo envio já fez.'),
  colunasIndicadas: z.boolean().describe('Se as colunas foram lidas como quem envia indicou no painel, e não pelos títulos.'),
  erros: z.array(z.strictObject({ linha: countRule, coluna: z.string(), valor: z.string(), mensagem: z.string() })),
};

/** An upload's preview. */
export const rehearsalRule = z
  .strictObject({ ...counts, novas: countRule, alteradas: countRule, iguais: countRule })
  .meta({ id: 'ImportRehearsal' });

/** A sales upload's preview. */
export const salesRehearsalRule = z
  .strictObject({ ...counts, vendas: countRule, duplicadas: countRule, pontosPrevistos: amountRule })
  .meta({ id: 'SalesRehearsal' });
