import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../test/render.tsx';
import {
  SalesImportDocument,
  SalesImportErrorsDocument,
  SalesImportsDocument,
  SalesImportTemplateDocument,
} from './sales-import.generated.ts';
import { SalesUploadPage } from './sales-upload-page.tsx';

const upload = {
  __typename: 'Import' as const,
  id: 7,
  nomeArquivo: 'marco.xlsx',
  estado: 'PROCESSANDO',
  linhas: 2_000,
  processadas: 500,
  total: 400,
  erros: 0,
  mensagem: null,
  linkErros: null,
};
const history = {
  request: { query: SalesImportsDocument, variables: () => true },
  result: { data: { imports: { items: [], total: 0, capped: false } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const template = {
  request: { query: SalesImportTemplateDocument },
  result: { data: { salesImportTemplate: { url: '/arquivos/x', fileName: 'modelo_vendas.xlsx' } } },
};
const progressOf = (row: object) => ({
  request: { query: SalesImportDocument, variables: { id: 7 } },
  result: { data: { salesImport: { ...upload, ...row } } },
});
const sentRequest = (mocks: readonly object[], path = '/painel/processar/vendas') =>
  renderWith(<SalesUploadPage />, { path, mocks: [history, ...mocks] as never });

describe('Upload Vendas', () => {
  it('asks for a file first, and proposes to tell the sellers', async () => {
    sentRequest([template]);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Enviar mensagem por WhatsApp' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Verificar arquivo' }));
    expect((await screen.findAllByText('Selecione um arquivo primeiro')).length).toBeGreaterThan(0);
  });

  it('comes back to an import on its way, and then shows what came of it', async () => {
    const lines = [
      { __typename: 'ImportError', id: 1, linha: 12, coluna: 'Código do Produto', valor: 'XPTO', mensagem: 'Produto não participante' },
    ];
    const errors = {
      request: { query: SalesImportErrorsDocument, variables: { id: 7 } },
      result: { data: { importErrors: { items: lines, total: 1 } } },
    };
    const ended = { estado: 'CONCLUIDA_COM_ERROS', processadas: 2_000, total: 1_999, erros: 1, linkErros: '/arquivos/erros' };
    sentRequest([progressOf({}), progressOf(ended), errors], '/painel/processar/vendas?importacao=7');
    await screen.findByText('500 de 2.000 linhas');
    await screen.findByText('1.999 venda(s) processada(s)', {}, { timeout: 4_000 });
    await screen.findByText('Produto não participante');
    expect(screen.getByRole('link', { name: 'Baixar relatório de erros' }).getAttribute('href')).toBe('/arquivos/erros');
  });
});
