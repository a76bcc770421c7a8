import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCsv, toResultTable, toXlsx } from '../../../../server/shared/result-table.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { AccessTokensDocument, CreateAccessTokenDocument, SavedQueriesDocument } from './analysis.generated.ts';
import { consoleStorage } from './console-storage.ts';
import { SavedQueriesDialog } from './saved-queries-dialog.tsx';
import { TokensPage } from './tokens-page.tsx';

afterEach(cleanup);

describe('an answer as a table', () => {
  it('takes the first list as rows and objects in them as columns', () => {
    expect(
      toResultTable({
        networks: {
          items: [
            { nome: 'A', stores: [{ codigo: '01' }, { codigo: '02' }] },
            { nome: 'B', stores: [] },
          ],
        },
      }),
    ).toEqual({
      columns: ['nome', 'stores.codigo'],
      rows: [
        ['A', '01'],
        ['A', '02'],
        ['B', null],
      ],
    });
    expect(toResultTable({ c: { edges: [{ cursor: 'x', node: { store: { network: { nome: 'R' } } } }] } })).toEqual({
      columns: ['cursor', 'store.network.nome'],
      rows: [['x', 'R']],
    });
  });

  it('has no table where there is no list', () => {
    expect(toResultTable({ programme: { nome: 'SW' } })).toBeNull();
    expect(toResultTable(undefined)).toBeNull();
  });

  it('is written as Brazilian CSV: commas in amounts, codes whole, nothing that a spreadsheet would run', () => {
    const csv = toCsv({ columns: ['valor', 'cpf', 'nome', 'ativo', 'vazio'], rows: [['1234.50', '01234567890', '=cmd|x;"', true, null]] });
    expect(csv).toBe('\uFEFFvalor;cpf;nome;ativo;vazio\r\n1234,50;01234567890;"\'=cmd|x;""";Sim;\r\n');
  });

  it('is written as a workbook', async () => {
    const bytes = await toXlsx({ columns: ['pontos'], rows: [['10.00']] });
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  });
});

it('keeps what the console remembers apart for each person', () => {
  consoleStorage('1').setItem('graphiql:tabState', 'mine');
  consoleStorage('2').setItem('graphiql:tabState', 'theirs');
  consoleStorage('1').clear();
  expect([consoleStorage('1').getItem('graphiql:tabState'), consoleStorage('2').getItem('graphiql:tabState')]).toEqual([null, 'theirs']);
});

const tokens = (items: object[]): MockLink.MockedResponse => ({
  request: {
    query: AccessTokensDocument,
    variables: { options: { page: 1, pageSize: 10, sort: 'criadoEm', direction: 'DESC' }, filter: {} },
  },
  result: { data: { accessTokens: { __typename: 'AccessTokenPage', items, total: items.length, capped: false } } },
  maxUsageCount: 5,
});

describe('Tokens de acesso', () => {
  it('asks for a scope, then shows the token once', async () => {
    renderWith(<TokensPage />, {
      viewer: aViewer({ abilities: ['analysis:manageTokens'] }),
      path: '/painel/analise/tokens',
      mocks: [
        tokens([]),
        {
          request: {
            query: CreateAccessTokenDocument,
            variables: ({ input }) => input.nome === 'Planilha' && input.escopos.join() === 'VENDAS',
          },
          result: { data: { createAccessToken: { __typename: 'CreatedAccessToken', id: '1', token: 'ana_segredo' } } },
        },
      ],
    });
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: 'Criar token' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Nome do token/), 'Planilha');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await dialog.findAllByText('Escolha ao menos um escopo')).length).toBeGreaterThan(0);
    await user.click(dialog.getByLabelText('Vendas'));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByDisplayValue('ana_segredo')).toBeDefined();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByDisplayValue('ana_segredo')).toBeNull());
  });
});

describe('Consultas salvas', () => {
  const saved = (id: string, staffUserId: string, compartilhada: boolean) => ({
    __typename: 'SavedQuery',
    id,
    nome: `Consulta ${id}`,
    consulta: '{ networks { total } }',
    variaveis: '',
    compartilhada,
    dono: 'Bia',
    staffUserId,
    atualizadoEm: '2026-11-21T12:00:00.000Z',
  });

  it("opens any of them, and changes only one's own", async () => {
    const opened: string[] = [];
    const items = [saved('1', '7', false), saved('2', '8', true)];
    renderWith(
      <SavedQueriesDialog
        viewerId="7"
        current={() => ({ consulta: '', variaveis: '' })}
        onOpen={({ consulta }) => opened.push(consulta)}
        onClose={() => {}}
      />,
      {
        viewer: aViewer({ abilities: ['analysis:read'] }),
        mocks: [
          {
            request: { query: SavedQueriesDocument, variables: { options: { pageSize: 1000 } } },
            result: { data: { savedQueries: { __typename: 'SavedQueryPage', items, total: 2, capped: false } } },
          },
        ],
      },
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Abrir: Consulta 2' }));
    expect(opened).toEqual(['{ networks { total } }']);
    expect(screen.getByText('Compartilhada por Bia')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Excluir' })).toHaveLength(1);
  });
});
