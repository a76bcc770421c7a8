import type { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreOptionsDocument } from '../../../../pickers/store-options.generated.ts';
import { renderWith } from '../../../../test/render.tsx';
import { aViewer } from '../../../../test/viewer.builder.ts';
import { toast } from '../../../../ui/toast.ts';
import { CashbackByNumberDocument, PostCashbackDocument, SaleConsumerDocument } from '../sales/cashback.generated.ts';
import { cashbackFormRules, startingCashback } from '../sales/cashback-rules.ts';
import { NewSalePage } from './new-sale-page.tsx';

const CPF = '52998224725';
const KEY = '35261111222333000181650010000040001314159265';
type Mock = MockLink.MockedResponse;
const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const answer = (query: Mock['request']['query'], data: Record<string, unknown>): Mock => ({
  request: { query, variables: (() => true) as never },
  result: { data },
  ...always,
});
const stores = [{ __typename: 'StoreOption', id: '4', cnpj: '11222333000181', nomeFantasia: 'Casa das Tintas' }];
const lookups = (duplicate = false): Mock[] => [
  answer(SaleConsumerDocument, { saleConsumer: { __typename: 'SaleConsumer', id: '1', nome: 'Bia Reis', ativo: true } }),
  answer(StoreOptionsDocument, { storeOptions: stores }),
  answer(CashbackByNumberDocument, { salesByNumber: duplicate ? [{ __typename: 'SaleFound', id: '9' }] : [] }),
];

describe('the rules of a purchase', () => {
  const problem = (change: object) => {
    const filled = { ...startingCashback({ cpf: CPF, numero: '12345678' }, '11222333000181'), tipoFiscal: 'C', realizadoEm: '2026-11-20' };
    const result = cashbackFormRules.safeParse({ ...filled, totalVenda: '100', valorProdutosSW: '50', ...change });
    return result.success ? null : result.error.issues[0]?.message;
  };

  it('name each empty field as documented, and take an empty value in SW products for none', () => {
    expect(problem({})).toBeNull();
    expect(problem({ valorProdutosSW: '' })).toBeNull();
    expect(problem({ tipoFiscal: null })).toBe('Tipo Fiscal é obrigatório');
    expect(problem({ identificador: '' })).toBe('Identificador é obrigatório');
    expect(problem({ realizadoEm: '' })).toBe('Data da Venda é obrigatório');
    expect(problem({ cnpjLoja: '' })).toBe('Selecione pelo menos uma loja');
    expect(problem({ totalVenda: '' })).toBe('Total é obrigatório');
  });

  it('hold SW products within the total of the receipt', () => {
    expect(problem({ valorProdutosSW: '100' })).toBeNull();
    expect(problem({ valorProdutosSW: '100.01' })).toBe('Informe somente valores válidos');
  });

  it('start from the key of the receipt', () => {
    expect(startingCashback({ chaveFiscal: KEY })).toMatchObject({ tipoFiscal: 'C', identificador: KEY });
  });
});

describe('the new sale of a consumer', () => {
  beforeEach(() => {
    jest.spyOn(toast, 'error').mockImplementation(() => undefined);
    jest.spyOn(toast, 'success').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const show = (mocks: Mock[]) =>
    renderWith(<NewSalePage />, {
      viewer: aViewer({ abilities: ['sale:post'] }),
      path: '/painel/processar/nova-venda?origin=cliente',
      mocks,
    });

  it('fills the customer, asks for a store and sends what the server expects', async () => {
    let sent: Record<string, unknown> | undefined;
    const post: Mock = {
      request: {
        query: PostCashbackDocument,
        variables: ((variables: { input: Record<string, unknown> }) => {
          sent = variables.input;
          return true;
        }) as never,
      },
      result: {
        data: {
          postCashback: {
            __typename: 'PostedCashback',
            id: '8',
            cashback: '12.34',
            saldo: '12.34',
            proxima: false,
            mensagem: 'Venda processada com sucesso',
          },
        },
      },
    };
    show([...lookups(), post]);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'CPF' }), CPF);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome do Cliente' }).value).toBe('Bia Reis'));
    await user.click(screen.getByRole('button', { name: /ENVIAR/ }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Tipo Fiscal é obrigatório'));
    await user.click(screen.getByRole('combobox', { name: 'Lojas' }));
    await user.click(await screen.findByRole('option', { name: /Casa das Tintas/ }));
    await user.click(screen.getByRole('combobox', { name: /Tipo Fiscal/ }));
    await user.click(screen.getByRole('option', { name: 'Nota fiscal' }));
    await user.type(screen.getByRole('textbox', { name: 'Data da Venda' }), '20112026');
    await user.type(screen.getByRole('textbox', { name: 'Identificador' }), '12345678');
    await user.type(screen.getByRole('textbox', { name: 'Valor total da nota' }), '700');
    await user.type(screen.getByRole('textbox', { name: 'Valor em produtos SW' }), '617,10');
    await user.click(screen.getByRole('button', { name: /ENVIAR/ }));
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    expect(jest.mocked(toast.success).mock.calls[0]?.[0]).toMatch(/^Venda processada com sucesso: R\$.12,34 de cashback para Bia Reis$/);
    expect(sent).toEqual({
      cpf: CPF,
      tipoFiscal: 'N',
      identificador: '12345678',
      realizadoEm: '2026-11-20',
      totalVenda: '700.00',
      valorProdutosSW: '617.10',
      cnpjLoja: '11222333000181',
      enviarMensagem: true,
      submissionId: null,
      versao: null,
    });
  });

  it('clears a number that was processed before in that store', async () => {
    show(lookups(true));
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Identificador' }), '12345678');
    await user.click(screen.getByRole('combobox', { name: 'Lojas' }));
    await user.click(await screen.findByRole('option', { name: /Casa das Tintas/ }));
    await user.click(screen.getByRole('combobox', { name: /Tipo Fiscal/ }));
    await user.click(screen.getByRole('option', { name: 'Nota fiscal' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Venda já processada'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Identificador' }).value).toBe('');
  });
});
