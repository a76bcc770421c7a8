import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ImportKind } from './import.rules.ts';

export const importKindSet = closedSet<ImportKind>('ImportKind', 'Kinds of uploaded spreadsheets.', {
  VENDAS: 'Sales.',
  PRODUTOS: 'Programme products.',
  PRODUTOS_LOJA: 'Products of stores.',
  HISTORICO: 'Sales of the time before.',
  SALDO_CARTAO: 'Balances of cards.',
  LOJAS_PARTICIPANTES: 'Participating stores.',
  PRODUTOS_CLIENTE: 'Products shown to consumers.',
});

export const importStateSet = closedSet('ImportState', 'How far an uploaded spreadsheet is.', {
  AGUARDA: 'Waits for a second person; nothing is recorded.',
  NA_FILA: 'Waits for its turn.',
  PROCESSANDO: 'Is being read.',
  CONCLUIDA: 'Every line was recorded.',
  CONCLUIDA_COM_ERROS: 'Done, but some lines were refused.',
  FALHOU: 'Could not be read to its end.',
  DESFAZENDO: 'Is being undone.',
  DESFEITA: 'Was undone.',
  DESFEITA_EM_PARTE: 'Was undone except for what is in use.',
});
