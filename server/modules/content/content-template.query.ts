import { fileUrl } from '../../platform/files/file-url.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { xlsxTemplate } from '../../platform/sheets/xlsx-template.ts';
import { type ContentKind, contentTemplateRules } from './content.rules.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const templates: Record<ContentKind, { fileName: string; names: readonly string[] }> = {
  LOJAS: { fileName: 'modelo_lojas.xlsx', names: ['Casa das Tintas Centro', 'Depósito Boa Vista', 'Materiais São Jorge'] },
  PRODUTOS: { fileName: 'modelo_produtos.xlsx', names: ['Tinta acrílica 18 L', 'Esmalte sintético 3,6 L', 'Massa corrida 25 kg'] },
};

/** Download Modelo: a one-column sheet with sample rows, one for stores and one for products (document 001 §2). */
export const contentTemplate = defineQuery({
  name: 'contentTemplate',
  permission: 'content:list',
  input: contentTemplateRules,
  read: async (ctx, { tipo }) => {
    const { fileName, names } = templates[tipo];
    const key = `modelos/${fileName}`;
    await ctx.ports.storage.put(
      key,
      await xlsxTemplate(
        [{ key: 'nome', title: 'Nome', type: 'text' }],
        names.map((nome) => ({ nome })),
      ),
      XLSX,
    );
    const file = { chave: key, tipoArquivo: XLSX, nomeOriginal: fileName };
    return { url: fileUrl(ctx.env, ctx.clock, file, { attachment: true }), fileName };
  },
});
