import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';
import { withReason } from '../../shared/reversal-reason-rules.ts';

const MAX_NAME = 255;

/** A file as received by either door; anything else is "no file chosen" (000 §5, Uploads). */
export const receivedFile = z.object(
  {
    bytes: z.custom<Buffer>((value) => value instanceof Uint8Array && value.length > 0, 'Selecione um arquivo primeiro'),
    fileName: z.string().transform((name) => name.slice(-MAX_NAME)),
  },
  { error: 'Selecione um arquivo primeiro' },
);

/** Every kind of upload; the values of `imports.tipo`. */
export const ImportKind = {
  VENDAS: 'VENDAS',
  PRODUTOS: 'PRODUTOS',
  PRODUTOS_LOJA: 'PRODUTOS_LOJA',
  HISTORICO: 'HISTORICO',
  SALDO_CARTAO: 'SALDO_CARTAO',
  LOJAS_PARTICIPANTES: 'LOJAS_PARTICIPANTES',
  PRODUTOS_CLIENTE: 'PRODUTOS_CLIENTE',
} as const;
export type ImportKind = (typeof ImportKind)[keyof typeof ImportKind];

/** Days within which an upload may be undone (beyond C10). */
export const UNDO_DAYS = 7;

/** A sales spreadsheet to import. `aguardar` leaves the work to the caller, with the queue as a safety net. */
export const startSalesImportRules = z.strictObject({
  arquivo: receivedFile,
  enviarMensagem: z.boolean({ error: 'Opção inválida' }).default(true),
  aguardar: z.boolean().default(false),
});

/** A sales spreadsheet to rehearse. */
export const rehearseSalesImportRules = z.strictObject({ arquivo: receivedFile });

const { VENDAS: _posted, ...written } = ImportKind;
const writtenKind = z.enum(written, { error: 'Tipo de upload inválido' });

/** A spreadsheet of any other kind to rehearse. The kind's definition reads the choices it needs. */
export const rehearseImportRules = z.strictObject({
  tipo: writtenKind,
  arquivo: receivedFile,
  escolhas: z.strictObject({ cnpjRevenda: z.string().nullish(), ano: z.union([z.string(), z.number()]).nullish() }).default({}),
});

/** A spreadsheet of any other kind to import. */
export const startImportRules = rehearseImportRules.extend({ aguardar: z.boolean().default(false) });

/** The store whose products are uploaded (document 000 §5). */
export const storeChoice = z.object({
  cnpjRevenda: z.string({ error: 'Informe a revenda' }).trim().min(1, 'Informe a revenda').max(20, 'Informe a revenda'),
});

/** The year of a history upload (document 001 §5). */
export const yearChoice = z.object({
  ano: z.coerce
    .number({ error: 'Selecione um período antes' })
    .int('Selecione um período antes')
    .min(2000, 'Selecione um período antes')
    .max(2100, 'Selecione um período antes'),
});

const anyKind = z.enum(ImportKind, { error: 'Tipo de upload inválido' });
const MAX_COLUMNS = 200;

/** A file of foreign shape, to see what is in it. */
export const readImportHeaderRules = z.strictObject({ tipo: anyKind, arquivo: receivedFile });

/** Which column of files with one header is which of the upload's. */
export const setImportColumnsRules = z.strictObject({
  tipo: anyKind,
  cabecalho: z.string().regex(/^[0-9a-f]{64}$/, 'Cabeçalho inválido'),
  colunas: z
    .array(
      z.strictObject({
        coluna: z.string().max(40, 'Coluna inválida'),
        posicao: z
          .number()
          .int('Coluna inválida')
          .min(0, 'Coluna inválida')
          .max(MAX_COLUMNS - 1, 'Coluna inválida'),
      }),
    )
    .max(MAX_COLUMNS, 'Colunas demais'),
});

export const importTemplateRules = z.strictObject({ tipo: anyKind });
export const undoImportRules = withReason({ id: rowId('Upload não encontrado') });
