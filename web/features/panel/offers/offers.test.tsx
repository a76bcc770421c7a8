import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { ApplyOfferDiscountDocument, OffersDocument, SyncOffersDocument, UpdateOfferPointsDocument } from './offers.generated.ts';
import { OffersPage } from './offers-page.tsx';

const row = (id: string, changes: object = {}) => ({
  __typename: 'Offer',
  id,
  offerId: `TLC-${id}`,
  nome: `Oferta ${id}`,
  parceiro: 'Mesa da Praça',
  categoria: 'Gastronomia',
  experiencia: 'Jantar',
  cidade: 'Recife',
  pontos: '999.00',
  desconto: null,
  pontosDesconto: null,
  situacao: 'ATIVA',
  sincronizadoEm: '2026-11-20T12:00:00.000Z',
  ...changes,
});

const ALL = ['offer:list', 'offer:update', 'offer:discount', 'offer:sync'];

function open(mocks: MockLink.MockedResponse[] = [], abilities = ALL) {
  renderWith(<OffersPage />, {
    viewer: aViewer({ kind: 'STAFF', abilities }),
    path: '/painel/ofertas-tlc',
    mocks: [
      {
        request: { query: OffersDocument, variables: () => true },
        maxUsageCount: 20,
        result: { data: { offers: { items: [row('1'), row('2', { pontos: '0.00', situacao: 'NOVA' })], total: 2, capped: false } } },
      },
      ...mocks,
    ],
  });
  return userEvent.setup();
}
/** Pastes the text, because role queries and keystrokes are slow over a grid. */
const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(screen.getByLabelText('Desconto (%)'));
  await user.paste(text);
};
const select = async (user: ReturnType<typeof userEvent.setup>, index: number) => {
  await screen.findByText('Oferta 1');
  await user.click(document.querySelectorAll('input[type=checkbox]')[index]!);
};

describe('OffersPage', () => {
  it('says what a discount lacks, first the percentage, then a selection', async () => {
    const user = open();
    await user.click(await screen.findByText('Aplicar desconto'));
    expect(await screen.findByText('Informe a porcentagem de desconto')).toBeTruthy();
    await write(user, '100%');
    await user.click(screen.getByText('Aplicar desconto'));
    expect(await screen.findByText('Informe uma porcentagem de desconto entre 0 e 100')).toBeTruthy();
    await write(user, '10');
    await user.click(screen.getByText('Aplicar desconto'));
    expect(await screen.findByText('Selecione pelo menos uma oferta')).toBeTruthy();
  });

  it('shows what the first selected one would cost and applies without the percent sign', async () => {
    const user = open([
      {
        request: { query: ApplyOfferDiscountDocument, variables: { ofertas: ['1'], porcentagem: '12.50' } },
        result: { data: { applyOfferDiscount: { alterados: 1 } } },
      },
    ]);
    await select(user, 1);
    await write(user, '12,5%');
    expect(await screen.findByText('1 oferta selecionada. Ex.: de 999 por 875 pontos')).toBeTruthy();
    await user.click(screen.getByText('Aplicar desconto'));
    expect(await screen.findByText('Desconto aplicado em 1 oferta')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Selecione ofertas na tabela para dar desconto.')).toBeTruthy());
  });

  it("shows the server's own text of a discount that failed, and the documented one without an answer", async () => {
    const request = { query: ApplyOfferDiscountDocument, variables: { ofertas: ['1'], porcentagem: '10.00' } };
    const user = open([
      { request, result: { errors: [new GraphQLError('Oferta não encontrada', { extensions: { code: 'OFFER_NOT_FOUND' } })] } },
      { request, error: new TypeError('offline') },
    ]);
    await select(user, 1);
    await write(user, '10');
    for (const text of ['Oferta não encontrada', 'Erro ao aplicar desconto']) {
      await user.click(screen.getByText('Aplicar desconto'));
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  it('tells what a sync came to, and the documented text when it failed', async () => {
    const user = open([
      {
        request: { query: SyncOffersDocument },
        result: { data: { syncOffers: { criadas: 3, atualizadas: 48, total: 51 } } },
      },
      { request: { query: SyncOffersDocument }, error: new TypeError('offline') },
    ]);
    await user.click(await screen.findByText('Sincronizar'));
    expect(await screen.findByText('Ofertas sincronizadas: 3 criada(s), 48 atualizada(s), 51 no total')).toBeTruthy();
    await user.click(screen.getByText('Sincronizar'));
    expect(await screen.findByText('Erro ao sincronizar ofertas')).toBeTruthy();
  });

  it('edits whole points in a window', async () => {
    const user = open([
      {
        request: {
          query: UpdateOfferPointsDocument,
          variables: { id: '1', pontos: '1500.00', lido: [{ campo: 'pontos', valor: '999.00' }] },
        },
        result: { data: { updateOfferPoints: row('1', { pontos: '1500.00' }) } },
      },
    ]);
    await user.click((await screen.findAllByLabelText(/^Ações/))[0]!);
    await user.click(await screen.findByText('Editar pontos'));
    const points = await screen.findByLabelText(/^Pontos/);
    await user.clear(points);
    await user.paste('1500');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Pontos alterados com sucesso')).toBeTruthy();
    // From the answer: the list is not asked again.
    expect(await screen.findByText('1.500')).toBeTruthy();
  });

  it('offers nothing that the viewer may not do', async () => {
    open([], ['offer:list']);
    expect(await screen.findByText('Oferta 1')).toBeTruthy();
    expect(screen.queryByText('Sincronizar')).toBeNull();
    expect(screen.queryByText('Aplicar desconto')).toBeNull();
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(0);
  });
});
