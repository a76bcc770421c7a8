import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { contestAge } from './contest-age.ts';
import { ContestsPage } from './contests-page.tsx';
import { MetricsPage } from './metrics-page.tsx';
import {
  ContestReversalsDocument,
  ContestsDocument,
  DecideContestDocument,
  ReviewMetricsDocument,
  ReviewSettingsDocument,
  UpdateReviewSettingsDocument,
} from './moderation.generated.ts';
import { ReviewSettingsForm } from './review-settings-form.tsx';

// Typing many keys is slow on a busy machine.
afterEach(cleanup);

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const answer = (query: MockLink.MockedResponse['request']['query'], data: Record<string, unknown>): MockLink.MockedResponse => ({
  request: { query, variables: (() => true) as never },
  result: { data },
  ...always,
});

describe('the clock of a contest', () => {
  // Friday, 20 November 2026, is a holiday.
  it.each([
    ['2026-11-19', 'rejected', 'Venceu 19/11/2026'],
    ['2026-11-20', 'pending', 'Vence 20/11/2026'],
    ['2026-11-23', 'pending', 'Vence 23/11/2026'],
    ['2026-11-24', 'approved', 'até 24/11/2026'],
  ])('due %s is %s', (prazoEm, tone, label) => {
    expect(contestAge({ status: 'ABERTA', prazoEm }, '2026-11-20')).toEqual({ tone, label });
    expect(contestAge({ status: 'MANTIDA', prazoEm }, '2026-11-20')).toBeNull();
  });
});

describe('the contests', () => {
  const contest = (id: string, over: object = {}) => ({
    __typename: 'Contest',
    id,
    submissionId: `1${id}`,
    audience: 'SELLER',
    parceiro: `Pessoa ${id}`,
    cpf: '52998224725',
    revenda: 'Casa das Tintas',
    rede: 'Rede',
    texto: 'Está tudo legível',
    reprovadoMotivo: 'Nota Ilegível',
    reprovadoObservacao: 'Falta o rodapé',
    reprovadoPor: 'Ana',
    reprovadoPorId: '3',
    responsavel: 'Bruno',
    status: 'ABERTA',
    prazoEm: '2999-01-31',
    criadoEm: '2026-11-20T12:00:00.000Z',
    decididoEm: null,
    decididoPor: null,
    resposta: null,
    linkNota: '/arquivos/1',
    tipoNota: 'image/jpeg',
    linkArquivo: null,
    tipoArquivo: null,
    ...over,
  });
  const list = answer(ContestsDocument, {
    contests: { __typename: 'ContestPage', items: [contest('1'), contest('2', { reprovadoPorId: '44' })], total: 2, capped: false },
  });
  const viewer = aViewer({ id: '44', abilities: ['contest:list', 'contest:decide'] });
  const actsOf = async (name: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(`Contestação de ${name}`) }));

  it('lets nobody judge their own rejection', async () => {
    renderWith(<ContestsPage />, { viewer, mocks: [list], path: '/painel/processar/contestacoes' });
    await actsOf('Pessoa 2');
    const decide = await screen.findByRole('menuitem', { name: /Decidir/ });
    expect(decide.getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for a result and an answer, and sends both', async () => {
    const sent: unknown[] = [];
    const decided: MockLink.MockedResponse = {
      request: {
        query: DecideContestDocument,
        variables: ((variables: unknown) => {
          sent.push(variables);
          return true;
        }) as never,
      },
      result: { data: { decideContest: { __typename: 'Changed', id: '1' } } },
    };
    renderWith(<ContestsPage />, { viewer, mocks: [list, decided], path: '/painel/processar/contestacoes' });
    await actsOf('Pessoa 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Decidir/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decidir contestação: Pessoa 1' }));
    expect(dialog.getByText('Não processada por Ana: Nota Ilegível')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Resultado é obrigatório')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('combobox', { name: /Resultado/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Reverter/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Resposta/ }), 'Vista de novo');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toContainEqual({ input: { id: 1, resultado: 'REVERTIDA', resposta: 'Vista de novo' } }));
    expect(await screen.findByText('Contestação decidida com sucesso')).toBeTruthy();
  });
});

describe('how moderation goes', () => {
  it('tells the age of each queue, notes per hour and reversal rates', async () => {
    const metrics = answer(ReviewMetricsDocument, {
      reviewMetrics: {
        __typename: 'ReviewMetrics',
        filas: [
          {
            __typename: 'QueueMetrics',
            audience: 'SELLER',
            pendentes: 12,
            preValidadas: 5,
            prioridade: 1,
            idadeMediana: '3.50',
            idadeMaxima: '60.00',
          },
        ],
        revisores: [
          {
            __typename: 'ReviewerMetrics',
            revisorId: '3',
            nome: 'Ana',
            decisoes: 40,
            aprovadas: 30,
            reprovadas: 10,
            notasPorHora: '13.33',
          },
        ],
      },
    });
    const reversals = answer(ContestReversalsDocument, {
      contestReversals: [{ __typename: 'ContestReversals', grupo: 'REVISOR', nome: 'Ana', decididas: 4, revertidas: 1, taxa: '25.0' }],
    });
    renderWith(<MetricsPage />, { viewer: aViewer({ abilities: ['review:metrics'] }), mocks: [metrics, reversals] });
    expect(await screen.findByText('12 notas')).toBeTruthy();
    expect(screen.getByText(/Idade mediana 3,5 h; a mais antiga 2,5 dias/)).toBeTruthy();
    expect(screen.getByText(/5 pré-validadas, 1 com prioridade/)).toBeTruthy();
    expect(screen.getByText('Nenhuma nota espera')).toBeTruthy();
    expect(await screen.findByText('13,33')).toBeTruthy();
    expect(await screen.findByText('25,0%')).toBeTruthy();
    // Only people who may change the settings see the limits.
    expect(screen.queryByRole('form', { name: 'Segunda aprovação' })).toBeNull();
  });
});

describe('what one person may do alone', () => {
  const settings = {
    __typename: 'ReviewSettings',
    segundaAprovacaoPontos: '1000.00',
    segundaAprovacaoReais: '20.00',
    segundaAprovacaoAvisos: true,
    vendaAntigaDias: 45,
    desvioPreco: '30.00',
    tetoPontosDia: '30000.00',
    tetoReaisDia: '1000.00',
    liberacaoUnidades: '50.00',
    pagamentoUmaPessoa: '40.00',
    pedidoExpiraDias: 30,
    independenciaDias: 30,
    contaNovaHoras: 24,
  };
  const refusal = (message: string, code: string, fields: object[] = []): MockLink.MockedResponse => ({
    request: { query: UpdateReviewSettingsDocument, variables: (() => true) as never },
    result: { errors: [new GraphQLError(message, { extensions: { code, fields } })] },
  });

  it('goes to a second person: told as news, not as an error, and the form may be left', async () => {
    const [error, info] = [jest.spyOn(toast, 'error').mockReturnValue(undefined), jest.spyOn(toast, 'info').mockReturnValue(undefined)];
    const told = 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.';
    renderWith(<ReviewSettingsForm />, {
      viewer: aViewer({ abilities: ['settings:read', 'settings:update'] }),
      mocks: [
        answer(ReviewSettingsDocument, { reviewSettings: settings }),
        refusal('Por favor, informe o motivo para afrouxar um limite', 'LIMIT_REASON_MISSING', [
          { field: 'motivo', message: 'Por favor, informe o motivo para afrouxar um limite' },
        ]),
        refusal(told, 'SECOND_PERSON_NEEDED'),
      ],
      path: '/painel/processar/moderacao',
    });
    const days = await screen.findByRole('textbox', { name: 'Idade da venda (dias)' });
    expect((days as HTMLInputElement).value).toBe('45');
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Por favor, informe o motivo para afrouxar um limite')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mutirão');
    info.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(info).toHaveBeenCalledWith(told));
    expect(error).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
