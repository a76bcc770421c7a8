import type { AppContext } from '../../platform/context.ts';
import type { List } from '../../platform/lists/list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { SheetColumn, SheetRecord } from '../../platform/sheets/sheet-column.ts';
import { suspiciousLinksList } from '../links/index.ts';
import {
  antifraudList,
  corroborationList,
  liabilityQuery,
  measurementQuery,
  type ReportKind,
  reportOverviewQuery,
  stockReportList,
  successRateList,
} from '../reports/index.ts';
import type { AskedMonth } from './month-close.query.ts';
import type { CloseMonth } from './month-close.rules.ts';

/** A report that is a list: the same rows and masks as its export. */
interface ListFile {
  list: List;
  filter: (month: CloseMonth) => Record<string, unknown>;
}

/** A report that is a query: its table on the screen. */
interface TableFile {
  columns: readonly SheetColumn[];
  rows: (ctx: AppContext, asked: AskedMonth) => Promise<readonly object[]>;
}

const ofNetwork = ({ networkId }: CloseMonth) => (networkId === null ? {} : { networkId });
const ofMonth = (month: CloseMonth) => ({ ano: Number(month.de.slice(0, 4)), mes: Number(month.de.slice(5, 7)), ...ofNetwork(month) });
const column = (key: string, title: string, type: SheetColumn['type'] = 'decimal'): SheetColumn => ({ key, title, type });
const NETWORK = column('rede', 'Rede', 'text');

/** The file of each stored report. */
export const reportFiles: Record<ReportKind, ListFile | TableFile> = {
  RELATORIO: {
    columns: [
      NETWORK,
      column('totalVenda', 'Total vendido'),
      column('totalVendaAnterior', 'Mês anterior'),
      column('totalPontos', 'Pontos'),
    ],
    rows: async (ctx, asked) => (await runQuery(reportOverviewQuery, ctx, asked)).redes,
  },
  COMPRAS_PONTUACAO: { list: stockReportList, filter: ofMonth },
  TAXA_SUCESSO: { list: successRateList, filter: ofMonth },
  ANTIFRAUDE: { list: antifraudList, filter: ofNetwork },
  MENSURACAO: {
    columns: [
      NETWORK,
      column('mesesAtendidosAntes', 'Meses Atendidos Antes', 'integer'),
      column('mediaMensal', 'Média Mensal'),
      column('mediaMensalPos', 'Média Mensal Pós'),
      column('resultadoMensal', 'Resultado Mensal (%)'),
      column('mediaSemanal', 'Média Semanal'),
      column('mediaSemanalPos', 'Média Semanal Pós'),
      column('resultadoSemanal', 'Resultado Semanal (%)'),
      column('totalVendidoPos', 'Total Vendido Pós'),
      column('mesesAtendidosPos', 'Meses Atendidos Pós', 'integer'),
      column('dataCadastro', 'Data de Cadastro', 'date'),
      column('observacao', 'Observação', 'text'),
    ],
    rows: (ctx, { rede }) => runQuery(measurementQuery, ctx, { rede }),
  },
  PASSIVO: {
    columns: [
      NETWORK,
      column('pontos', 'Pontos'),
      column('pontosReais', 'Pontos (R$)'),
      column('cashback', 'Cashback (R$)'),
      column('resgates', 'Resgates a entregar (R$)'),
      column('total', 'Total (R$)'),
    ],
    rows: async (ctx, asked) =>
      ((await runQuery(liabilityQuery, ctx, asked))?.redes ?? []).map((row) => ({ ...row, rede: row.rede ?? 'Sem rede' })),
  },
  VINCULOS: { list: suspiciousLinksList, filter: ofNetwork },
  CORROBORACAO: { list: corroborationList, filter: ofMonth },
};

/** Rows of a query as rows of a sheet. */
export const sheetRows = (rows: readonly object[]): SheetRecord[] => rows as SheetRecord[];
