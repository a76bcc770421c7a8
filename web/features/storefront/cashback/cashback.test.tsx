import type { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { CashbackVoucherDocument, RedeemCashbackDocument } from './cashback.generated.ts';
import { CashbackPage } from './cashback-page.tsx';
import { formatPixKey } from './pix-summary.tsx';

const CPF = '52998224725';
type Mock = MockLink.MockedResponse;

const dashboard = {
  __typename: 'CashbackDashboard',
  jaResgatouCashback: false,
  mostrarCardFaltam: false,
  faltamParaCashback: '0.00',
  saldoCashback: '15.00',
};
const voucher = {
  __typename: 'CashbackVoucher',
  codigo: 'ABCDE23456',
  valor: '12.69',
  ultimoDiaResgate: '2027-01-29',
  chaveCpfDoTitular: true,
};
const asked = (cashbackVoucher: object | null, changes: object = {}): Mock => ({
  request: { query: CashbackVoucherDocument },
  result: { data: { cashbackVoucher, cashbackDashboard: { ...dashboard, ...changes } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** Answers the redemption and records the request. */
const redeeming = (outcome: 'done' | 'refused') => {
  const sent: Record<string, unknown>[] = [];
  const mock: Mock = {
    request: {
      query: RedeemCashbackDocument,
      variables: ((variables: { input: Record<string, unknown> }) => {
        sent.push(variables.input);
        return true;
      }) as never,
    },
    result:
      outcome === 'done'
        ? { data: { redeemCashback: { __typename: 'RedeemedCashback', id: '3', valor: '12.69', prazoEntrega: '2026-11-24' } } }
        : { errors: [new GraphQLError('Você já fez um resgate nesta campanha!', { extensions: { code: 'CASHBACK_ALREADY_REDEEMED' } })] },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return { mock, sent };
};

const show = (mocks: Mock[]) =>
  renderWith(<CashbackPage />, {
    viewer: aViewer({ kind: 'CONSUMER', nome: 'João Prado', cpf: CPF, saldoCashback: '15.00' }),
    path: '/cashback',
    mocks: [...mocks],
  });

describe('a PIX key before the last press', () => {
  it.each([
    ['CPF', '52998224725', '529.982.247-25'],
    ['CNPJ', '11222333000181', '11.222.333/0001-81'],
    ['TELEFONE', '+5511987654321', '(11) 98765-4321'],
    ['EMAIL', 'joao@exemplo.com.br', 'joao@exemplo.com.br'],
    ['CHAVE_ALEATORIA', '123e4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
  ] as const)('of kind %s is written as people write it', (type, chave, shown) => {
    expect(formatPixKey(type, chave)).toBe(shown);
  });
});

describe('taking cashback out', () => {
  beforeEach(() => {
    jest.spyOn(toast, 'success').mockImplementation(() => undefined);
    jest.spyOn(toast, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says why there is nothing to take out', async () => {
    show([asked(null, { mostrarCardFaltam: true, faltamParaCashback: '43.22' })]);
    expect(await screen.findByText('Cashback não disponível')).toBeTruthy();
    expect(screen.getByText('Nenhum cashback disponível para resgate')).toBeTruthy();
    expect(screen.getByText('Faltam R$ 43,22 reais em produtos SW para ter cashback disponível')).toBeTruthy();
  });

  it('says that the campaign was redeemed', async () => {
    show([asked(null, { jaResgatouCashback: true })]);
    expect(await screen.findByText('Você já fez um resgate nesta campanha!')).toBeTruthy();
  });

  it('shows the voucher, pays to the own CPF unless told otherwise, and asks before it does', async () => {
    const { mock, sent } = redeeming('done');
    show([asked(voucher), mock]);
    expect(await screen.findByText('R$ 12,69')).toBeTruthy();
    expect(screen.getByText('ABCDE23456')).toBeTruthy();
    expect(screen.getByText('R$ 15,00')).toBeTruthy();
    expect(screen.getByText('Resgate até 29/01/2027')).toBeTruthy();
    const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Chave PIX' });
    expect([key.value, key.readOnly]).toEqual(['529.982.247-25', true]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'RESGATAR CASHBACK' }));
    const question = await screen.findByRole('dialog', { name: /Resgatar R\$.12,69 de cashback\?/ });
    expect(question.textContent).toContain('Chave PIX (CPF)529.982.247-25');
    expect(question.textContent).toContain('TitularJoão Prado');
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('Cashback resgatado com sucesso!', { more: 'Pagamento previsto até 24/11/2026.' }),
    );
    expect(sent).toEqual([{ codigo: 'ABCDE23456', tipoChavePix: 'CPF', chavePix: CPF }]);
  });

  it('asks for a key of another kind, checks it, and sends it as the directory holds it', async () => {
    const { mock, sent } = redeeming('done');
    show([asked(voucher), mock]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: /Tipo de chave PIX/ }));
    await user.click(screen.getByRole('option', { name: 'E-mail' }));
    await user.click(screen.getByRole('button', { name: 'RESGATAR CASHBACK' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Por favor, preencha o tipo de chave PIX e a chave'));
    await user.type(screen.getByRole('textbox', { name: 'Chave PIX' }), 'joao@');
    await user.click(screen.getByRole('button', { name: 'RESGATAR CASHBACK' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('E-mail inválido'));
    await user.type(screen.getByRole('textbox', { name: 'Chave PIX' }), 'Exemplo.com.br');
    await user.click(screen.getByRole('button', { name: 'RESGATAR CASHBACK' }));
    const question = await screen.findByRole('dialog', { name: /Resgatar R\$.12,69 de cashback\?/ });
    expect(question.textContent).toContain('Chave PIX (E-mail)joao@exemplo.com.br');
    expect(question.textContent).toContain('Use uma chave de João Prado.');
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    await waitFor(() => expect(sent).toEqual([{ codigo: 'ABCDE23456', tipoChavePix: 'EMAIL', chavePix: 'joao@exemplo.com.br' }]));
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('Cashback resgatado com sucesso!', { more: 'Pagamento previsto até 24/11/2026.' }),
    );
  });

  it('stays where it is when the server refuses', async () => {
    const { mock } = redeeming('refused');
    show([asked(voucher), mock]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'RESGATAR CASHBACK' }));
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'RESGATAR CASHBACK' }).disabled).toBe(false));
    expect(toast.success).not.toHaveBeenCalled();
  });
});
