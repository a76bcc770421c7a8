import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HasTwoApproversDocument } from '../../../../people/two-approvers.generated.ts';
import { renderWith } from '../../../../test/render.tsx';
import { aViewer } from '../../../../test/viewer.builder.ts';
import { toast } from '../../../../ui/toast.ts';
import { ApproveHeldActionDocument, DeclineHeldActionDocument, HeldActionsDocument } from './held-actions.generated.ts';
import { HeldActionsPage } from './held-actions-page.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const held = (id: string, over: object = {}) => ({
  __typename: 'HeldAction',
  id,
  acao: 'Correção de pontuação',
  resumo: `Corrigir a venda 4${id}: 1.000 pontos a mais`,
  valor: '1000.00',
  moeda: 'PONTO',
  motivo: 'LIMITE',
  rede: 'Rede Sul',
  status: 'AGUARDA',
  primeiroPor: 'Ana Souza',
  primeiroPorId: '3',
  segundoPor: null,
  justificativa: null,
  criadoEm: '2026-11-20T12:00:00.000Z',
  decididoEm: null,
  ...over,
});

describe('acts that wait for a second person', () => {
  const open = ({ twoApprovers = true } = {}) => {
    const sent: unknown[] = [];
    const noting = (query: MockLink.MockedResponse['request']['query'], data: Record<string, unknown>): MockLink.MockedResponse => ({
      request: {
        query,
        variables: ((variables: unknown) => {
          sent.push(variables);
          return true;
        }) as never,
      },
      result: { data },
    });
    const list: MockLink.MockedResponse = {
      request: { query: HeldActionsDocument, variables: (() => true) as never },
      result: {
        data: {
          heldActions: { __typename: 'HeldActionPage', items: [held('1'), held('2', { primeiroPorId: '44' })], total: 2, capped: false },
        },
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    const mocks = [
      list,
      { request: { query: HasTwoApproversDocument }, result: { data: { hasTwoApprovers: twoApprovers } }, maxUsageCount: 9 },
      noting(ApproveHeldActionDocument, { approveHeldAction: held('1', { status: 'APROVADA' }) }),
      noting(DeclineHeldActionDocument, { declineHeldAction: held('2', { status: 'RECUSADA' }) }),
    ];
    const viewer = aViewer({ id: '44', abilities: ['heldAction:decide'] });
    renderWith(<HeldActionsPage />, { viewer, mocks, path: '/painel/processar/segunda-aprovacao/pedidos' });
    return sent;
  };
  const actsOf = async (id: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(`venda 4${id}`) }));

  it('come with a warning and the command while nobody else can approve', async () => {
    open({ twoApprovers: false });
    expect((await screen.findByText(/menos de dois administradores/)).textContent).toContain('npm run admin:create');
  });

  it('are approved after reading what they do', async () => {
    const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
    const sent = open();
    await actsOf('1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aprovar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar: Correção de pontuação?' });
    expect(dialog.textContent).toContain('Corrigir a venda 41: 1.000 pontos a mais');
    await userEvent.click(within(dialog).getByRole('button', { name: 'SIM' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Pedido aprovado com sucesso'));
    expect(sent).toEqual([{ id: '1' }]);
  });

  it('are not approved by who proposed them, who may take them back with a reason', async () => {
    const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
    const sent = open();
    await actsOf('2');
    expect((await screen.findByRole('menuitem', { name: /Aprovar/ })).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Retirar pedido' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar: Correção de pontuação' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Justificativa/ }), 'Engano meu');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Pedido recusado: nada mudou'));
    expect(sent).toEqual([{ id: 2, justificativa: 'Engano meu' }]);
  });
});
