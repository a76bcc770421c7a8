import type { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { formatBrl } from '../../../../../server/shared/format.ts';
import { renderWith } from '../../../../test/render.tsx';
import { aViewer } from '../../../../test/viewer.builder.ts';
import { toast } from '../../../../ui/toast.ts';
import { ApproveSaleDocument, SaleApprovalsDocument, SubmissionCounterpartDocument } from '../decisions/approvals.generated.ts';
import { PostSaleDocument, SaleProductsDocument, SaleSellerDocument, SalesByNumberDocument } from '../sales/sale.generated.ts';
import { EMPTY_ITEM, itemProblem, subTotalOf, totalsOf } from '../sales/sale-items.ts';
import { saleFormRules, startingSale } from '../sales/sale-rules.ts';
import { NewSalePage } from './new-sale-page.tsx';
import {
  ClaimNextSubmissionDocument,
  ClaimSubmissionDocument,
  RejectSubmissionDocument,
  ReleaseSubmissionDocument,
  SubmissionReviewDocument,
  UpcomingSubmissionsDocument,
} from './submissions.generated.ts';

// Typing many keys is slow on a busy machine.

const CPF = '52998224725';
const KEY = '35261111222333000181650010000040001314159265';
const seller = {
  __typename: 'SaleSeller',
  id: '1',
  nome: 'Ana Lima',
  cnpj: '11222333000181',
  codRevenda: 'L001',
  revenda: 'Casa das Tintas',
  ativo: true,
};
const paint = {
  __typename: 'StoreProduct',
  id: '5',
  codigo: '1084',
  codigoPadrao: 'SW0300',
  nome: 'ESMALTE PRETO',
  valorUnitario: '89.90',
  valorPontos: '6.00',
};
const item = { codigo: '1084', descricao: 'ESMALTE PRETO', qtde: '2', valorUnitario: '89.90', valorDesconto: '' };

type Mock = MockLink.MockedResponse;
const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const answer = (query: Mock['request']['query'], data: Record<string, unknown>, variables: unknown = () => true): Mock => ({
  request: { query, variables: variables as never },
  result: { data },
  ...always,
});
const refusal = (query: Mock['request']['query'], message: string, code: string): Mock => ({
  request: { query, variables: (() => true) as never },
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
  ...always,
});

const lookups = ({ duplicate = false, found = true } = {}): Mock[] => [
  answer(SaleSellerDocument, { saleSeller: found ? seller : null }),
  answer(SalesByNumberDocument, { salesByNumber: duplicate ? [{ __typename: 'SaleFound', id: '9' }] : [] }),
  answer(SaleProductsDocument, { storeProducts: { __typename: 'StoreProductPage', items: [paint] } }),
];

const review = (id: string, over: Record<string, unknown> = {}): Mock =>
  answer(
    SubmissionReviewDocument,
    {
      submissionReview: {
        __typename: 'SubmissionReview',
        id,
        audience: 'SELLER',
        status: 'PENDENTE',
        versao: 3,
        parceiro: `Pessoa ${id}`,
        cpf: CPF,
        revenda: 'Casa das Tintas',
        cnpj: seller.cnpj,
        codRevenda: 'L001',
        criadoEm: '2026-11-20T12:00:00.000Z',
        linkArquivo: `/arquivos/${id}`,
        tipoArquivo: 'image/jpeg',
        nomeArquivo: 'nota.jpg',
        chaveFiscal: KEY,
        numero: '4000',
        lida: true,
        reservadoPor: null,
        prioridade: false,
        pendentes: 7,
        findings: [],
        ...over,
      },
    },
    { id },
  );

interface Beside {
  next: string | null;
  waiting?: object;
  counterpart?: object;
}

const queueOf = ({ next, waiting, counterpart }: Beside): Mock[] => [
  answer(SaleApprovalsDocument, {
    saleApprovals: { __typename: 'SaleApprovalPage', items: waiting ? [waiting] : [], total: waiting ? 1 : 0, capped: false },
  }),
  answer(SubmissionCounterpartDocument, { submissionCounterpart: counterpart ?? null }),
  answer(ClaimSubmissionDocument, {
    claimSubmission: { __typename: 'SubmissionClaim', id: '1', versao: 3, reservadoAte: '2026-11-20T12:10:00.000Z' },
  }),
  answer(ReleaseSubmissionDocument, { releaseSubmission: { __typename: 'Changed', id: '1' } }),
  answer(ClaimNextSubmissionDocument, { claimNextSubmission: next === null ? null : { __typename: 'SubmissionClaim', id: next } }),
  answer(UpcomingSubmissionsDocument, { pendingSubmissions: { __typename: 'PendingSubmissionPage', items: [] } }),
];

const setup = (path: string, mocks: readonly Mock[]) => {
  const error = jest.spyOn(toast, 'error').mockReturnValue(undefined);
  const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
  const view = renderWith(<NewSalePage />, { viewer: aViewer({ id: '44', abilities: ['sale:post'] }), path, mocks });
  return { user: userEvent.setup({ delay: null }), error, success, ...view };
};
const NEW = '/painel/processar/nova-venda';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

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
          postSale: { __typename: 'PostedSaleType', id: '1', totalPontos: '12.00', pontosLimitados: '0.00', saldo: '12.00', mensagem: '' },
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

describe('the review of receipts', () => {
  it('fills what the receipt says, and goes on to the next one after a decision by key', async () => {
    const reject = answer(
      RejectSubmissionDocument,
      { rejectSubmission: { __typename: 'Changed', id: '1' } },
      {
        id: '1',
        versao: 3,
        motivo: 'Nota Ilegível',
      },
    );
    const { user, success } = setup(`${NEW}?nota=1`, [
      review('1'),
      review('2', { pendentes: 6 }),
      ...queueOf({ next: '2' }),
      ...lookups(),
      reject,
    ]);
    expect(await screen.findByText(/Pessoa 1/)).toBeTruthy();
    // The form waits until it is known that the receipt has no first approval.
    expect(await screen.findByText('lido do QR')).toBeTruthy();
    expect(field('Identificador').value).toBe(KEY);
    expect(screen.getByText('1 de 7')).toBeTruthy();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('r');
    await user.keyboard('2');
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
    expect(success).toHaveBeenCalledWith('Nota reprovada com sucesso', expect.anything());
    expect(screen.getByText('2 de 7')).toBeTruthy();
  });

  it('takes no letter typed in a field for an act', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await user.type(await screen.findByRole('combobox', { name: 'Produto' }), 'rj');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Pessoa 1/)).toBeTruthy();
  });

  it('shows who decided in the meantime and offers the next receipt', async () => {
    const stale = refusal(RejectSubmissionDocument, 'Esta nota já foi decidida por Bruno às 21/11/2026 10:00', 'SUBMISSION_DECIDED');
    const { user } = setup(`${NEW}?nota=1`, [review('1'), review('2'), ...queueOf({ next: '2' }), ...lookups(), stale]);
    await screen.findByText(/Pessoa 1/);
    await user.click(await screen.findByRole('button', { name: /REPROVAR/ }));
    await user.click(screen.getByRole('button', { name: /Nota Duplicada/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Esta nota já foi decidida por Bruno às 21/11/2026 10:00');
    expect(screen.queryByRole('form', { name: 'Venda' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ir para a próxima' }));
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
  });

  it('lets nobody decide a receipt that a colleague holds', async () => {
    const held = refusal(ClaimSubmissionDocument, 'Em análise por Bruno', 'SUBMISSION_CLAIMED');
    setup(`${NEW}?nota=1`, [held, review('1'), ...queueOf({ next: null }), ...lookups()]);
    expect((await screen.findByRole('alert')).textContent).toContain('Em análise por Bruno');
    expect(screen.queryByRole('button', { name: /ENVIAR/ })).toBeNull();
  });

  it('tells an empty queue, and offers the receipts that were skipped', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await screen.findByText(/Pessoa 1/);
    await user.click(await screen.findByRole('button', { name: /PULAR/ }));
    expect(await screen.findByText('Fila em dia')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rever as puladas' })).toBeTruthy();
  });

  it('shows the doubts of the machine, the other receipt one press away', async () => {
    const findings = [
      {
        __typename: 'ReceiptFinding',
        code: 'DUPLICATE_FILE',
        severity: 'HARD',
        message: 'O mesmo arquivo foi enviado na nota 5',
        submissionId: '5',
        postingId: null,
      },
    ];
    const { user } = setup(`${NEW}?nota=1`, [review('1', { findings }), review('5'), ...queueOf({ next: null }), ...lookups()]);
    await user.click(await screen.findByRole('button', { name: 'Comparar lado a lado' }));
    expect(await screen.findByText('Nota 5: Pessoa 5, Em análise')).toBeTruthy();
  });

  const waiting = {
    __typename: 'SaleApproval',
    id: '6',
    audience: 'SELLER',
    parceiro: 'Pessoa 1',
    cpf: CPF,
    revenda: 'Casa das Tintas',
    identificador: '40990001',
    realizadoEm: '2026-11-20',
    ganho: '900.00',
    motivo: 'LIMITE',
    status: 'AGUARDA',
    primeiroPor: 'Ana Souza',
    primeiroPorId: '3',
    segundoPor: null,
    justificativa: null,
    criadoEm: '2026-11-20T12:00:00.000Z',
    decididoEm: null,
    submissionId: '1',
    postingId: null,
    dados: { tipoFiscal: 'C', itens: [{ codigo: '1084', qtde: '60.00', valorUnitario: '10.00', valorDesconto: '0.00' }] },
  };

  it('shows what the first person approved, for the second to approve as it is', async () => {
    const { user, success } = setup(`${NEW}?nota=1`, [
      review('1'),
      ...lookups(),
      ...queueOf({ next: null, waiting }),
      answer(ApproveSaleDocument, { approveSale: { __typename: 'Changed', id: '9' } }),
    ]);
    const panel = await screen.findByRole('region', { name: 'Segunda aprovação' });
    expect(panel.textContent).toContain('Aprovada por Ana Souza; falta a segunda aprovação');
    expect(panel.textContent).toMatch(/1\. 1084.*60,00 × R\$\s10,00/);
    expect(screen.queryByRole('form', { name: 'Venda' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'APROVAR' }));
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Venda aprovada com sucesso'));
  });

  it('lets the first approver take it back, not approve it twice, and says what the other side of the invoice says', async () => {
    const counterpart = {
      __typename: 'SubmissionCounterpart',
      audience: 'CONSUMER',
      submissionId: '8',
      postingId: '4',
      status: 'POSTADA',
      loja: 'Casa das Tintas',
      cnpj: '11.222.333/0001-81',
      realizadoEm: '2026-11-20',
      totalVenda: '620.00',
      produtosSW: '500.00',
      pontos: -1,
      divergencias: ['total'],
      frase: 'Esta nota também foi enviada por um consumidor: diverge em total',
    };
    setup(`${NEW}?nota=1`, [
      review('1'),
      ...lookups(),
      ...queueOf({ next: null, waiting: { ...waiting, primeiroPorId: '44' }, counterpart }),
    ]);
    expect(await screen.findByRole('button', { name: 'DESFAZER' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'APROVAR' })).toBeNull();
    expect(await screen.findByText('Esta nota também foi enviada por um consumidor: diverge em total')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nota 8' }).getAttribute('href')).toBe(`${NEW}?nota=8`);
  });
});
