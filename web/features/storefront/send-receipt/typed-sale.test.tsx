import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { isFarFrom, mayAdd, type SaleItem } from './sale-item.ts';
import { SendPage } from './send-page.tsx';
import {
  PostOwnSaleDocument,
  type PostOwnSaleMutationVariables,
  ProductForSaleDocument,
  TillBalanceDocument,
} from './send-receipt.generated.ts';

const seller = (tipoPontuacao: number) => aViewer({ kind: 'SELLER', nome: 'Carlos', tipoPontuacao, saldoPontos: '100.00' });
const open = (viewer: Viewer, mocks: MockLink.MockedResponse[] = [], refreshViewer = async () => undefined) =>
  renderWith(<SendPage />, { viewer, mocks, session: { refreshViewer }, path: '/enviar-pontuacao' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const product = (codigo: string, found = true): MockLink.MockedResponse => ({
  request: { query: ProductForSaleDocument, variables: { codigo } },
  result: {
    data: {
      productByCode: found
        ? {
            __typename: 'TillProduct',
            id: '1',
            codigo,
            nome: 'Tinta 18 L',
            valorPontos: '12.50',
            valorUnitario: '50.00',
            fatorPontuacao: 2,
          }
        : null,
    },
  },
});
const balance = (codigo: string, disponivel: string, semHistorico = false): MockLink.MockedResponse => ({
  request: { query: TillBalanceDocument, variables: { codigo } },
  result: { data: { storeProductBalance: { __typename: 'StoreProductBalance', disponivel, semHistorico } } },
});
const find = async (codigo: string) => {
  await userEvent.type(await screen.findByLabelText('Código do produto'), codigo);
  await press('Buscar');
};

describe('typing a sale', () => {
  const posted = (keys: string[], outcome: () => object): MockLink.MockedResponse => ({
    request: {
      query: PostOwnSaleDocument,
      variables: ({ idempotencyKey, input }: PostOwnSaleMutationVariables) => {
        keys.push(`${idempotencyKey} ${JSON.stringify(input)}`);
        return true;
      },
    },
    ...outcome(),
  });
  const sold = () => ({
    result: {
      data: {
        postOwnSale: {
          __typename: 'PostedSaleType',
          id: '9',
          totalPontos: '50.00',
          pontosLimitados: '0.00',
          saldo: '150.00',
          mensagem: 'Venda processada com sucesso',
        },
      },
    },
  });
  const fillSale = async () => {
    await find('A1');
    await userEvent.clear(await screen.findByLabelText(/Quantidade/));
    await userEvent.type(screen.getByLabelText(/Quantidade/), '2');
    await press('Adicionar');
    await userEvent.type(await screen.findByLabelText(/Número fiscal/), '12345678');
  };

  it('asks for items, then for a whole date', async () => {
    open(seller(1), [product('A1'), balance('A1', '5.00')]);
    await press('Enviar');
    expect(await screen.findByText('Adicione itens antes de processar')).toBeTruthy();
    await fillSale();
    await userEvent.clear(screen.getByLabelText(/Data da venda/));
    await press('Enviar');
    expect((await screen.findAllByText('Data inválida')).length).toBeGreaterThan(0);
  });

  it('says which code takes no part, and what is missing', async () => {
    open(seller(1), [product('X', false)]);
    expect(screen.getByLabelText('Código do produto').getAttribute('maxlength')).toBe('30');
    await press('Buscar');
    expect((await screen.findAllByText('Preencha todos os dados e tente novamente')).length).toBeGreaterThan(0);
    await find('X');
    expect(await screen.findByText('Produto não participante')).toBeTruthy();
  });

  it.each([
    ['has too little left', balance('A1', '0.50')],
    ['has a balance that cannot be read', { ...balance('A1', '9.00'), error: new Error('sem rede') }],
  ])('refuses a product that %s', async (_reason, answer) => {
    open(seller(1), [product('A1'), answer]);
    await find('A1');
    expect(await screen.findByText('Você não possui saldo para esse produto')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adicionar' })).toBeNull();
  });

  it('needs a balance of at least one and above what is listed, unless nothing limits the network', () => {
    const listed = [{ codigo: 'A1', qtde: '2' }] as SaleItem[];
    const left = (disponivel: string, semHistorico = false) => ({ __typename: 'StoreProductBalance' as const, disponivel, semHistorico });
    expect(mayAdd(left('3.00'), listed, { codigo: 'A1', qtde: '1' })).toBe(true);
    expect(mayAdd(left('2.00'), listed, { codigo: 'A1' })).toBe(false);
    expect(mayAdd(left('3.00'), listed, { codigo: 'A1', qtde: '2' })).toBe(false);
    expect(mayAdd(left('0.99'), [], { codigo: 'A1' })).toBe(false);
    expect(mayAdd(left('0.00', true), listed, { codigo: 'A1', qtde: '7' })).toBe(true);
  });

  it('repeats a sale without an answer as the same sending, then tells points and balance and asks for the viewer again', async () => {
    const keys: string[] = [];
    const refreshViewer = jest.fn(async () => undefined);
    const lost = () => ({ error: new TypeError('Failed to fetch') });
    open(seller(1), [product('A1'), balance('A1', '5.00'), posted(keys, lost), posted(keys, sold)], refreshViewer);
    await fillSale();
    // 2 x 12,50 points x factor 2.
    expect(screen.getAllByText('50,00 pontos').length).toBeGreaterThan(0);
    await press('Enviar');
    expect(await screen.findByText('Erro ao tentar enviar a venda.')).toBeTruthy();
    await press('Enviar');
    expect(await screen.findByText('Você ganhou 50,00 pontos. Novo saldo: 150,00 pontos.')).toBeTruthy();
    await waitFor(() => expect(refreshViewer).toHaveBeenCalled());
    const sent = [...new Set(keys)];
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]!.slice(sent[0]!.indexOf(' ') + 1))).toEqual({
      tipoFiscal: 'N',
      identificador: '12345678',
      realizadoEm: toSaoPauloDate(new Date()),
      itens: [{ codigo: 'A1', qtde: '2.00', valorUnitario: '50.00' }],
    });
    expect(await screen.findByText('Busque um produto pelo código e adicione à venda.')).toBeTruthy();
  });

  it('keeps the sale and tells the refusal of the server', async () => {
    const refusal = () => ({ result: { errors: [{ message: 'Venda já processada', extensions: { code: 'POSTING_DUPLICATE' } }] } });
    open(seller(1), [product('A1'), balance('A1', '5.00'), posted([], refusal as () => object)]);
    await fillSale();
    await press('Enviar');
    expect((await screen.findAllByText('Venda já processada')).length).toBeGreaterThan(0);
    expect(screen.getByText('Tinta 18 L')).toBeTruthy();
  });

  it('is kept for its member when the page is loaded again, until it is sent', async () => {
    const mocks = [product('A1'), balance('A1', '5.00'), posted([], sold)];
    const first = open(seller(1), mocks);
    await fillSale();
    first.unmount();
    const again = open(seller(1), mocks);
    expect(await screen.findByText('Tinta 18 L')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Número fiscal/).value).toBe('12345678');
    again.unmount();
    const other = open({ ...seller(1), id: '77' });
    expect(await screen.findByText('Busque um produto pelo código e adicione à venda.')).toBeTruthy();
    other.unmount();
    open(seller(1), [posted([], sold)]);
    await press('Enviar');
    expect(await screen.findByText('Você ganhou 50,00 pontos. Novo saldo: 150,00 pontos.')).toBeTruthy();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([/Quantidade/, /Valor unitário/])('refuses a negative %s instead of dropping its sign', async (label) => {
    open(seller(1), [product('A1'), balance('A1', '99.00')]);
    await find('A1');
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), '-50{Enter}');
    expect((await screen.findAllByText('O valor não pode ser negativo')).length).toBeGreaterThan(0);
    await press('Adicionar');
    expect((await screen.findAllByText('O valor não pode ser negativo')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Tinta 18 L', { selector: 'li *' })).toBeNull();
  });

  it("asks about a price far from the product's before it adds it", async () => {
    open(seller(1), [product('A1'), balance('A1', '99.00')]);
    await find('A1');
    await userEvent.clear(await screen.findByLabelText(/Valor unitário/));
    await userEvent.type(screen.getByLabelText(/Valor unitário/), '5000,00');
    await press('Adicionar');
    const question = await screen.findByRole('dialog', { name: 'Confirma o valor?' });
    expect(question.textContent).toMatch(/custa R\$.50,00 nesta loja, e você digitou R\$.5\.000,00 por unidade/);
    await press('NÃO');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Busque um produto pelo código e adicione à venda.')).toBeTruthy();
    await press('Adicionar');
    await screen.findByRole('dialog', { name: 'Confirma o valor?' });
    await press('SIM');
    expect(await screen.findByRole('button', { name: 'Remover Tinta 18 L' })).toBeTruthy();
  });

  it("calls a price far from ten times, or one tenth, of the product's", () => {
    expect(['19990.00', '1990.00', '19.90'].map((typed) => isFarFrom('199.00', typed))).toEqual([true, true, true]);
    expect(['199.00', '1989.99', '19.91'].map((typed) => isFarFrom('199.00', typed))).toEqual([false, false, false]);
    expect(isFarFrom('0.00', '19990.00')).toBe(false);
  });
});
