import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { exampleScreen, exampleText } from './example-text.ts';
import { IntegrityOverviewDocument, IntegrityProofsDocument, ProveIntegrityDocument } from './integrity.generated.ts';
import { IntegrityPage } from './integrity-page.tsx';

const proof = (id: string, changes: object = {}) => ({
  id,
  assunto: 'SALDOS',
  verdade: `Verdade ${id}.`,
  situacao: 'INTEGRA',
  provadaEm: `2026-11-23T03:0${id}:00.000Z`,
  linhas: 1204,
  duracaoMs: 88,
  emProva: false,
  quantas: 0,
  erro: null,
  falhaDesde: null,
  exemplos: { linhas: [] },
  ...changes,
});
const broken = proof('2', {
  situacao: 'FALHA',
  quantas: 7,
  falhaDesde: '2026-11-22T03:04:00.000Z',
  exemplos: { linhas: [{ account_id: 12, holder_type: 'CONSUMER', holder_id: 5 }] },
});
const show = (items: object[]) =>
  renderWith(<IntegrityPage />, {
    viewer: aViewer({ abilities: ['integrity:read'] }),
    path: '/painel/integridade',
    mocks: [
      {
        request: {
          query: IntegrityProofsDocument,
          variables: { options: { page: 1, pageSize: 10, sort: 'ordem', direction: 'ASC' }, filter: {} },
        },
        result: { data: { integrityProofs: { items, total: items.length, capped: false } } },
        maxUsageCount: 9,
      },
      { request: { query: IntegrityOverviewDocument }, result: { data: { integrityProofs: { items } } }, maxUsageCount: 9 },
      { request: { query: ProveIntegrityDocument }, result: { data: { proveIntegrity: { verdades: 2 } } } },
    ],
  });

describe('IntegrityPage', () => {
  it('says when everything was last proved, and that nothing fails', async () => {
    show([proof('1'), proof('3')]);
    // The earlier of the two: everything was proved since.
    expect((await screen.findAllByText('23/11/2026 00:01:00')).length).toBeGreaterThan(0);
    expect(screen.getByText('de 2 verdades conferidas')).toBeTruthy();
    expect(screen.getByText('Nada a fazer')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names what fails, since when, and leads to the screen of the first rows', async () => {
    show([proof('1'), broken]);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Verdade 2.')).toBeTruthy();
    expect(alert.textContent).toContain('Desde 22/11/2026 00:04:00, 7 registros com problema.');
    expect(within(alert).getByRole('link', { name: 'Abrir a tela: conta 12, consumidor 5' }).getAttribute('href')).toBe(
      '/painel/consumidor/5',
    );
    expect(screen.getByText('Os administradores foram avisados por e-mail')).toBeTruthy();
  });

  it('asks for a proof now, and says while one is under way', async () => {
    const user = userEvent.setup();
    const { unmount } = show([proof('1')]);
    await user.click(await screen.findByRole('button', { name: 'Verificar agora' }));
    expect(await screen.findByText('A verificação de 2 verdades começou. Esta página se atualiza sozinha.')).toBeTruthy();
    unmount();
    show([proof('1', { emProva: true })]);
    expect((await screen.findByRole('alert')).textContent).toContain('A verificação está em andamento');
  });
});

describe('an example of what fails', () => {
  it('reads as a line, without keys that say nothing to people', () => {
    expect(exampleText({ posting_id: 9, status: 'APROVADA' })).toBe('pontuação 9');
    expect(exampleText({ dia: '2026-11-22', network_id: 3, product_id: null })).toBe('dia 22/11/2026, rede 3');
    expect(exampleText({ dia: '2026-11-22', problema: 'ANCORA_AUSENTE' })).toBe('dia 22/11/2026: a âncora do dia falta no armazenamento');
  });

  it('leads to the consumer where it is about one, else to the list of its subject', () => {
    expect(exampleScreen('PONTUACOES', { consumer_id: 4 })).toBe('/painel/consumidor/4');
    expect(exampleScreen('SALDOS', { holder_type: 'SELLER', holder_id: 4 })).toBe('/painel/vendedores');
    expect(exampleScreen('LOGS', { registro: 4 })).toBe('/painel/logs');
  });
});
