import { z } from 'zod';
import { requiredText, rowId } from '../../shared/form-rules.ts';

/** How many views one person keeps of one list. */
export const MAX_VIEWS = 30;
const MAX_PARAMETERS = 40;
const MAX_COLUMNS = 80;

/** How high a list's rows are. */
export const DENSITIES = ['COMPACT', 'STANDARD', 'COMFORTABLE'] as const;

/** A parameter of the list's address. */
export interface ViewParameter {
  nome: string;
  valor: string;
}

/** A column of the view; `largura` in pixels, null as the list has it. */
export interface ViewColumn {
  campo: string;
  visivel: boolean;
  largura: number | null;
}

const word = (message: string) =>
  z
    .string({ error: message })
    .max(60, message)
    .regex(/^[A-Za-z][\w./-]*$/, message);
const list = word('Lista inválida');
const id = rowId('Visão inválida');

const parameter = z.strictObject({
  nome: word('Filtro inválido'),
  valor: z.string({ error: 'Filtro inválido' }).max(300, 'Filtro longo demais'),
});

const column = z.strictObject({
  campo: word('Coluna inválida'),
  visivel: z.boolean({ error: 'Coluna inválida' }),
  largura: z.int({ error: 'Largura inválida' }).min(40, 'Largura inválida').max(2_000, 'Largura inválida').nullable(),
});

const content = {
  nome: requiredText('Nome', 60),
  parametros: z.array(parameter).max(MAX_PARAMETERS, 'Filtros demais'),
  colunas: z.array(column).max(MAX_COLUMNS, 'Colunas demais'),
  densidade: z.enum(DENSITIES, { error: 'Densidade inválida' }),
  niveis: z
    .array(z.int({ error: 'Nível inválido' }).min(0, 'Nível inválido').max(5, 'Nível inválido'))
    .max(6, 'Nível inválido')
    .transform((levels) => [...new Set(levels)].sort()),
};

export const createListViewRules = z.strictObject({ lista: list, ...content });
export const updateListViewRules = z.strictObject({ id, ...content });
export const listViewIdRules = z.strictObject({ id });
export const listViewsRules = z.strictObject({ lista: list });
export const defaultListViewRules = z.strictObject({ lista: list, id: id.nullable() });
