import { anyLabelIn } from './labels.ts';
import type { Line } from './line.ts';

/** Labels of Brazilian fiscal documents, long enough that other languages do not hold them by chance. */
const LABELS = [
  ...[
    'NOTAFISCAL',
    'CUPOMFISCAL',
    'CONSUMIDOR',
    'CHAVEDEACESSO',
    'VALORAPAGAR',
    'VALORTOTAL',
    'DOCUMENTOAUXILIAR',
    'PROTOCOLODEAUTORIZACAO',
  ],
  ...['INSCRICAOESTADUAL', 'TRIBUTOS', 'EXTRATONO', 'FORMADEPAGAMENTO', 'FORMAPAGAMENTO', 'CARTAODECREDITO', 'CARTAODEDEBITO', 'DINHEIRO'],
];
const FEWEST = 2;

/** Whether at least two labels of Brazilian receipts are printed. */
export const hasBrazilianLabels = (lines: readonly Line[]): boolean =>
  LABELS.filter((label) => lines.some((line) => anyLabelIn(line, [label]) !== null)).length >= FEWEST;
