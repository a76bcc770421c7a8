import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ReportKind } from './report-kinds.rules.ts';

export const reportKindSet = closedSet<ReportKind>('ReportKind', 'A report whose rows are stored and made anew on request.', {
  RELATORIO: 'Relatório: the figures of each network.',
  COMPRAS_PONTUACAO: 'Compras x pontuação of a month.',
  TAXA_SUCESSO: 'Taxa de sucesso of a month.',
  ANTIFRAUDE: 'Antifraude: units scored against units bought.',
  MENSURACAO: 'Mensuração of each network.',
  PASSIVO: 'Passivo e quebra: what the programme owes.',
  VINCULOS: 'Vínculos suspeitos: linked people.',
  CORROBORACAO: 'Corroboração of a month: sales that both audiences sent.',
});

export const liabilityPartSet = closedSet('LiabilityPart', 'What is owed.', {
  PONTOS: 'Points of sellers.',
  CASHBACK: 'Cashback of consumers, in BRL.',
});
