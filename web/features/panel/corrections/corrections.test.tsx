import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveReason } from '../../../test/give-reason.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { CorrectSaleDocument, SalesToCorrectDocument } from './corrections.generated.ts';
import { CorrectionsPage } from './corrections-page.tsx';

afterEach(cleanup);

const sale = {
  __typename: 'SaleToCorrect',
  idVenda: '9',
  revenda: 'Loja Centro',
  parceiro: 'Ana Souza',
  cpf: '52998224725',
  identificador: '20075313',
  pontuacaoAtual: '311.00',
  pontuacaoNova: '288.50',
  aPontuar: '-22.50',
};
const found = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: SalesToCorrectDocument },
  result: { data: { salesToCorrect: rows } },
});
const show = (mocks: MockLink.MockedResponse[]) =>
  renderWith(<CorrectionsPage />, { viewer: aViewer({ abilities: ['correction:run'] }), mocks });

describe('Correção de Pontuação', () => {
  it('analyses when asked to, and says with the documented text when there is nothing to correct', async () => {
    const info = jest.spyOn(toast, 'info').mockImplementation((() => undefined) as never);
    show([found([])]);
    expect(screen.queryByText('Nenhuma venda com pontuação para corrigir foi encontrada')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Analisar correções' }));
    await waitFor(() => expect(info).toHaveBeenCalledWith('Nenhuma venda com pontuação para corrigir foi encontrada'));
  });

  it('asks before it takes points back, tells what was done and drops the row', async () => {
    const success = jest.spyOn(toast, 'success').mockImplementation((() => undefined) as never);
    const mensagem = 'Pontuação corrigida: 22,50 pontos retirados';
    const corrected = {
      request: { query: CorrectSaleDocument, variables: { id: '9', causa: 'VALOR_ERRADO', observacao: null } },
      result: { data: { correctSale: { __typename: 'CorrectedSale', id: '9', aPontuar: '-22.50', mensagem } } },
    };
    show([found([sale]), corrected]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Analisar correções' }));
    expect(await screen.findByText('1 venda para corrigir')).toBeTruthy();
    expect(screen.getByText('-22,50')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /20075313/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Corrigir' }));
    expect(await screen.findByText(/Retirar 22,50 pontos de Ana Souza/)).toBeTruthy();
    await giveReason(user, 'Valor errado', 'Corrigir');
    await waitFor(() => expect(success).toHaveBeenCalledWith(mensagem));
    await waitFor(() => expect(screen.queryByText('Ana Souza')).toBeNull());
  });
});
