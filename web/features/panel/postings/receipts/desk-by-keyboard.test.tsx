import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SaleProductsDocument, SaleSellerDocument } from '../sales/sale.generated.ts';
import { answer, deskScreen, field, lookups, NEW, paint, queueOf, review, seller, setup } from './sale.fixture.tsx';
import { RejectSubmissionDocument } from './submissions.generated.ts';

let restoreScreen: () => void;

beforeEach(() => {
  restoreScreen = deskScreen();
});
afterEach(() => {
  restoreScreen();
  jest.restoreAllMocks();
});

describe('the desk without a mouse', () => {
  const rejected = answer(RejectSubmissionDocument, { rejectSubmission: { __typename: 'Changed', id: '1' } });

  it('opens in the first field that nothing has filled, and so does the next receipt', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), review('2'), ...queueOf({ next: '2' }), ...lookups(), rejected]);
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    expect(screen.getByText('Hoje: 37 notas, 21 s cada')).toBeTruthy();
    // A letter in a field of digits is the screen's.
    await user.keyboard('r');
    await user.keyboard('2');
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
  });

  it('opens at the type of a receipt without a key', async () => {
    setup(`${NEW}?nota=1`, [review('1', { chaveFiscal: null, numero: null }), ...queueOf({ next: null }), ...lookups()]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Tipo Fiscal/ })));
  });

  it('completes the day with the month of the key, and lets whoever types on replace it', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    expect(screen.getByText('lido: 11/2026')).toBeTruthy();
    await user.keyboard('20');
    expect(field('Data da Venda').value).toBe('20/11/2026');
    await user.keyboard('/10/2026');
    expect(field('Data da Venda').value).toBe('20/10/2026');
    expect(screen.queryByText('lido: 11/2026')).toBeNull();
  });

  it('marks what the receipt said until it is changed', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    expect(await screen.findByText('lido do QR')).toBeTruthy();
    expect(screen.getByText('de quem enviou')).toBeTruthy();
    expect(screen.getByText('lido da nota')).toBeTruthy();
    await user.type(field('Identificador'), '9');
    expect(screen.queryByText('lido do QR')).toBeNull();
  });

  it('leaves a text field with Esc, and finds the first empty one with Tab', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    await user.click(screen.getByRole('combobox', { name: 'Produto' }));
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Venda' }));
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(field('Data da Venda'));
  });

  it('offers what the seller sells most before the other products, each once', async () => {
    const usual = { ...paint, __typename: 'UsualProduct', id: '7', codigo: '2000', nome: 'TINTA BRANCA' };
    const { user } = setup(`${NEW}?nota=1`, [
      answer(SaleSellerDocument, { saleSeller: { ...seller, produtosHabituais: [usual] } }),
      answer(SaleProductsDocument, {
        storeProducts: { __typename: 'StoreProductPage', items: [paint, { ...usual, __typename: 'StoreProduct' }] },
      }),
      review('1'),
      ...queueOf({ next: null }),
      ...lookups(),
    ]);
    await waitFor(() => expect(field('Vendedor Loja').value).not.toBe(''));
    await user.click(screen.getByRole('combobox', { name: 'Produto' }));
    const list = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('option')
          .map(({ textContent }) => textContent?.slice(0, 12)),
      ).toEqual(['TINTA BRANCA', 'ESMALTE PRET']),
    );
    expect(list.textContent).toMatch(/^Mais vendidos por este vendedor.*Outros produtos/);
  });
});
