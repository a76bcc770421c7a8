import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { formatBrl } from '../../../../../server/shared/format.ts';
import { StoreOptionsDocument } from '../../../../pickers/store-options.generated.ts';
import { UpcomingCashbackDocument } from '../receipts/cashback.generated.ts';
import { answer, field, NEW, queueOf, review, setup } from '../receipts/sale.fixture.tsx';
import { CashbackByNumberDocument, SaleConsumerDocument } from '../sales/cashback.generated.ts';
import { aReading, inDoubt } from './reading.fixture.ts';

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const paints = { __typename: 'StoreOption', id: '4', cnpj: '11222333000181', nomeFantasia: 'Casa das Tintas' };
const store = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Lojas' });

const open = (leitura: object, stores: object[]) =>
  setup(`${NEW}?nota=1`, [
    review('1', { audience: 'CONSUMER', revenda: null, cnpj: null, chaveFiscal: null, numero: null, leitura }),
    ...queueOf({ next: null }),
    answer(UpcomingCashbackDocument, { pendingSubmissions: { __typename: 'PendingCashbackPage', items: [] } }),
    answer(SaleConsumerDocument, { saleConsumer: { __typename: 'SaleConsumer', id: '1', nome: 'Bia Reis', ativo: true } }),
    answer(StoreOptionsDocument, { storeOptions: stores }),
    answer(CashbackByNumberDocument, { salesByNumber: [] }),
  ]);

describe("the desk of a consumer's receipt that was read", () => {
  it('is filled with its store, its total and the value of its products', async () => {
    open(aReading({ campos: inDoubt('total') }), [paints]);
    await waitFor(() => expect(store().value).toBe('Casa das Tintas (11.222.333/0001-81)'));
    expect(field('Data da Venda').value).toBe('20/11/2026');
    expect(field('Identificador').value).toBe('000401234');
    expect(field('Valor total da nota').value).toBe('248,50');
    expect(field('Valor em produtos SW').value).toBe('209,80');
    expect(field('Valor total da nota').closest('[data-field]')?.textContent).toContain('conferir');
    expect(field('Valor em produtos SW').closest('[data-field]')?.textContent).toContain('lido da nota');
    const form = screen.getByRole('form', { name: 'Venda' });
    expect(form.textContent).toContain(`Produtos do programa na nota: 2 × ESMALTE PRETO, ${formatBrl('179.80')}; 1 × TINTA BRANCA`);
    expect(form.textContent).toContain('Fora do programa: 1 × CIMENTO CP II 50KG');
  });

  it('leaves the store to the reviewer where the issuer serves no consumers', async () => {
    open(aReading(), [{ ...paints, id: '5', cnpj: '99888777000166', nomeFantasia: 'Outra' }]);
    await waitFor(() => expect(field('Valor total da nota').value).toBe('248,50'));
    expect(store().value).toBe('');
  });
});
