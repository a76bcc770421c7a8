import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../definitions/index.ts';
import { requireStaff } from '../engine/accept-file.ts';
import { setPlaces, shapeOf, type UploadColumn, uploadColumns } from '../engine/file-layout.ts';
import { setImportColumnsRules } from '../import.rules.ts';

/** Layouts of one person and kind; the oldest goes for the newest. */
const KEPT = 50;

/**
 * Sets which column is which in files with one header, for the uploads of whoever says so: nobody else's file is read another way. Needs
 * the kind's own permission.
 */
export const setImportColumns = defineAction({
  name: 'setImportColumns',
  title: 'Colunas de um upload',
  permission: 'import:send',
  refuses: ['IMPORT_COLUMN_UNKNOWN', 'IMPORT_COLUMN_TWICE', 'IMPORT_COLUMN_NEEDED'],
  input: setImportColumnsRules,
  handler: async (anyone, { tipo, cabecalho, colunas }): Promise<UploadColumn[]> => {
    const ctx = requireStaff(anyone);
    const { columns } = shapeOf(ctx, tipo);
    const places = new Map(colunas.map(({ coluna, posicao }) => [coluna, posicao]));
    if (colunas.some(({ coluna }) => !columns.some(({ key }) => key === coluna))) throw new AppError('IMPORT_COLUMN_UNKNOWN');
    if (places.size < colunas.length || new Set(places.values()).size < colunas.length) throw new AppError('IMPORT_COLUMN_TWICE');
    const needed = columns.find(({ key, required }) => required && !places.has(key));
    if (needed) throw new AppError('IMPORT_COLUMN_NEEDED', { titulo: needed.title });
    await ctx.sql(
      `insert into import_layouts (staff_user_id, tipo, cabecalho, posicoes, atualizado_em) values ($1, $2, $3, $4, $5)
       on conflict (staff_user_id, tipo, cabecalho) do update set posicoes = excluded.posicoes, atualizado_em = excluded.atualizado_em`,
      [ctx.actor.id, tipo, cabecalho, JSON.stringify(Object.fromEntries(places)), ctx.clock.now()],
    );
    await ctx.sql(
      `delete from import_layouts where staff_user_id = $1 and tipo = $2 and cabecalho in (
         select cabecalho from import_layouts where staff_user_id = $1 and tipo = $2 order by atualizado_em desc offset $3)`,
      [ctx.actor.id, tipo, KEPT],
    );
    ctx.logAs({ tipo, colunas });
    return uploadColumns(columns, setPlaces(Object.fromEntries(places)));
  },
});
