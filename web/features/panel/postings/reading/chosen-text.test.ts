import { describe, expect, it } from '@jest/globals';
import { chosenValue } from './chosen-text.ts';

describe('text chosen on the picture', () => {
  it.each([
    ['realizadoEm', 'EMISSAO 19/11/2026 14:32:10', '2026-11-19'],
    ['realizadoEm', '19-11-26', '2026-11-19'],
    ['realizadoEm', '31/02/2026', null],
    ['totalVenda', 'VALOR A PAGAR R$ 1.248,50', '1248.50'],
    ['totalVenda', 'TOTAL 1,248.50', '1248.50'],
    ['totalVenda', 'TOTAL 5.00', '5.00'],
    ['totalVenda', 'DINHEIRO', null],
    ['item.valorUnitario', '2 UN x 89,90 179,80', '89.90'],
    ['item.valorUnitario', '89,90', '89.90'],
    ['item.qtde', '001 1084 ESMALTE 2,5 UN x 89,90', '2.5'],
    ['item.qtde', '3', '3'],
    ['identificador', 'NFC-e 000.401.999 SERIE 1', '000401999'],
    ['identificador', '3526 1111 2223 3300 0181 6500 1000 0040 0013 1415 9265', '35261111222333000181650010000040001314159265'],
    ['cpf', 'CONSUMIDOR CPF 529.982.247-25', '52998224725'],
    ['tipoFiscal', 'CUPOM', null],
  ])('gives %s from “%s”', (field, text, expected) => {
    expect(chosenValue(field, text)).toBe(expected);
  });
});
