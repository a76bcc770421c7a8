import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REJECT_REASONS } from '../../../server/shared/enums.ts';
import { renderWith } from '../../test/render.tsx';
import { aViewer } from '../../test/viewer.builder.ts';
import { explanation } from './explanation.ts';
import { howToFix } from './how-to-fix.ts';
import {
  ExplainPostingDocument,
  OwnCodePostingsDocument,
  OwnReceiptsDocument,
  OwnStatementDocument,
  OwnSwproPostingsDocument,
} from './statement.generated.ts';
import { StatementPage } from './statement-page.tsx';

afterEach(cleanup);

const seller = aViewer({ kind: 'SELLER', tipoPontuacao: 2 });
const item = { pontos: '87.50', qtde: '3.50', valorPontos: '12.50', fatorPontuacao: 2 };
const posting = {
  __typename: 'OwnPosting',
  id: 7,
  identificador: '12345678',
  totalPontos: '87.50',
  pontosLimitados: '12.50',
  totalVenda: '175.00',
  valorProdutosSW: '100.00',
  cashback: '2.00',
  percentualCashback: '2.00',
  realizadoEm: '2026-11-20',
  pontuadoEm: '2026-11-21T02:30:00.000Z',
  venceEm: '2028-05-20',
  linkArquivo: '/arquivos/a',
  tipoArquivo: 'application/pdf',
};
const receipt = (id: number, status: string, reprovadoMotivo: string | null = null) => ({
  __typename: 'OwnSubmission',
  id,
  status,
  reprovadoMotivo,
  criadoEm: '2026-11-20T15:00:00.000Z',
  atualizadoEm: '2026-11-20T15:00:00.000Z',
  linkArquivo: `/arquivos/${id}`,
  linkMiniatura: null,
  tipoArquivo: id === 2 ? 'application/pdf' : 'image/jpeg',
});

const statement = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: OwnStatementDocument, variables: { options: { page: 1, pageSize: 10 } } },
  result: { data: { ownPostings: { __typename: 'OwnPostingPage', items: rows, total: rows.length } } },
});
const receipts = (filter: object, rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: OwnReceiptsDocument, variables: { options: { page: 1, pageSize: 5 }, filter } },
  result: { data: { ownSubmissions: { __typename: 'OwnSubmissionPage', items: rows, total: rows.length } } },
});
const swpro = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: OwnSwproPostingsDocument, variables: { options: { page: 1, pageSize: 5 } } },
  result: { data: { swproPostings: { __typename: 'SwproPostingPage', items: rows, total: rows.length } } },
});
const codes = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: OwnCodePostingsDocument, variables: { options: { page: 1, pageSize: 5 } } },
  result: { data: { ownCodePostings: { __typename: 'OwnCodePostingPage', items: rows, total: rows.length } } },
});
const none = [receipts({ emAnalise: true }, []), receipts({ naoProcessadas: true }, []), swpro([]), codes([])];
const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the statement', () => {
  it('explains each item of a row in one sentence and tells what the limit held back', async () => {
    const items: MockLink.MockedResponse = {
      request: { query: ExplainPostingDocument, variables: { id: 7 } },
      result: {
        data: { postingItems: [{ __typename: 'PostingItem', id: 1, codigo: 'A1', descricao: 'Tinta 18 L', subTotal: '175.00', ...item }] },
      },
    };
    renderWith(<StatementPage />, { viewer: seller, mocks: [statement([posting]), ...none, items] });
    expect(screen.getByRole('heading', { level: 1, name: 'PONTUAÇÕES' })).toBeTruthy();
    // 02:30 UTC of the 21st is still the 20th in São Paulo.
    await userEvent.click(await screen.findByRole('button', { name: /20\/11\/2026.*87,50 pontos.*vence 20\/05\/2028/ }));
    expect(await screen.findByText('87,50 = 3,5 × 12,50 × fator 2; vence 20/05/2028')).toBeTruthy();
    expect(screen.getByText('12,50 pontos passaram do limite do mês e não foram creditados.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir PDF' }).getAttribute('target')).toBe('_blank');
  });

  it('shows a consumer the history of notes in BRL', async () => {
    renderWith(<StatementPage />, { viewer: aViewer({ kind: 'CONSUMER' }), mocks: [statement([posting]), ...none] });
    expect(screen.getByRole('heading', { level: 1, name: 'HISTÓRICO DE NOTAS' })).toBeTruthy();
    expect(await screen.findByText(/175,00/)).toBeTruthy();
    expect(screen.queryByText(/pontos$/)).toBeNull();
    expect(screen.queryByRole('heading', { name: /SWPRO|CÓDIGO/ })).toBeNull();
  });

  it('shows a seller what referrals, platforms and codes gave, each in the documented section', async () => {
    const credit = { id: 1, totalPontos: '750.00', pontuadoEm: '2026-11-20T15:00:00.000Z', venceEm: '2028-05-20' };
    const mocks = [
      statement([]),
      ...none.slice(0, 2),
      swpro([{ __typename: 'SwproPosting', ...credit, indicadoNome: 'Ana Souza', plataforma: 'SW PRO Cursos' }]),
      codes([
        {
          __typename: 'OwnCodePosting',
          id: 2,
          codigo: 'FEIRA',
          pontos: '100.00',
          dataUtilizacao: '2026-11-20T15:00:00.000Z',
          venceEm: '2024-05-20',
        },
      ]),
    ];
    renderWith(<StatementPage />, { viewer: seller, mocks });
    expect(await screen.findByText('SW PRO Cursos · Ana Souza')).toBeTruthy();
    expect(section(/PONTUAÇÕES SWPRO/).getByText('750,00 pontos')).toBeTruthy();
    expect(await screen.findByText('Código FEIRA')).toBeTruthy();
    expect(section(/PONTUAÇÕES POR CÓDIGO/).getByText('venceu 20/05/2024')).toBeTruthy();
  });

  it('shows what waits, what was refused and why, and where to send it again', async () => {
    const mocks = [
      statement([]),
      receipts({ emAnalise: true }, [receipt(1, 'PENDENTE')]),
      swpro([]),
      codes([]),
      receipts({ naoProcessadas: true }, [receipt(2, 'REPROVADA', 'Nota Ilegível'), receipt(3, 'REPROVADA', 'Nota Duplicada')]),
    ];
    renderWith(<StatementPage />, { viewer: seller, mocks });
    expect(await screen.findByText('Em análise')).toBeTruthy();
    expect(await screen.findByText('Nota Ilegível')).toBeTruthy();
    expect(await screen.findByText('Nenhuma pontuação ainda')).toBeTruthy();
    const refused = section(/NOTAS NÃO PROCESSADAS/);
    // A repeated note cannot be mended by sending it once more.
    expect(refused.getAllByRole('link', { name: 'Enviar novamente' })).toHaveLength(1);
    expect(refused.getByRole('link', { name: /Abrir em nova aba o PDF/ }).getAttribute('href')).toBe('/arquivos/2');
    expect(section(/EM ANÁLISE/).getByRole('button', { name: 'Ver nota enviada em 20/11/2026 12:00:00' })).toBeTruthy();
  });

  it('keeps the other lists when one fails, and offers to try it again', async () => {
    const failing = { ...statement([]), error: new Error('sem rede') };
    renderWith(<StatementPage />, { viewer: seller, mocks: [failing, ...none, statement([posting])] });
    expect(await screen.findByText('Nenhuma nota em análise agora.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('87,50 pontos')).toBeTruthy();
  });
});

describe('what is said of a row', () => {
  it('writes quantities without empty decimals and numbers as Brazil does', () => {
    expect(explanation(item, '2027-01-31')).toBe('87,50 = 3,5 × 12,50 × fator 2; vence 31/01/2027');
    expect(explanation({ ...item, qtde: '1000.00', pontos: '25000.00' }, '2027-01-31')).toContain('25.000,00 = 1.000 × 12,50');
  });

  it('has advice for each documented reason, and for a receipt that was ended without one', () => {
    const texts = REJECT_REASONS.map((reprovadoMotivo) => howToFix({ status: 'REPROVADA', reprovadoMotivo }).text);
    expect(new Set(texts).size).toBe(REJECT_REASONS.length);
    expect(howToFix({ status: 'ENCERRADA', reprovadoMotivo: null }).text).toContain('fale com o suporte');
    expect(howToFix({ status: 'CANCELADA', reprovadoMotivo: null }).mayResend).toBe(false);
  });
});
