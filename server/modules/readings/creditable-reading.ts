import { compare, subtract, sum } from '../../shared/money.ts';
import { type HeadField, type Reading, SURE } from './engine/reading.ts';

/** A part of a reading that is not sure enough to credit without a reviewer. */
export type ReadingGap =
  | 'FONTE'
  | 'AUTORIDADE'
  | 'CHAVE'
  | 'DATA'
  | 'TOTAL'
  | 'DESCONTO'
  | 'ITENS'
  | 'SOMA'
  | 'DIVERGENCIA'
  | 'CANCELADA'
  | 'FOTO_RUIM';

/**
 * Parts of a reading that are not sure; empty: every value that a credit uses is sure. Knows only the reading: whether the products are of the
 * programme and what other receipts say is for the caller. Pure.
 */
export function creditableReading(reading: Reading): ReadingGap[] {
  const { fonte, certeza, desconto, itens, divergencias, cancelada, duvidasDaFoto } = reading;
  const isSure = (field: HeadField) => reading[field] !== null && (certeza[field] ?? 0) >= SURE;
  const gaps: [ReadingGap, boolean][] = [
    ['FONTE', fonte !== 'xml-assinado' && fonte !== 'foto'],
    // Anyone can sign with a certificate of their own.
    ['AUTORIDADE', fonte === 'xml-assinado' && reading.autoridadeConferida !== true],
    ['CHAVE', !isSure('chave')],
    ['DATA', !isSure('data')],
    ['TOTAL', !isSure('total')],
    ['DESCONTO', desconto !== null && !isSure('desconto')],
    ['ITENS', itens.length === 0 || itens.some((item) => item.certeza < SURE || item.corrigido || hasGap(item))],
    // Freight and taxes of an invoice are in its total but in no item; the issuer signed the amounts.
    ['SOMA', fonte !== 'xml-assinado' && !closes(reading)],
    ['DIVERGENCIA', divergencias.length > 0],
    ['CANCELADA', cancelada],
    ['FOTO_RUIM', duvidasDaFoto.length > 0],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
}

const hasGap = ({ qtde, valorUnitario, total }: Reading['itens'][number]) => qtde === null || valorUnitario === null || total === null;

/** The items less the discounts are the total. */
function closes({ itens, desconto, total }: Reading): boolean {
  if (total === null) return false;
  return compare(subtract(sum(itens.map((item) => item.total ?? '0')), desconto ?? '0'), total) === 0;
}
