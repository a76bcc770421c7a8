import { screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { MyExportsDocument } from './exports.generated.ts';
import { ExportsPage } from './exports-page.tsx';

const options = { page: 1, pageSize: 10, sort: 'criadoEm', direction: 'DESC' };
const row = {
  id: '1',
  nomeArquivo: 'pontuacoes_completo_20261120120305.csv',
  formato: 'CSV',
  estado: 'CONCLUIDA',
  linhas: 61_204,
  total: 61_204,
  mensagem: null,
  criadoEm: '2026-11-05T12:00:00.000Z',
  expiraEm: '2026-11-12T12:00:00.000Z',
  linkArquivo: '/arquivos/x',
};
const show = (items: object[]) =>
  renderWith(<ExportsPage />, {
    viewer: aViewer({ abilities: ['list:export'] }),
    path: '/painel/exportacoes',
    mocks: [
      {
        request: { query: MyExportsDocument, variables: { options, filter: {} } },
        result: { data: { myExports: { items, total: items.length, capped: false } } },
        maxUsageCount: 9,
      },
    ],
  });

describe('ExportsPage', () => {
  it('shows how far an export is', async () => {
    show([{ ...row, estado: 'PROCESSANDO', linhas: 30_602, expiraEm: null, linkArquivo: null }]);
    expect(await screen.findByText('30.602 de 61.204')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: `Progresso de ${row.nomeArquivo}` }).getAttribute('aria-valuenow')).toBe('50');
  });

  it('says that a file is ready, has expired or could not be made, and why', async () => {
    show([
      row,
      { ...row, id: '2', estado: 'EXPIRADA', linkArquivo: null },
      { ...row, id: '3', estado: 'FALHOU', linkArquivo: null, mensagem: 'Seu acesso a esta lista foi encerrado.' },
    ]);
    expect(await screen.findByText('Pronta')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: `Baixar ${row.nomeArquivo}` }).map((link) => link.getAttribute('href'))).toEqual([
      '/arquivos/x',
    ]);
    expect(screen.getByText('Expirada')).toBeTruthy();
    expect(screen.getByText('Seu acesso a esta lista foi encerrado.')).toBeTruthy();
  });
});
