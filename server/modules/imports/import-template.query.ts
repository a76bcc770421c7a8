import { buffer } from 'node:stream/consumers';
import { fileUrl } from '../../platform/files/file-url.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { SheetKind } from '../../platform/sheets/read-sheet.ts';
import type { SheetColumn, SheetRecord } from '../../platform/sheets/sheet-column.ts';
import { writeCsv } from '../../platform/sheets/write-sheet.ts';
import { xlsxTemplate } from '../../platform/sheets/xlsx-template.ts';
import type { Permission } from '../../policy/permissions.ts';
import './definitions/index.ts';
import { findImportDefinition, templateColumns } from './engine/import-definition.ts';
import { XLSX } from './engine/keep-file.ts';
import { type ImportKind, importTemplateRules } from './import.rules.ts';
import { salesSamples, salesTemplateColumns } from './sales-sheet.ts';

interface Template {
  slug: string;
  permission: Permission;
  kind: SheetKind;
  columns: readonly SheetColumn[];
  samples: readonly SheetRecord[];
}

/** Download address of an upload's template ("Baixar modelo"). Generated each time, so it always matches this version. */
export const importTemplate = defineQuery({
  name: 'importTemplate',
  permission: 'import:send',
  input: importTemplateRules,
  read: async (ctx, { tipo }) => {
    const { slug, permission, kind, columns, samples } = templateOf(tipo);
    requirePermission(ctx, permission);
    const [fileName, key] = [`modelo_${slug}.${kind}`, `modelos/${slug}.${kind}`];
    const type = kind === 'csv' ? 'text/csv' : XLSX;
    await ctx.ports.storage.put(
      key,
      kind === 'csv' ? await buffer(writeCsv(columns, samples)) : await xlsxTemplate(columns, samples),
      type,
    );
    const file = { chave: key, tipoArquivo: type, nomeOriginal: fileName };
    return { url: fileUrl(ctx.env, ctx.clock, file, { attachment: true }), fileName };
  },
});

function templateOf(tipo: ImportKind): Template {
  const definition = findImportDefinition(tipo);
  if (!definition)
    return { slug: 'vendas', permission: 'import:sales', kind: 'xlsx', columns: salesTemplateColumns, samples: salesSamples };
  const { slug, permission, formats, samples } = definition;
  return { slug, permission, kind: formats[0] ?? 'csv', columns: templateColumns(definition), samples };
}
