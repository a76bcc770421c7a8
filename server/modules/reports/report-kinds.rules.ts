/** The reports whose rows are kept and made anew by Atualizar Relatórios: five of document 001 §7, and those beyond it. */
export const REPORT_KINDS = [
  'RELATORIO',
  'COMPRAS_PONTUACAO',
  'TAXA_SUCESSO',
  'ANTIFRAUDE',
  'MENSURACAO',
  'PASSIVO',
  'VINCULOS',
  'CORROBORACAO',
] as const;

/** One of them. */
export type ReportKind = (typeof REPORT_KINDS)[number];

const MONTHLY: ReadonlySet<ReportKind> = new Set(['COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'CORROBORACAO']);

/** Whether the report is of one month. */
export const isMonthly = (tipo: ReportKind): boolean => MONTHLY.has(tipo);
