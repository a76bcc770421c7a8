import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REJECT_REASONS } from '../../../../server/shared/enums.ts';
import { howToFix } from '../../../members/receipt/how-to-fix.ts';
import { OwnReceiptEventsDocument } from '../../../members/receipt/receipt.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { explanation } from './explanation.ts';
import {
  ExplainPostingDocument,
  OwnCodePostingsDocument,
  OwnEntriesDocument,
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
  id: '7',
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
  submissionId: '2',
};
const receipt = (id: string, status: string, reprovadoMotivo: string | null = null) => ({
  __typename: 'OwnSubmission',
  id,
  status,
  reprovadoMotivo,
  reprovadoObservacao: reprovadoMotivo && `Observação da nota ${id}`,
  contestacao: null,
  contestacaoPrazo: null,
  contestacaoResposta: null,
  contestavelAte: null,
  criadoEm: '2026-11-20T15:00:00.000Z',
  atualizadoEm: '2026-11-20T15:00:00.000Z',
  linkArquivo: `/arquivos/${id}`,
  linkMiniatura: null,
  tipoArquivo: id === '2' ? 'application/pdf' : 'image/jpeg',
  lida: true,
  chaveFiscal: null,
  pontuadoEm: null,
  totalPontos: null,
  cashback: null,
  venceEm: null,
  respostaAte: null,
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
const entries = (rows: readonly object[] = []): MockLink.MockedResponse => ({
  request: { query: OwnEntriesDocument, variables: { options: { page: 1, pageSize: 5 } } },
  result: { data: { ownEntries: { __typename: 'OwnEntryPage', items: rows, total: rows.length } } },
});
const none = [receipts({ emAnalise: true }, []), receipts({ naoProcessadas: true }, []), swpro([]), codes([]), entries()];
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('the statement', () => {
  it('explains each item of a row in one sentence and tells what the limit held back', async () => {
    const items: MockLink.MockedResponse = {
      request: { query: ExplainPostingDocument, variables: { id: '7' } },
      result: {
        data: {
          postingItems: [{ __typename: 'PostingItem', id: '1', codigo: 'A1', descricao: 'Tinta 18 L', subTotal: '175.00', ...item }],
        },
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

  it('shows a consumer the cashback of each note, and the purchase below it', async () => {
    renderWith(<StatementPage />, { viewer: aViewer({ kind: 'CONSUMER' }), mocks: [statement([posting]), ...none] });
    expect(screen.getByRole('heading', { level: 1, name: 'HISTÓRICO DE NOTAS' })).toBeTruthy();
    const row = await screen.findByRole('button', { name: /^20\/11\/2026/ });
    expect(row.textContent).toMatch(/R\$\s2,00compra de R\$\s175,00$/);
    expect(screen.queryByText(/pontos$/)).toBeNull();
    expect(screen.queryByRole('heading', { name: /SWPRO|CÓDIGO/ })).toBeNull();
  });

  it('shows a seller what referrals, platforms and codes gave, each in the documented section', async () => {
    const credit = { id: '1', totalPontos: '750.00', pontuadoEm: '2026-11-20T15:00:00.000Z', venceEm: '2028-05-20' };
    const mocks = [
      statement([]),
      ...none.slice(0, 2),
      swpro([{ __typename: 'SwproPosting', ...credit, indicadoNome: 'Ana Souza', plataforma: 'SW PRO Cursos' }]),
      codes([
        {
          __typename: 'OwnCodePosting',
          id: '2',
          codigo: 'FEIRA',
          pontos: '100.00',
          dataUtilizacao: '2026-11-20T15:00:00.000Z',
          venceEm: '2024-05-20',
        },
      ]),
    ];
    renderWith(<StatementPage />, { viewer: seller, mocks });
    expect(await screen.findByText('SW PRO Cursos · Ana Souza')).toBeTruthy();
    expect((await section(/PONTUAÇÕES SWPRO/)).getByText('750,00 pontos')).toBeTruthy();
    expect(await screen.findByText('Código FEIRA')).toBeTruthy();
    expect((await section(/PONTUAÇÕES POR CÓDIGO/)).getByText('venceu 20/05/2024')).toBeTruthy();
  });

  it('shows what waits, what was refused and why, and where to send it again', async () => {
    const mocks = [
      statement([]),
      receipts({ emAnalise: true }, [receipt('1', 'PENDENTE')]),
      swpro([]),
      codes([]),
      entries(),
      receipts({ naoProcessadas: true }, [receipt('2', 'REPROVADA', 'Nota Ilegível'), receipt('3', 'REPROVADA', 'Nota Duplicada')]),
    ];
    renderWith(<StatementPage />, { viewer: seller, mocks });
    expect(await screen.findByText('Em análise')).toBeTruthy();
    expect(await screen.findByText('Nota Ilegível')).toBeTruthy();
    expect(screen.getByText('Observação: Observação da nota 2')).toBeTruthy();
    expect(await screen.findByText('Nenhuma pontuação ainda')).toBeTruthy();
    const refused = await section(/NOTAS NÃO PROCESSADAS/);
    // Resending cannot fix a duplicate receipt.
    expect(refused.getAllByRole('link', { name: 'Enviar novamente' })).toHaveLength(1);
    expect(refused.getByRole('link', { name: /Abrir em nova aba o PDF/ }).getAttribute('href')).toBe('/arquivos/2');
    expect((await section(/EM ANÁLISE/)).getByRole('button', { name: 'Ver nota enviada em 20/11/2026 12:00:00' })).toBeTruthy();
  });

  it('offers to contest a rejected note while that can be done, tells how the case stands, and what happened to each note', async () => {
    const rows = [
      { ...receipt('2', 'REPROVADA', 'Nota Ilegível'), contestavelAte: '2999-01-31' },
      { ...receipt('3', 'REPROVADA', 'Nota Incompleta'), contestacao: 'ABERTA', contestacaoPrazo: '2126-11-27' },
      { ...receipt('9', 'REPROVADA', 'Nota Incompleta'), contestacao: 'ABERTA', contestacaoPrazo: '2026-11-20' },
      { ...receipt('4', 'REPROVADA', 'Nota Incompleta'), contestacao: 'MANTIDA', contestacaoResposta: 'Rodapé cortado' },
      { ...receipt('5', 'ENCERRADA'), contestavelAte: '2020-01-31' },
    ];
    const events = [
      {
        __typename: 'SubmissionEventType',
        id: '1',
        statusNovo: 'PENDENTE',
        motivo: null,
        observacao: null,
        criadoEm: '2026-11-20T15:00:00.000Z',
      },
      {
        __typename: 'SubmissionEventType',
        id: '3',
        statusNovo: 'REPROVADA',
        motivo: 'Nota Ilegível',
        observacao: 'Foto escura',
        criadoEm: '2026-11-20T18:00:00.000Z',
      },
      {
        __typename: 'SubmissionEventType',
        id: '2',
        statusNovo: 'CONTESTADA',
        motivo: 'Está legível',
        observacao: null,
        criadoEm: '2026-11-21T15:00:00.000Z',
      },
    ];
    const timeline = {
      request: { query: OwnReceiptEventsDocument, variables: { id: '2' } },
      result: { data: { ownSubmission: rows[0], submissionEvents: events } },
    };
    const mocks = [statement([]), ...none.filter((_mock, index) => index !== 1), receipts({ naoProcessadas: true }, rows), timeline];
    renderWith(<StatementPage />, { viewer: seller, mocks });
    expect(await screen.findByText('Contestação em análise. Resposta até 27/11/2126.')).toBeTruthy();
    expect(screen.getByText('Contestação em análise. A resposta era para 20/11/2026 e está atrasada.')).toBeTruthy();
    expect(screen.getByText('Contestação analisada, decisão mantida: Rodapé cortado')).toBeTruthy();
    const refused = await section(/NOTAS NÃO PROCESSADAS/);
    expect(refused.getAllByRole('button', { name: 'Contestar' })).toHaveLength(1);
    await userEvent.click(refused.getByRole('button', { name: 'Contestar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Contestar a decisão' }));
    expect(dialog.getByText(/Você pode contestar uma vez, até 31\/01\/2999/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'curto');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect((await screen.findAllByText('Explique em pelo menos 10 caracteres')).length).toBeGreaterThan(0);
    cleanup();
    renderWith(<StatementPage />, { viewer: seller, mocks });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Acompanhar' }))[0]!);
    const steps = within(await screen.findByRole('dialog', { name: 'O que aconteceu com esta nota' }));
    expect(await steps.findByText('Você escreveu: Está legível')).toBeTruthy();
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Enviada20/11/2026 12:00:00',
      'LidaNão deu para ler o código da nota: uma pessoa confere pela imagem.',
      'Reprovada20/11/2026 15:00:00Nota IlegívelObservação: Foto escura',
      'Contestada21/11/2026 12:00:00Você escreveu: Está legível',
    ]);
    expect(steps.getByText(/Fotografe de novo em um lugar claro/)).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Enviar novamente' }).getAttribute('href')).toBe('/enviar-pontuacao?reenviar=2');
    expect(steps.getByRole('button', { name: 'Contestar' })).toBeTruthy();
  });

  it('explains every movement of the balance in one sentence', async () => {
    const entry = {
      __typename: 'OwnEntry',
      id: '1',
      tipo: 'VENDA',
      valor: '87.50',
      saldoApos: '87.50',
      dividaApos: '0.00',
      documento: 'posting',
      documentoId: '7',
      identificador: '12345678',
      regra: {
        itens: [{ qtde: '3.5', pontos: '12.5' }],
        fator: '2',
        fatorLoja: null,
        fatorExtra: null,
        cenario: null,
        valorProdutosSW: null,
        percentual: null,
      },
      venceEm: '2027-01-31',
      livre: '47.50',
      usos: { itens: [{ tipo: 'RESGATE', documentoId: '812', valor: '40.00' }] },
      criadoEm: '2026-11-20T15:00:00.000Z',
    };
    renderWith(<StatementPage />, { viewer: seller, mocks: [statement([]), ...none.slice(0, 4), entries([entry])] });
    expect(
      await screen.findByText('87,50 = 3,5 × 12,50 × fator 2; vence 31/01/2027; 40,00 usados no resgate 812; 47,50 livres'),
    ).toBeTruthy();
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
