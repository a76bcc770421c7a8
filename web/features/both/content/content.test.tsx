import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  ContentImportDocument,
  CreateParticipatingStoreDocument,
  ParticipatingStoresDocument,
  UpdateParticipatingStoreDocument,
} from './content.generated.ts';
import { ContentPage } from './content-page.tsx';
import { ActiveParticipatingStoresDocument } from './shown-content.generated.ts';
import { ParticipatingStoresPage } from './shown-content-pages.tsx';

const viewer = aViewer({ kind: 'STAFF', abilities: ['content:list', 'content:create', 'content:update'] });
const store = (id: string, nome: string, ativo = true) => ({ id, nome, ativo, criadoEm: '2026-11-20T15:00:00.000Z' });
const listed = (items: ReturnType<typeof store>[]) => ({
  request: { query: ParticipatingStoresDocument, variables: () => true },
  result: { data: { participatingStores: { items, total: items.length, capped: false } } },
});
const open = (mocks: NonNullable<Parameters<typeof renderWith>[1]>['mocks']) => {
  renderWith(<ContentPage />, { viewer, path: '/painel/gestao-conteudo', mocks });
  return userEvent.setup();
};

/** Uploads use XMLHttpRequest, which jsdom cannot answer. */
class AnsweredUpload {
  static sent: FormData | null = null;
  static answer: unknown;
  status = 200;
  responseText = '';
  upload = {};
  onload = () => undefined;
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    AnsweredUpload.sent = body;
    this.responseText = JSON.stringify(AnsweredUpload.answer);
    setTimeout(() => this.onload());
  }
}

describe('Gestão de Conteúdo Clientes', () => {
  const realRequest = globalThis.XMLHttpRequest;
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest;
    jest.restoreAllMocks();
  });

  it('asks for a name, creates a store, and tells an outage with the documented text', async () => {
    const failing = { request: { query: CreateParticipatingStoreDocument, variables: { input: { nome: 'Nova', ativo: true } } } };
    const user = open([
      listed([store('1', 'Casa')]),
      { ...failing, error: new TypeError('Failed to fetch') },
      { ...failing, result: { data: { createParticipatingStore: { id: '2' } } } },
      listed([store('1', 'Casa'), store('2', 'Nova')]),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Nova Loja' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Nome é obrigatório')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /^Nome/ }), '  Nova ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao salvar loja')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Loja criada com sucesso')).toBeTruthy();
  });

  it('saves the switch at once and reads the list again', async () => {
    const user = open([
      listed([store('1', 'Casa')]),
      {
        request: { query: UpdateParticipatingStoreDocument, variables: { id: '1', input: { ativo: false } } },
        error: new TypeError('Failed to fetch'),
      },
      {
        request: { query: UpdateParticipatingStoreDocument, variables: { id: '1', input: { ativo: false } } },
        result: { data: { updateParticipatingStore: { id: '1' } } },
      },
      listed([store('1', 'Casa', false)]),
    ]);
    await user.click(await screen.findByRole('switch', { name: 'Ativo: Casa' }));
    expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Ativo: Casa' }));
    expect(await screen.findByText('Status atualizado com sucesso')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Ativo: Casa' })).toHaveProperty('checked', false));
  });

  it('wants a file, waits for the import to end, tells how many, and leaves the refused lines to be read', async () => {
    AnsweredUpload.answer = { data: { startImport: { id: '7', repetido: false } } };
    globalThis.XMLHttpRequest = AnsweredUpload as never;
    const state = (estado: string, total: number, mensagens: string[]) => ({
      request: { query: ContentImportDocument, variables: { id: '7' } },
      result: {
        data: {
          import: { id: '7', estado, total, mensagem: null },
          importErrors: {
            items: mensagens.map((mensagem, index) => ({ id: String(index), linha: index + 4, mensagem })),
            total: mensagens.length,
          },
        },
      },
    });
    const user = open([
      listed([]),
      state('PROCESSANDO', 0, []),
      state('CONCLUIDA_COM_ERROS', 2, ['Nome é obrigatório']),
      listed([store('1', 'Casa'), store('2', 'Nova')]),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Upload XLSX' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload de lojas participantes' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect((await screen.findAllByText('Selecione um arquivo')).length).toBeGreaterThan(0);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await user.upload(screen.getByLabelText(/^Planilha/, { selector: 'input' }), new File(['x'], 'lojas.xlsx', { type }));
    await user.click(await dialog.findByRole('button', { name: 'Enviar' }));
    expect(await dialog.findByRole('button', { name: 'Enviando...' })).toBeTruthy();
    expect(await screen.findByText('2 lojas importadas com sucesso')).toBeTruthy();
    expect(dialog.getByText('Linha 4: Nome é obrigatório').tagName).toBe('LI');
    expect(JSON.parse(String(AnsweredUpload.sent?.get('operations'))).variables).toEqual({ tipo: 'LOJAS_PARTICIPANTES', arquivo: null });
  });
});

describe('/lojas-participantes', () => {
  const shown = (names: string[]) => ({
    request: { query: ActiveParticipatingStoresDocument, variables: { options: { pageSize: -1 } } },
    result: {
      data: { activeParticipatingStores: { items: names.map((nome, index) => ({ id: index + 1, nome })), total: names.length } },
    },
  });
  const openPage = (mocks: NonNullable<Parameters<typeof renderWith>[1]>['mocks']) =>
    renderWith(<ParticipatingStoresPage />, { viewer: aViewer({ kind: 'CONSUMER' }), path: '/lojas-participantes', mocks });

  it('loads, shows each store with its badge, and searches by name without accents when there are many', async () => {
    const user = userEvent.setup();
    openPage([shown(['Depósito', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'])]);
    expect(screen.getByText('Carregando lojas participantes...')).toBeTruthy();
    expect(await screen.findAllByText('Ativa')).toHaveLength(9);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pelo nome' }), 'deposito');
    expect(screen.getAllByText('Ativa')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pelo nome' }), 'x');
    expect(screen.getByText('Nada encontrado para "depositox".')).toBeTruthy();
  });

  it('says that there are none, and that they could not be read', async () => {
    const { unmount } = openPage([shown([])]);
    expect(await screen.findByText('Nenhuma loja participante encontrada.')).toBeTruthy();
    unmount();
    openPage([{ ...shown([]), result: { errors: [{ message: 'x' }] } as never }]);
    expect(await screen.findByText('Erro ao buscar lojas participantes')).toBeTruthy();
  });
});
