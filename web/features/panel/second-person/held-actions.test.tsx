import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { aHeldAction } from '../../../decisions/held-action.fixture.ts';
import {
  ApproveHeldActionDocument,
  DeclineHeldActionDocument,
  HeldActionDocument,
  HeldActionsDocument,
} from '../../../decisions/held-actions.generated.ts';
import { HasTwoApproversDocument } from '../../../people/two-approvers.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { HeldActionKindsDocument } from './held-action-kinds.generated.ts';
import { HeldActionsPage } from './held-actions-page.tsx';

type Mock = MockLink.MockedResponse;
type Row = ReturnType<typeof aHeldAction>;

afterEach(() => {
  jest.restoreAllMocks();
});

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const listOf = (items: Row[]): Mock => ({
  request: { query: HeldActionsDocument, variables: (() => true) as never },
  result: { data: { heldActions: { __typename: 'HeldActionPage', items, total: items.length, capped: false } } },
  ...always,
});
const types: Mock = {
  request: { query: HeldActionKindsDocument },
  result: { data: { heldActionKinds: [{ __typename: 'HeldActionKind', tipo: 'correctSale', titulo: 'Correção de pontuação' }] } },
  ...always,
};
const approvers = (hasTwoApprovers: boolean): Mock => ({
  request: { query: HasTwoApproversDocument },
  result: { data: { hasTwoApprovers } },
  ...always,
});
const approved = (held: Row, sent: unknown[]): Mock => ({
  request: {
    query: ApproveHeldActionDocument,
    variables: ((variables: { id: string }) => variables.id === held.id && Boolean(sent.push(variables))) as never,
  },
  result: { data: { approveHeldAction: { ...held, status: 'APROVADA' } } },
});
const refused = (id: string, versao: number, code: string, message: string): Mock => ({
  request: { query: ApproveHeldActionDocument, variables: { id, versao } },
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
});

const open = (items: Row[], mocks: Mock[] = [], { twoApprovers = true } = {}) => {
  const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
  const error = jest.spyOn(toast, 'error').mockReturnValue(undefined);
  renderWith(<HeldActionsPage />, {
    viewer: aViewer({ id: '44', abilities: ['heldAction:decide'] }),
    mocks: [listOf(items), types, approvers(twoApprovers), ...mocks],
    path: '/painel/processar/segunda-aprovacao',
  });
  return { success, error, user: userEvent.setup({ delay: null }) };
};
const actsOf = async (user: ReturnType<typeof userEvent.setup>, id: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^Ações: .*venda 4${id}`) }));

describe('requests that wait for a second person', () => {
  it('come with a warning and the command while nobody else can approve', async () => {
    open([aHeldAction('1')], [], { twoApprovers: false });
    expect((await screen.findByText(/menos de dois administradores/)).textContent).toContain('npm run admin:create');
  });

  it('are approved by the version whose whole effect the dialog shows', async () => {
    const sent: unknown[] = [];
    const held = aHeldAction('1', { versao: 3, mudancas: ['Pontos: 10,00 → 1.010,00', 'Loja: Sul → Norte'] });
    const { user, success } = open([held], [approved(held, sent)]);
    await actsOf(user, '1');
    await user.click(await screen.findByRole('menuitem', { name: 'Aprovar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar: Correção de pontuação?' });
    for (const text of [
      'Corrigir a venda 41: 1.000 pontos a mais',
      'Pontos: 10,00 → 1.010,00',
      'Loja: Sul → Norte',
      'Ana Souza',
      'Rede Sul',
    ])
      expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).toMatch(/1\.000(,00)? pontos/);
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Pedido aprovado com sucesso'));
    expect(sent).toEqual([{ id: '1', versao: 3 }]);
  });

  it('whose effect changed show the new effect and ask again: nothing is approved unseen', async () => {
    const sent: unknown[] = [];
    const held = aHeldAction('1', { mudancas: ['Pontos: 10,00 → 1.010,00'] });
    const now = aHeldAction('1', { versao: 2, valor: '99000.00', resumo: 'Corrigir a venda 41: 99.000 pontos a mais', mudancas: [] });
    const { user, success, error } = open(
      [held],
      [
        refused('1', 1, 'EFFECT_CHANGED', 'O efeito deste pedido mudou desde que você o abriu.'),
        { request: { query: HeldActionDocument, variables: { id: '1' } }, result: { data: { heldAction: now } } },
        approved(now, sent),
      ],
    );
    await actsOf(user, '1');
    await user.click(await screen.findByRole('menuitem', { name: 'Aprovar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar: Correção de pontuação?' });
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Nada foi aprovado: confira o efeito de agora');
    expect(dialog.textContent).toContain('Corrigir a venda 41: 99.000 pontos a mais');
    expect(dialog.textContent).not.toContain('Pontos: 10,00 → 1.010,00');
    expect([success.mock.calls, error.mock.calls, sent]).toEqual([[], [], []]);
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar o novo efeito' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Pedido aprovado com sucesso'));
    expect(sent).toEqual([{ id: '1', versao: 2 }]);
  });

  it('are neither approved nor selected by their maker, who may withdraw them with a reason', async () => {
    const own = aHeldAction('2', { primeiroPorId: '44' });
    const sent: unknown[] = [];
    const declined: Mock = {
      request: { query: DeclineHeldActionDocument, variables: ((variables: unknown) => Boolean(sent.push(variables))) as never },
      result: { data: { declineHeldAction: { ...own, status: 'RECUSADA' } } },
    };
    const { user, success } = open([own], [declined]);
    await actsOf(user, '2');
    const approve = await screen.findByRole('menuitem', { name: /^Aprovar/ });
    expect([approve.getAttribute('aria-disabled'), approve.textContent]).toEqual(['true', 'AprovarA segunda aprovação é de outra pessoa']);
    await user.click(screen.getByRole('menuitem', { name: 'Retirar pedido' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirar pedido: Correção de pontuação' }));
    await user.type(dialog.getByRole('textbox', { name: /Justificativa/ }), 'Engano meu');
    await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Pedido retirado: nada mudou'));
    expect(sent).toEqual([{ id: 2, justificativa: 'Engano meu' }]);
  });

  it('several are approved one after another, and each refusal is told by its request', async () => {
    const sent: unknown[] = [];
    const rows = [
      aHeldAction('1'),
      aHeldAction('2', { valor: '2200.00' }),
      aHeldAction('3', { valor: '41.00', moeda: 'BRL', resumo: 'Cupom fiscal 43: venda 43' }),
      aHeldAction('4', { primeiroPorId: '44' }),
      aHeldAction('5', { expiraEm: '2026-11-21T12:00:00.000Z' }),
    ];
    const { user, success } = open(rows, [
      approved(rows[0]!, sent),
      refused('2', 1, 'EFFECT_CHANGED', 'O efeito deste pedido mudou. Agora: 9.000 pontos.'),
      approved(rows[2]!, sent),
    ]);
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Selecionar linha' })).toHaveLength(5));
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
    const bar = await screen.findByRole('region', { name: 'Ações em lote' });
    // The own request and the expired one are not selected with the others.
    expect(within(bar).getByRole('status').textContent).toMatch(/^3 pedidos · 3\.200(,00)? pontos · R\$\s41,00$/);
    await user.click(within(bar).getByRole('button', { name: 'Aprovar selecionados' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar 3 pedidos?' });
    expect(dialog.textContent).toMatch(/3\.200(,00)? pontos · R\$\s41,00/);
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    const outcome = await screen.findByRole('alert');
    expect(outcome.textContent).toContain('2 aprovados, 1 mudou:');
    expect(outcome.textContent).toContain('Corrigir a venda 42: 1.000 pontos a mais: O efeito deste pedido mudou. Agora: 9.000 pontos.');
    expect(sent).toEqual([
      { id: '1', versao: 1 },
      { id: '3', versao: 1 },
    ]);
    expect(success).not.toHaveBeenCalled();
  });
});
