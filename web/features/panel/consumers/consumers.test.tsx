import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { ConsumerStatusDialog } from './consumer-status-dialog.tsx';
import { type ConsumerRowFragment, ConsumersDocument, RevealConsumerDocument, SetConsumerActiveDocument } from './consumers.generated.ts';
import { ConsumersPage } from './consumers-page.tsx';

const consumer: ConsumerRowFragment = {
  id: '5',
  nome: 'Ana Clara',
  cpf: '52998224725',
  celular: '11987654321',
  telefone: null,
  email: null,
  dataNascimento: null,
  sexo: null,
  endRua: null,
  endNumero: null,
  endComplemento: null,
  endBairro: null,
  endCidade: 'Campinas',
  endEstado: 'SP',
  endCep: null,
  totalProdutosSW: '634.54',
  saldoCashback: '12.69',
  ultimoAcessoEm: null,
  criadoEm: '2026-11-01T12:00:00.000Z',
  aceitouRegulamento: true,
  ativo: true,
};
const first = { page: 1, pageSize: 10, sort: 'nome', direction: 'ASC' };
const page = {
  request: { query: ConsumersDocument, variables: { options: first, filter: {} } },
  result: { data: { consumers: { items: [{ __typename: 'Consumer', ...consumer }], total: 1, capped: false } } },
};
const show = (abilities: string[]) =>
  renderWith(<ConsumersPage />, { viewer: aViewer({ abilities }), path: '/painel/consumidores', mocks: [page] });

describe('ConsumersPage', () => {
  it('shows cashback and what was bought, and links the detail', async () => {
    show(['consumer:list']);
    expect((await screen.findByRole('link', { name: 'Ana Clara' })).getAttribute('href')).toBe('/painel/consumidor/5');
    expect(screen.getByText(/12,69/)).toBeTruthy();
    expect(screen.getByText(/634,54/)).toBeTruthy();
    expect(screen.queryByLabelText('Ativo: Ana Clara')).toBeNull();
  });
});

describe('masked data', () => {
  const masked = { ...consumer, cpf: '***.982.247-**', celular: '(11) *****-4321', email: 'a***@exemplo.com' };
  const motivo = 'Contato pedido no chamado 7';
  const mocks = (row: ConsumerRowFragment) => [
    { ...page, result: { data: { consumers: { items: [{ __typename: 'Consumer', ...row }], total: 1, capped: false } } } },
    {
      request: { query: RevealConsumerDocument, variables: { id: '5', motivo } },
      result: {
        data: { revealConsumer: { id: '5', cpf: '52998224725', celular: '11987654321', telefone: null, email: 'ana@exemplo.com' } },
      },
    },
  ];
  const open = (row: ConsumerRowFragment, abilities: string[]) =>
    renderWith(<ConsumersPage />, { viewer: aViewer({ abilities }), path: '/painel/consumidores', mocks: mocks(row) });

  it('is shown for a reason, and stays shown', async () => {
    const user = userEvent.setup();
    open(masked, ['consumer:list', 'consumer:reveal']);
    expect(await screen.findByText('***.982.247-**')).toBeTruthy();
    expect(screen.getByText('(11) *****-4321')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mostrar os dados de Ana Clara' }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar' }));
    expect((await screen.findAllByText('Conte o motivo em pelo menos 10 letras')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Motivo/), motivo);
    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(await screen.findByText('529.982.247-25')).toBeTruthy();
    expect(screen.getByText('(11) 98765-4321')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
  });

  it('promises a search by what finds somebody: no part of a CPF, no telephone, no e-mail', async () => {
    const abilities = ['consumer:list'];
    const shown = (dadosMascarados: boolean) =>
      renderWith(<ConsumersPage />, {
        viewer: aViewer({ abilities, dadosMascarados }),
        path: '/painel/consumidores',
        mocks: mocks(dadosMascarados ? masked : consumer),
      });
    const { unmount } = shown(true);
    expect(await screen.findByPlaceholderText('Buscar por nome ou CPF completo')).toBeTruthy();
    unmount();
    shown(false);
    expect(await screen.findByPlaceholderText('Buscar por nome, CPF, e-mail ou celular')).toBeTruthy();
  });

  it('has no button where nothing is masked, or for who may not', async () => {
    const { unmount } = open(consumer, ['consumer:list', 'consumer:reveal']);
    expect(await screen.findByText('529.982.247-25')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
    unmount();
    open(masked, ['consumer:list']);
    expect(await screen.findByText('***.982.247-**')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
  });
});

describe('ConsumerStatusDialog', () => {
  it("saves with a justification only: 'Por favor, informe uma justificativa'", async () => {
    const onClose = jest.fn();
    const user = userEvent.setup();
    const variables = { id: '5', ativo: false, justificativa: 'Pediu para sair' };
    renderWith(<ConsumerStatusDialog consumer={consumer} onClose={onClose} />, {
      mocks: [
        { request: { query: SetConsumerActiveDocument, variables }, result: { data: { setConsumerActive: { id: '5', ativo: false } } } },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Por favor, informe uma justificativa')).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Justificativa/), 'Pediu para sair');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
