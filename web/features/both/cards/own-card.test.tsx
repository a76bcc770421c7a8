import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { ChangeOwnCardStatusDocument, OwnCardDocument } from './own-card.generated.ts';
import { OwnCardPage } from './own-card-page.tsx';

const aCard = (changes: object = {}) => ({
  __typename: 'SellerCard',
  numero: '5067220000001234',
  saldo: '120.50',
  atualizadoEm: '2026-11-20T15:00:00.000Z',
  bloqueado: false,
  emDesbloqueio: false,
  entregue: true,
  ...changes,
});
type Card = ReturnType<typeof aCard> | null;

const change = (status: 'UNBLOCK' | 'BLOCK', ownCard: Card, numero = '5067220000001234') => ({
  request: { query: ChangeOwnCardStatusDocument, variables: { numero, status } },
  result: { data: { changeOwnCardStatus: ownCard } },
});
const show = (ownCard: Card, ...more: ReturnType<typeof change>[]) =>
  renderWith(<OwnCardPage />, {
    viewer: aViewer({ kind: 'SELLER' }),
    path: '/cartao',
    mocks: [{ request: { query: OwnCardDocument }, result: { data: { ownCard } } }, ...more],
  });

describe('OwnCardPage', () => {
  it('tells a seller without a card how to order one', async () => {
    show(null);
    expect(await screen.findByText('Você ainda não tem um cartão')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir meu cartão' }).getAttribute('href')).toBe('/loja/credito');
    expect(screen.queryByLabelText(/Número do cartão/)).toBeNull();
  });

  it('tells that a card is on its way, by its last four digits only', async () => {
    show(aCard({ bloqueado: true, entregue: false }));
    expect(await screen.findByText(/O cartão com final 1234 foi enviado/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('5067220000001234');
  });

  it('asks to unblock a blocked card, with the number as it is printed, and then offers to take that back', async () => {
    const user = userEvent.setup({ delay: null });
    show(aCard({ bloqueado: true }), change('UNBLOCK', aCard({ bloqueado: true, emDesbloqueio: true })));
    await user.click(await screen.findByRole('button', { name: 'Solicitar desbloqueio' }));
    expect((await screen.findAllByText('Informe o número do cartão')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/Número do cartão/), '5067 2200 0000 1234');
    await user.click(screen.getByRole('button', { name: 'Solicitar desbloqueio' }));
    expect(await screen.findByText('Solicitação de desbloqueio efetuada com sucesso')).toBeTruthy();
    expect(await screen.findByText('Desbloqueio em andamento')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Solicitar bloqueio' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Número do cartão/).value).toBe('');
  });

  it('blocks a card in use only after asking, and is left without one', async () => {
    const user = userEvent.setup({ delay: null });
    show(aCard(), change('BLOCK', null));
    await user.type(await screen.findByLabelText(/Número do cartão/), '5067220000001234');
    await user.click(screen.getByRole('button', { name: 'Solicitar bloqueio' }));
    await user.click(await screen.findByRole('button', { name: 'NÃO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ativo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Solicitar bloqueio' }));
    await user.click(await screen.findByRole('button', { name: 'BLOQUEAR' }));
    expect(await screen.findByText('Solicitação de bloqueio efetuada com sucesso')).toBeTruthy();
    expect(await screen.findByText('Você ainda não tem um cartão')).toBeTruthy();
  });
});
