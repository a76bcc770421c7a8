import { z } from 'zod';
import { fileUrl } from '../../platform/files/file-url.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { xlsxTemplate } from '../../platform/sheets/xlsx-template.ts';
import { XLSX } from './actions/start-sales-import.ts';
import { salesTemplateColumns } from './sales-sheet.ts';

const KEY = 'modelos/vendas.xlsx';
const FILE_NAME = 'modelo_vendas.xlsx';
const note = { cpf: '52998224725', cnpj: '11222333000181', tipoFiscal: 'N', identificador: '00012345', realizadoEm: '2026-01-15' };
/** One note with two products, then another: what the rules beside the drop zone say in words. */
const samples = [
  { ...note, codigo: 'PROD-001', qtde: '2', valorUnitario: '49.90', valorDesconto: '0' },
  { ...note, codigo: 'PROD-002', qtde: '1.5', valorUnitario: '120.00', valorDesconto: '12.00' },
  { ...note, tipoFiscal: 'C', identificador: '00067890', codigo: 'PROD-001', qtde: '1', valorUnitario: '49.90', valorDesconto: '0' },
];

/** Where the template ("Baixar modelo") is downloaded from. The file is written anew, so that it is always that of this version. */
export const salesImportTemplate = defineQuery({
  name: 'salesImportTemplate',
  permission: 'import:sales',
  input: z.strictObject({}),
  read: async (ctx) => {
    await ctx.ports.storage.put(KEY, await xlsxTemplate(salesTemplateColumns, samples), XLSX);
    const file = { chave: KEY, tipoArquivo: XLSX, nomeOriginal: FILE_NAME };
    return { url: fileUrl(ctx.env, ctx.clock, file, { attachment: true }), fileName: FILE_NAME };
  },
});
