import type { Readable } from 'node:stream';
import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import type { ZipEntry } from '../../platform/files/zip-stream.ts';
import { exportStream } from '../../platform/lists/export-rows.ts';
import type { List } from '../../platform/lists/list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { SheetColumn } from '../../platform/sheets/sheet-column.ts';
import { writeCsv } from '../../platform/sheets/write-sheet.ts';
import { defineArchive } from '../exports/index.ts';
import { salesToCorrectQuery } from '../postings/index.ts';
import { networkMonthRules, reportKinds } from '../reports/index.ts';
import { SUMMARY_COLUMNS, summaryRows } from './close-summary.ts';
import { itemLists } from './count-items.ts';
import { closeMonth, type MonthClose, monthCloseQuery } from './month-close.query.ts';
import { type CloseMonth, closeItemRow } from './month-close.rules.ts';
import { reportFiles, sheetRows } from './report-files.ts';

/** Name of the archive in `exports`. */
export const MONTH_CLOSE = 'monthClose';

const CORRECTION_COLUMNS: readonly SheetColumn[] = [
  { key: 'identificador', title: 'Número fiscal', type: 'text' },
  { key: 'revenda', title: 'Loja', type: 'text' },
  { key: 'parceiro', title: 'Vendedor Loja', type: 'text' },
  { key: 'cpf', title: 'CPF', type: 'text' },
  { key: 'pontuacaoAtual', title: 'Pontuação atual', type: 'points' },
  { key: 'pontuacaoNova', title: 'Pontuação nova', type: 'points' },
  { key: 'aPontuar', title: 'A pontuar', type: 'points' },
];

interface Writing {
  ctx: AppContext;
  close: MonthClose;
  month: CloseMonth;
  asked: { rede?: string | null | undefined; ano: number; mes: number };
  onRows: (count: number) => void;
}

/** A rank of its own keeps the files in the order of the screen. */
const nameOf = (folder: string, name: string, ending: string) => `${folder}/${name.toLowerCase().replaceAll('_', '-')}.${ending}`;

/** An .xlsx of a list, as its own export writes it; null for users who may not export it. */
function listFile({ ctx, onRows }: Writing, list: List, filter: Record<string, unknown>): Readable | null {
  if (list.exportPermission && !mayDo(ctx.actor, list.exportPermission)) return null;
  return exportStream(list, ctx, 'XLSX', { scope: 'ALL', filter }, onRows);
}

function tableFile({ onRows }: Writing, columns: readonly SheetColumn[], rows: readonly object[]): Readable {
  onRows(rows.length);
  return writeCsv(columns, sheetRows(rows));
}

/** The open rows of each item that has any. */
async function* itemEntries(writing: Writing): AsyncGenerator<ZipEntry> {
  for (const { item, total } of writing.close.itens) {
    if (!total) continue;
    const filter = closeItemRow(item).filter(writing.month);
    const source = itemLists[item];
    const content = source ? listFile(writing, source.list, filter) : null;
    if (content) yield { name: nameOf('pendencias', item, 'xlsx'), content };
    if (item === 'CORRECOES') {
      const rows = await runQuery(salesToCorrectQuery, writing.ctx, filter);
      yield { name: nameOf('pendencias', item, 'csv'), content: tableFile(writing, CORRECTION_COLUMNS, rows) };
    }
  }
}

/** Each report that was generated. */
async function* reportEntries(writing: Writing): AsyncGenerator<ZipEntry> {
  for (const { tipo, geradoEm } of writing.close.relatorios) {
    if (!geradoEm) continue;
    const { path } = reportKinds[tipo];
    const file = reportFiles[tipo];
    if ('list' in file) {
      const content = listFile(writing, file.list, file.filter(writing.month));
      if (content) yield { name: nameOf('relatorios', path, 'xlsx'), content };
    } else
      yield {
        name: nameOf('relatorios', path, 'csv'),
        content: tableFile(writing, file.columns, await file.rows(writing.ctx, writing.asked)),
      };
  }
}

/** Fechamento do mês as a ZIP: the summary, the open rows of each item, and the reports, all with the user's rights at generation time. */
defineArchive({
  name: MONTH_CLOSE,
  entries: async function* (ctx, filter, onRows) {
    const close = await runQuery(monthCloseQuery, ctx, filter);
    const asked = networkMonthRules.parse(filter);
    const writing: Writing = { ctx, close, month: await closeMonth(ctx, asked), asked, onRows };
    yield { name: 'fechamento.csv', content: tableFile(writing, SUMMARY_COLUMNS, summaryRows(close)) };
    yield* itemEntries(writing);
    yield* reportEntries(writing);
  },
});
