import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { giveReason } from '../../../test/give-reason.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { LearnedProductsPage } from './learned-products-page.tsx';
import { LearnedReceipts } from './learned-receipts.tsx';
import { LearnedProductsDocument, LearnedReceiptsDocument, TakeBackLearnedProductDocument } from './readings.generated.ts';

afterEach(cleanup);

const row = (id: string, over: object = {}) => ({
  __typename: 'LearnedProduct',
  id,
  descricao: `TTA FOSCO ${id}`,
  codigo: '4471',
  codigoPadrao: 'SW10',
  nomePadrao: 'Tinta fosca branca',
  rede: 'Rede Horizonte',
  loja: 'Casa das Tintas',
  submissionId: '41',
  decididoPor: 'Ana',
  decisoes: 3,
  pessoas: 2,
  notas: 4,
  criadoEm: '2026-11-20T12:00:00Z',
  ...over,
});
const answer = (query: MockLink.MockedResponse['request']['query'], data: Record<string, unknown>): MockLink.MockedResponse => ({
  request: { query, variables: (() => true) as never },
  result: { data },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const told = 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.';

describe('Descrições Aprendidas', () => {
  it('asks why before a wrong description is corrected, says what returns, and tells that a second person decides', async () => {
    const info = jest.spyOn(toast, 'info').mockReturnValue(undefined);
    const items = [row('1'), row('2', { notas: 0 })];
    renderWith(<LearnedProductsPage />, {
      viewer: aViewer({ abilities: ['submission:list', 'submission:decide', 'posting:return'] }),
      mocks: [
        answer(LearnedProductsDocument, {
          learnedProducts: { __typename: 'LearnedProductPage', total: 2, capped: false, items },
        }),
        {
          request: { query: TakeBackLearnedProductDocument, variables: { id: '1', causa: 'PRODUTO_ERRADO', observacao: null } },
          result: { errors: [new GraphQLError(told, { extensions: { code: 'SECOND_PERSON_NEEDED' } })] },
        },
      ],
      path: '/painel/processar/descricoes-aprendidas',
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ações: TTA FOSCO 2' }));
    expect((await screen.findByRole('menuitem', { name: /Corrigir/ })).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Ações: TTA FOSCO 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Corrigir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir descrição aprendida' }));
    expect(dialog.getByText(/deixa de ser lida como Tinta fosca branca, e as 4 notas pontuadas com ela voltam para análise/)).toBeTruthy();
    await giveReason(user, 'Produto errado', 'Pedir correção');
    await waitFor(() => expect(info).toHaveBeenCalledWith(told));
    jest.restoreAllMocks();
  });

  it('lists the receipts that were credited with a description, and who decided them', async () => {
    const receipt = {
      __typename: 'LearnedReceipt',
      id: '1',
      submissionId: '41',
      identificador: '70000001',
      loja: 'Casa das Tintas',
      realizadoEm: '2026-11-20',
      totalPontos: '50.00',
      cashback: null,
      decididoPor: 'Ana',
      decididoEm: '2026-11-20T12:00:00Z',
    };
    const automatic = { ...receipt, id: '2', submissionId: '42', totalPontos: null, cashback: '12.50', decididoPor: null };
    renderWith(<LearnedReceipts learnedProductId="7" />, {
      viewer: aViewer({}),
      mocks: [answer(LearnedReceiptsDocument, { learnedReceipts: { __typename: 'P', total: 30, items: [receipt, automatic] } })],
      path: '/painel/processar/descricoes-aprendidas',
    });
    expect((await screen.findByRole('link', { name: 'Nota 41' })).getAttribute('href')).toContain('nota=41');
    expect(screen.getByText('Casa das Tintas · 20/11/2026 · 50 pontos · Ana')).toBeTruthy();
    expect(screen.getByText(/12,50 · Crédito automático$/)).toBeTruthy();
    expect(screen.getByText('As 2 mais recentes de 30 notas.')).toBeTruthy();
  });
});
