import { defineAction } from '../../../platform/actions/action.ts';
import { readHead } from '../../../platform/sheets/read-table.ts';
import '../definitions/index.ts';
import { requireStaff } from '../engine/accept-file.ts';
import { headerKey, layoutOf, setPlaces, shapeOf, type UploadColumn, uploadColumns } from '../engine/file-layout.ts';
import { guessColumns } from '../engine/guess-columns.ts';
import { readImportHeaderRules } from '../import.rules.ts';

const EXAMPLES = 3;
/** Rows whose cells help to guess. */
const SAMPLE = 50;
const MAX_SHOWN = 60;
const shown = (text: string | undefined) => (text ?? '').trim().slice(0, MAX_SHOWN);

/** The columns of a file, and which of them are which of the upload's. */
export interface ImportHeader {
  /** Key of the header, for `setImportColumns`. */
  cabecalho: string;
  titulos: { posicao: number; titulo: string; exemplos: string[] }[];
  colunas: UploadColumn[];
}

/** Reads the titles of a file, with a few cells of each column, and suggests which is which. Needs the kind's own permission. */
export const readImportHeader = defineAction({
  name: 'readImportHeader',
  title: 'Colunas de um arquivo',
  permission: 'import:send',
  refuses: ['SHEET_*'],
  input: readImportHeaderRules,
  logged: false,
  handler: async (anyone, { tipo, arquivo: { bytes } }): Promise<ImportHeader> => {
    const ctx = requireStaff(anyone);
    const { columns, sheetOf } = shapeOf(ctx, tipo);
    const { header, rows } = await readHead(bytes, { kind: sheetOf(bytes) }, SAMPLE);
    const { places } = await layoutOf(ctx, tipo, bytes);
    const guesses = places ? null : guessColumns(columns, { header, rows });
    return {
      cabecalho: headerKey(header),
      titulos: header.map((titulo, posicao) => ({
        posicao,
        titulo: shown(titulo),
        exemplos: rows
          .slice(0, EXAMPLES)
          .map((cells) => shown(cells[posicao]))
          .filter((text) => text !== ''),
      })),
      colunas: uploadColumns(columns, places ? setPlaces(places) : (key) => guesses?.get(key)),
    };
  },
});
