import type { Permission } from '../../policy/permissions.ts';
import type { ReportKind } from './report-kinds.rules.ts';

/** Who may read each report; nobody else may generate its first rows. */
export const permissionOfReport: Record<ReportKind, Permission> = {
  RELATORIO: 'report:read',
  COMPRAS_PONTUACAO: 'stock:read',
  TAXA_SUCESSO: 'successRate:read',
  ANTIFRAUDE: 'antifraud:read',
  MENSURACAO: 'measurement:read',
  PASSIVO: 'liability:read',
  VINCULOS: 'link:list',
  CORROBORACAO: 'corroboration:read',
};
