import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { formatBrl } from '../../../../../server/shared/format.ts';
import { PostSaleDocument } from '../sales/sale.generated.ts';
import { EMPTY_ITEM, itemProblem, subTotalOf, totalsOf } from '../sales/sale-items.ts';
import { saleFormRules, startingSale } from '../sales/sale-rules.ts';
import { postedCashback, postedSale } from '../sales/tell-posted.ts';
import { CPF, field, item, KEY, lookups, type Mock, NEW, setup } from './sale.fixture.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('items of a sale', () => {
  it('are quantity times unit price less discount, and their sums', () => {
    expect(subTotalOf(item)).toBe('179.80');
    expect(subTotalOf({ ...item, qtde: '' })).toBeNull();
    expect(totalsOf([item, { ...item, qtde: '0.1', valorUnitario: '0.2', valorDesconto: '0.01' }])).toEqual({
      discount: '0.01',
      total: '179.81',
    });
  });

  it('are refused when incomplete, below one, or worth less than nothing', () => {
    expect(itemProblem(item)).toBeNull();
    expect(itemProblem({ ...item, codigo: '' })).toBe('Informe todos os campos para adicionar um item');
    expect(itemProblem({ ...item, qtde: '' })).toBe('Informe todos os campos para adicionar um item');
    expect(itemProblem({ ...item, qtde: '0.5' })).toBe('Informe somente valores válidos');
    expect(itemProblem({ ...item, valorDesconto: '179.81' })).toBe('Informe somente valores válidos');
    expect(itemProblem({ ...item, valorDesconto: '-0.01' })).toBe('Informe somente valores válidos');
  });
});

describe('the rules of the form', () => {
  const problems = (values: object) => {
    const parsed = saleFormRules.safeParse({ ...startingSale({}), ...values });
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };

  it('name each empty field as documented', () => {
    expect(problems({})).toEqual([
      'CPF é obrigatório',
      'Tipo Fiscal é obrigatório',
      'Identificador é obrigatório',
      'Identificador inválido',
      'Data da Venda é obrigatório',
      'Adicione itens antes de processar',
    ]);
  });

  it('refuse a number under 8 digits and a line that was typed but not added', () => {
    const complete = { cpf: CPF, tipoFiscal: 'N', identificador: '1234567', realizadoEm: '2026-11-20', itens: [item] };
    expect(problems(complete)).toEqual(['Identificador inválido']);
    expect(problems({ ...complete, identificador: '12345678', item: { ...EMPTY_ITEM, codigo: '1' } })).toEqual([
      'Adicione ou limpe o item antes de enviar',
    ]);
  });

  it('start from the key of the receipt: 65 is a coupon, 55 a note', () => {
    expect(startingSale({ cpf: CPF, chaveFiscal: KEY })).toMatchObject({ cpf: CPF, identificador: KEY, tipoFiscal: 'C' });
    expect(startingSale({ numero: '4000' })).toMatchObject({ identificador: '4000', tipoFiscal: null });
  });
});

describe('the message about a sale', () => {
  it('says that the sale waits for a second person where the server answers a request', () => {
    expect(postedSale({ __typename: 'HeldAction', id: '7', valor: '50.00' }, 'Ana')).toEqual({
      tone: 'info',
      text: 'Venda enviada para a segunda aprovação: 50,00 pontos para Ana',
    });
    expect(postedCashback({ __typename: 'HeldAction', id: '8', valor: '12.00' }, 'Bia').text).toBe(
      `Venda enviada para a segunda aprovação: ${formatBrl('12.00')} para Bia`,
    );
  });
});

describe('the new sale', () => {
  it('fills the seller, adds an item with the keyboard and sends what the server expects', async () => {
    let sent: Record<string, unknown> | undefined;
    const post: Mock = {
      request: {
        query: PostSaleDocument,
        variables: ((variables: Record<string, unknown>) => {
          sent = variables.input as Record<string, unknown>;
          return true;
        }) as never,
      },
      result: {
        data: {
          postSale: { __typename: 'PostedSale', id: '1', totalPontos: '12.00', pontosLimitados: '0.00', saldo: '12.00', mensagem: '' },
        },
      },
    };
    const { user, success } = setup(NEW, [...lookups(), post]);
    await user.type(field('CPF'), CPF);
    await waitFor(() => expect(field('Vendedor Loja').value).toBe('Ana Lima (Casa das Tintas)'));
    expect(field('CNPJ Loja').value).toBe('11.222.333/0001-81');
    await user.click(screen.getByRole('combobox', { name: /Tipo Fiscal/ }));
    await user.click(screen.getByRole('option', { name: 'Nota fiscal' }));
    await user.type(field('Data da Venda'), '20/11/2026');
    await user.type(field('Identificador'), '20261120');
    await user.click(screen.getByRole('combobox', { name: 'Produto' }));
    await user.click(await screen.findByRole('option', { name: /ESMALTE PRETO/ }));
    await user.type(field('Quantidade'), '2');
    expect(field('Subtotal').value).toBe(formatBrl('179.80'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('list', { name: 'Itens' }).textContent).toContain(`2 × ${formatBrl('89.90')}`);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Venda processada com sucesso: 12,00 pontos para Ana Lima', expect.anything()),
    );
    expect(sent).toEqual({
      cpf: CPF,
      tipoFiscal: 'N',
      identificador: '20261120',
      realizadoEm: '2026-11-20',
      itens: [{ codigo: '1084', qtde: '2.00', valorUnitario: '89.90', valorDesconto: '0' }],
      enviarMensagem: true,
      submissionId: null,
      versao: null,
    });
  });

  it('refuses a CPF that is no seller', async () => {
    const { user, error } = setup(NEW, lookups({ found: false }));
    await user.type(field('CPF'), CPF);
    await user.tab();
    await waitFor(() => expect(error).toHaveBeenCalledWith('CPF inválido'));
    expect(field('CPF').value).toBe('');
  });

  it('clears a number that was processed before', async () => {
    const { user, error } = setup(NEW, lookups({ duplicate: true }));
    await user.type(field('CPF'), CPF);
    await waitFor(() => expect(field('CNPJ Loja').value).not.toBe(''));
    await user.type(field('Identificador'), '20261120');
    await user.tab();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Venda já processada'));
    expect(field('Identificador').value).toBe('');
  });

  it('asks for the CPF before it can look a number up', async () => {
    const { user, error } = setup(NEW, lookups());
    await user.type(field('Identificador'), '20261120');
    await user.tab();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Informe o CPF do vendedor Loja primeiro'));
  });
});
