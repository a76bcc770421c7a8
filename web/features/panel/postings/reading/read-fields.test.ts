import { describe, expect, it } from '@jest/globals';
import { missingItems, offeredItems, readFields } from './read-fields.ts';
import { aReading, inDoubt } from './reading.fixture.ts';

const KEY = '35261111222333000181650010000040001314159265';

describe('the fields of a reading', () => {
  it('are those of the form, with their places and doubts', () => {
    const fields = readFields(aReading({ campos: inDoubt('data') }), null);
    expect(fields.realizadoEm).toMatchObject({ value: '2026-11-20', isSure: false, place: { y: 0.1 } });
    expect(fields.totalVenda).toMatchObject({ value: '248.50', isSure: true });
    // The form refuses fewer than eight digits, and a note's number has nine.
    expect(fields.identificador).toMatchObject({ value: '000401234', isSure: true, place: { y: 0.12 } });
  });

  it('take the proved key before any reading of it', () => {
    expect(readFields(aReading({ chave: KEY.replace(/5$/, '6') }), KEY).identificador).toEqual({ value: KEY, isSure: true, place: null });
  });

  it('sum the products of the programme, never above what was paid', () => {
    expect(readFields(aReading(), null).valorProdutosSW).toMatchObject({ value: '209.80', isSure: true });
    expect(readFields(aReading({ total: '200.00' }), null).valorProdutosSW).toMatchObject({ value: '200.00', isSure: false });
    expect(readFields(aReading({ itens: [] }), null).valorProdutosSW).toBeUndefined();
  });

  it('are none where nothing was read', () => {
    expect(readFields(null, KEY)).toEqual({});
    expect(offeredItems(null)).toEqual([]);
  });
});

describe('the items of a reading', () => {
  it('are offered where product, quantity and price are known and can be sold', () => {
    const [black, white, cement] = aReading().itens;
    const half = { ...white!, qtde: '0.50' };
    const unread = { ...white!, valorUnitario: null };
    expect(offeredItems(aReading({ itens: [black!, half, unread, cement!] }))).toEqual([
      { codigo: '1084', descricao: 'ESMALTE PRETO', qtde: '2.00', valorUnitario: '89.90', valorDesconto: '' },
    ]);
  });

  it('are missing as often as the form lacks their code', () => {
    const reading = aReading();
    const twice = { ...reading, itens: [...reading.itens, reading.itens[0]!] };
    expect(missingItems(twice, offeredItems(reading)).map(({ produto }) => produto?.codigo)).toEqual(['1084']);
    expect(missingItems(reading, offeredItems(reading))).toEqual([]);
  });
});
