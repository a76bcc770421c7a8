import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  ExpirePointsDocument,
  ExpiryPreviewDocument,
  ExpiryRunsDocument,
  ReturnPointsDocument,
  ReturnPreviewDocument,
} from './expiry.generated.ts';
import { ExpiryPage } from './expiry-page.tsx';

const today = toSaoPauloDate(new Date());
const figures = (lotes: number) => ({
  __typename: 'ExpiryPreview',
  pessoas: lotes,
  lotes,
  valor: `${lotes}00.00`,
  valorReais: `${lotes * 3}.00`,
});
const run = {
  __typename: 'ExpiryRun',
  id: '7',
  tipo: 'EXPIRACAO',
  publico: 'BALCONISTA',
  dia: today,
  responsavel: 'Ana',
  estado: 'PROCESSANDO',
  lotesPrevistos: 4,
  pessoas: 1,
  lotes: 1,
  valor: '100.00',
  mensagem: null,
  criadoEm: '2026-11-20T12:00:00.000Z',
  terminadoEm: null,
};
const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const due = (lotes: number, publico = 'BALCONISTA') => ({
  request: { query: ExpiryPreviewDocument, variables: { publico } },
  result: { data: { expiryPreview: figures(lotes) } },
});
const returnable = (lotes: number, data = today, publico = 'BALCONISTA') => ({
  request: { query: ReturnPreviewDocument, variables: { publico, data } },
  result: { data: { returnPreview: figures(lotes) } },
  ...always,
});
const runs = (items: object[]) => ({
  request: { query: ExpiryRunsDocument, variables: () => true },
  result: { data: { expiryRuns: { __typename: 'ExpiryRunPage', items, total: items.length, capped: false } } },
});
const open = (mocks: object[], path = '/painel/processar/pontos') => {
  renderWith(<ExpiryPage />, { viewer: aViewer({ kind: 'STAFF', abilities: ['expiry:run'] }), path, mocks: mocks as never });
  return userEvent.setup();
};

describe('Expirar e Devolver Pontos', () => {
  it('says what it will expire, asks, follows the run and tells how it ended', async () => {
    const user = open([
      due(2),
      returnable(0),
      runs([]),
      { request: { query: ExpirePointsDocument, variables: { publico: 'BALCONISTA' } }, result: { data: { expirePoints: { id: '7' } } } },
      runs([run]),
      runs([{ ...run, estado: 'CONCLUIDA', lotes: 2, pessoas: 2, valor: '200.00' }]),
      due(0),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Pontos expirados' }));
    expect(await card.findByText('200,00')).toBeTruthy();
    expect(card.getByText('R$ 6,00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/painel/processar');
    await user.click(card.getByRole('button', { name: 'PROCESSAR EXPIRADOS' }));
    expect(await screen.findByText(/Expirar 200,00 pontos de 2 pessoas \(2 lotes\)\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('1 de 4 lotes')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Andamento do processamento 7' }).getAttribute('aria-valuenow')).toBe('25');
    expect(await screen.findByText('Expirados: 200,00 pontos de 2 pessoas.')).toBeTruthy();
    expect(await card.findByText('Nada a expirar agora.')).toBeTruthy();
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'PROCESSAR EXPIRADOS' }).disabled).toBe(true);
  });

  it('offers nothing to return of an empty day, and returns what another day has', async () => {
    const user = open([
      due(0),
      returnable(0),
      returnable(3, '2026-05-02'),
      runs([]),
      runs([]),
      {
        request: { query: ReturnPointsDocument, variables: { publico: 'BALCONISTA', data: '2026-05-02' } },
        result: { data: { returnPoints: { __typename: 'ExpiryRunStarted', id: '8' } } },
      },
    ]);
    const card = within(await screen.findByRole('region', { name: 'Devolver pontos' }));
    const date = card.getByRole<HTMLInputElement>('textbox', { name: /Data de reativação/ });
    expect(date.value).toBe(formatDate(today));
    expect(await card.findByText('Nada a devolver nesta data.')).toBeTruthy();
    await user.clear(date);
    await user.type(date, '02052026');
    await waitFor(() => expect(card.getByText('300,00')).toBeTruthy());
    await user.click(card.getByRole('button', { name: 'DEVOLVER PONTOS' }));
    expect(await screen.findByText('Devolver 300,00 pontos a 3 pessoas, das expirações de 02/05/2026?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Processamento iniciado. Acompanhe o andamento abaixo.')).toBeTruthy();
  });

  it('shows the cashback of Cliente Final in reais, from the address too', async () => {
    open([due(5, 'CLIENTE_FINAL'), returnable(0, today, 'CLIENTE_FINAL'), runs([])], '/painel/processar/pontos?publico=cliente');
    const card = within(await screen.findByRole('region', { name: 'Cashback expirado' }));
    expect(await card.findByText('R$ 500,00')).toBeTruthy();
    expect(card.queryByText('Em reais')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cliente Final' }).getAttribute('aria-pressed')).toBe('true');
  });
});
