import type { MockLink } from '@apollo/client/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { HeldActionsDocument } from '../../../../decisions/held-actions.generated.ts';
import { renderWith } from '../../../../test/render.tsx';
import { aViewer } from '../../../../test/viewer.builder.ts';
import { toast } from '../../../../ui/toast.ts';
import { SaleProductsDocument, SaleSellerDocument, SalesByNumberDocument } from '../sales/sale.generated.ts';
import { SubmissionCounterpartDocument } from './counterpart.generated.ts';
import { NewSalePage } from './new-sale-page.tsx';
import {
  ClaimNextSubmissionDocument,
  ClaimSubmissionDocument,
  OwnReviewPaceDocument,
  ReleaseSubmissionDocument,
  SubmissionReviewDocument,
  UpcomingSubmissionsDocument,
} from './submissions.generated.ts';

export const CPF = '52998224725';
export const KEY = '35261111222333000181650010000040001314159265';
export const seller = {
  __typename: 'SaleSeller',
  id: '1',
  nome: 'Ana Lima',
  cnpj: '11222333000181',
  codRevenda: 'L001',
  revenda: 'Casa das Tintas',
  ativo: true,
  produtosHabituais: [],
};
export const paint = {
  __typename: 'StoreProduct',
  id: '5',
  codigo: '1084',
  codigoPadrao: 'SW0300',
  nome: 'ESMALTE PRETO',
  valorUnitario: '89.90',
  valorPontos: '6.00',
};
export const item = { codigo: '1084', descricao: 'ESMALTE PRETO', qtde: '2', valorUnitario: '89.90', valorDesconto: '' };

/** The screen of a desk, with keys and a mouse; answers what restores the one before. */
export const deskScreen = (): (() => void) => {
  const known = window.matchMedia;
  window.scrollTo = jest.fn() as never;
  window.matchMedia = ((query: string) => ({
    matches: query === '(pointer: fine)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return () => {
    window.matchMedia = known;
  };
};

export type Mock = MockLink.MockedResponse;
export const always = { maxUsageCount: Number.POSITIVE_INFINITY };
export const answer = (query: Mock['request']['query'], data: Record<string, unknown>, variables: unknown = () => true): Mock => ({
  request: { query, variables: variables as never },
  result: { data },
  ...always,
});
export const refusal = (query: Mock['request']['query'], message: string, code: string): Mock => ({
  request: { query, variables: (() => true) as never },
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
  ...always,
});

export const lookups = ({ duplicate = false, found = true } = {}): Mock[] => [
  answer(SaleSellerDocument, { saleSeller: found ? seller : null }),
  answer(SalesByNumberDocument, { salesByNumber: duplicate ? [{ __typename: 'SaleFound', id: '9' }] : [] }),
  answer(SaleProductsDocument, { storeProducts: { __typename: 'StoreProductPage', items: [paint] } }),
];

export const review = (id: string, over: Record<string, unknown> = {}): Mock =>
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
        leitura: null,
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

export const queueOf = ({ next, waiting, counterpart }: Beside): Mock[] => [
  answer(HeldActionsDocument, {
    heldActions: { __typename: 'HeldActionPage', items: waiting ? [waiting] : [], total: waiting ? 1 : 0, capped: false },
  }),
  answer(SubmissionCounterpartDocument, { submissionCounterpart: counterpart ?? null }),
  answer(ClaimSubmissionDocument, {
    claimSubmission: { __typename: 'SubmissionClaim', id: '1', versao: 3, reservadoAte: '2026-11-20T12:10:00.000Z' },
  }),
  answer(ReleaseSubmissionDocument, { releaseSubmission: { __typename: 'Changed', id: '1' } }),
  answer(ClaimNextSubmissionDocument, { claimNextSubmission: next === null ? null : { __typename: 'SubmissionClaim', id: next } }),
  answer(OwnReviewPaceDocument, { ownReviewPace: { __typename: 'OwnReviewPace', decididas: 37, segundosPorNota: 21 } }),
  answer(UpcomingSubmissionsDocument, { pendingSubmissions: { __typename: 'PendingSubmissionPage', items: [] } }),
];

export const setup = (path: string, mocks: readonly Mock[]) => {
  const error = jest.spyOn(toast, 'error').mockReturnValue(undefined);
  const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
  const view = renderWith(<NewSalePage />, { viewer: aViewer({ id: '44', abilities: ['sale:post'] }), path, mocks });
  return { user: userEvent.setup({ delay: null }), error, success, ...view };
};
export const NEW = '/painel/processar/nova-venda';
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
