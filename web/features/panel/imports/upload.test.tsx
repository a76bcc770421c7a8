import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveReason } from '../../../test/give-reason.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  SetImportColumnsDocument,
  UndoImportDocument,
  UploadDocument,
  UploadErrorsDocument,
  UploadsDocument,
  UploadTemplateDocument,
} from './imports.generated.ts';
import { refusedCsv } from './refused-csv.ts';
import { CardBalanceUploadPage, HistoryUploadPage, ProductsUploadPage, SalesUploadPage, StoreProductsUploadPage } from './upload-page.tsx';
import { UploadsPage } from './uploads-page.tsx';

const upload = {
  __typename: 'Import' as const,
  id: '7',
  tipo: 'VENDAS',
  nomeArquivo: 'marco.xlsx',
  estado: 'PROCESSANDO',
  linhas: 2_000,
  processadas: 500,
  total: 400,
  erros: 0,
  desfeitas: 0,
  mensagem: null,
  linkErros: null,
  desfazerAte: null,
  desfeitaEm: null,
  desfeitaPor: null,
  causa: null,
  observacao: null,
};
const listed = { ...upload, responsavel: 'Ana', criadoEm: '2026-03-10T12:00:00Z', linkArquivo: null };
const historyOf = (items: readonly object[]) => ({
  request: { query: UploadsDocument, variables: () => true },
  result: { data: { imports: { items, total: items.length, capped: false } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const template = {
  request: { query: UploadTemplateDocument, variables: () => true },
  result: { data: { importTemplate: { url: '/arquivos/x', fileName: 'modelo.csv' } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const progressOf = (row: object) => ({
  request: { query: UploadDocument, variables: { id: '7' } },
  result: { data: { import: { ...upload, ...row } } },
});
const viewer = aViewer({ kind: 'STAFF', abilities: ['import:sales', 'import:products', 'import:read', 'posting:cancel'] });
const show = (page: React.ReactElement, mocks: readonly object[] = [], { path = '/', items = [] as readonly object[] } = {}) =>
  renderWith(page, { path, viewer, mocks: [historyOf(items), template, ...mocks] as never });
const choose = async (label: string, name = 'arquivo.csv') =>
  userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' }),
    new File(['a;b'], name, { type: 'text/csv' }),
  );

/** Answers uploads, which use XMLHttpRequest, and records the requests. */
const sent: { query: string; variables: Record<string, unknown> }[] = [];
let answer: object = {};
/** What the request after the next one is answered. */
let afterRefusal: object | null = null;
class FakeRequest {
  upload = { onprogress: null };
  responseText = '';
  status = 200;
  onload: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    sent.push(JSON.parse(String(body.get('operations'))));
    this.responseText = JSON.stringify(answer);
    answer = afterRefusal ?? answer;
    afterRefusal = null;
    this.onload?.();
  }
}
const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  sent.length = 0;
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

describe('the refused lines of a rehearsal', () => {
  it('are a file with place, value and reason, which no spreadsheet takes for a formula', () => {
    expect(
      refusedCsv([
        { linha: 4, coluna: 'Valor Pontos', valor: '-3', mensagem: 'Informe somente valores válidos' },
        { linha: 5, mensagem: 'Linha repetida no arquivo: igual à linha 2' },
      ]),
    ).toBe(
      '\uFEFF"Linha";"Coluna";"Valor";"Mensagem"\r\n4;"Valor Pontos";"\'-3";"Informe somente valores válidos"\r\n' +
        '5;"";"";"Linha repetida no arquivo: igual à linha 2"\r\n',
    );
  });
});

describe('an upload screen', () => {
  it('asks for what is missing in the documents’ words', async () => {
    const view = show(<SalesUploadPage />);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Enviar mensagem por WhatsApp' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Verificar arquivo' }));
    expect((await screen.findAllByText('Selecione um arquivo primeiro')).length).toBeGreaterThan(0);
    view.unmount();
    const year = show(<HistoryUploadPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'PROCESSAR' }));
    expect((await screen.findAllByText('Selecione um período antes')).length).toBeGreaterThan(0);
    year.unmount();
    show(<StoreProductsUploadPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar arquivo' }));
    expect((await screen.findAllByText('Informe a revenda')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('tells what a file would do, then does it', async () => {
    answer = {
      data: {
        rehearseImport: {
          linhas: 4,
          validas: 3,
          invalidas: 1,
          novas: 1,
          alteradas: 1,
          iguais: 1,
          importacaoAnterior: null,
          colunasIndicadas: false,
          erros: [{ linha: 3, coluna: 'Nome', valor: '', mensagem: 'Nome é obrigatório' }],
        },
      },
    };
    const ended = progressOf({ tipo: 'PRODUTOS', estado: 'CONCLUIDA', total: 3, processadas: 4, linhas: 4 });
    show(<ProductsUploadPage />, [ended]);
    await choose('Arquivo de produtos');
    await userEvent.click(screen.getByRole('button', { name: 'Verificar arquivo' }));
    await screen.findByText('Nada foi gravado ainda. Confira e confirme.');
    await screen.findByText('Nome é obrigatório');
    expect(screen.getByText('1 linha já está assim')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Baixar relatório de erros' })).toBeTruthy();
    expect(sent[0]?.variables).toEqual({ tipo: 'PRODUTOS', arquivo: null, escolhas: {} });
    answer = { data: { startImport: { id: '7', repetido: false } } };
    await userEvent.click(screen.getByRole('button', { name: 'Processar 3 linhas' }));
    await screen.findByText('3 produtos cadastrados');
  });

  it('asks which column is which where the titles do not tell, and says what is lacking at its field', async () => {
    const placed = jest.fn();
    const setColumns = {
      request: {
        query: SetImportColumnsDocument,
        variables: (variables: object) => {
          placed(variables);
          return true;
        },
      },
      result: { data: { setImportColumns: [] } },
    };
    answer = { errors: [{ message: 'Coluna Saldo não encontrada na planilha', extensions: { code: 'SHEET_COLUMN_MISSING' } }] };
    show(<CardBalanceUploadPage />, [setColumns]);
    await choose('Arquivo de saldos', 'saldos.csv');
    const header = {
      cabecalho: 'a'.repeat(64),
      titulos: [
        { posicao: 0, titulo: 'CARTAO', exemplos: ['5555'] },
        { posicao: 1, titulo: '', exemplos: ['12,50', '3,00'] },
      ],
      colunas: [
        { coluna: 'numero', titulo: 'Número do Cartão', obrigatoria: true, posicao: 0 },
        { coluna: 'saldo', titulo: 'Saldo', obrigatoria: true, posicao: null },
      ],
    };
    afterRefusal = { data: { readImportHeader: header } };
    await userEvent.click(screen.getByRole('button', { name: 'Verificar arquivo' }));
    await screen.findByRole('form', { name: 'Colunas do arquivo' });
    expect(screen.getByText('Coluna Saldo não encontrada na planilha')).toBeTruthy();
    expect(screen.getByText('No arquivo: 5555')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Usar estas colunas' }));
    expect(await screen.findByText('Indique a coluna Saldo')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /^Saldo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Coluna 2 (sem título)' }));
    expect(screen.getByText('No arquivo: 12,50 · 3,00')).toBeTruthy();
    const rehearsal = { linhas: 2, validas: 2, invalidas: 0, novas: 0, alteradas: 2, iguais: 0, importacaoAnterior: null, erros: [] };
    answer = { data: { rehearseImport: { ...rehearsal, colunasIndicadas: true } } };
    await userEvent.click(screen.getByRole('button', { name: 'Usar estas colunas' }));
    await screen.findByText(/As colunas foram lidas como você indicou/);
    expect(placed).toHaveBeenCalledWith({
      tipo: 'SALDO_CARTAO',
      cabecalho: header.cabecalho,
      colunas: [
        { coluna: 'numero', posicao: 0 },
        { coluna: 'saldo', posicao: 1 },
      ],
    });
    answer = { data: { readImportHeader: header } };
    await userEvent.click(screen.getByRole('button', { name: 'Ver colunas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { name: 'Conferência do arquivo: saldos.csv' })).toBeTruthy();
  });

  it('shows the server’s refusal of a file and keeps the form', async () => {
    answer = { errors: [{ message: 'A planilha está vazia.', extensions: { code: 'SHEET_EMPTY' } }] };
    show(<CardBalanceUploadPage />);
    await choose('Arquivo de saldos');
    await userEvent.click(screen.getByRole('button', { name: 'PROCESSAR' }));
    await screen.findByText('A planilha está vazia.');
    expect(screen.getByRole('button', { name: 'Verificar arquivo' })).toBeTruthy();
  });

  it('comes back to an import on its way, and then shows what came of it', async () => {
    const lines = [
      { __typename: 'ImportError', id: '1', linha: 12, coluna: 'Código do Produto', valor: 'XPTO', mensagem: 'Produto não participante' },
    ];
    const errors = {
      request: { query: UploadErrorsDocument, variables: { id: '7' } },
      result: { data: { importErrors: { items: lines, total: 1 } } },
    };
    const ended = { estado: 'CONCLUIDA_COM_ERROS', processadas: 2_000, total: 1_999, erros: 1, linkErros: '/arquivos/erros' };
    show(<SalesUploadPage />, [progressOf({}), progressOf(ended), errors], { path: '/painel/processar/vendas?importacao=7' });
    await screen.findByText('500 de 2.000 linhas');
    await screen.findByText('1.999 venda(s) processada(s)');
    await screen.findByText('Produto não participante');
    expect(screen.getByRole('link', { name: 'Baixar relatório de erros' }).getAttribute('href')).toBe('/arquivos/erros');
  });

  it('shows how far undoing is, and what stayed in the end', async () => {
    const stayed = '2 venda(s) não desfeita(s): os pontos já foram usados ou a venda foi alterada';
    const partly = { estado: 'DESFEITA_EM_PARTE', desfeitas: 398, mensagem: stayed, desfeitaPor: 'Ana' };
    const running = progressOf({ estado: 'DESFAZENDO', processadas: 2_000, desfeitas: 150 });
    show(<SalesUploadPage />, [running, progressOf(partly)], { path: '/painel/processar/vendas?importacao=7' });
    await screen.findByText('150 de 400 vendas desfeitas');
    await screen.findByText(`Este upload foi desfeito por Ana. ${stayed}`);
  });

  it.each([
    [<HistoryUploadPage key="h" />, '400 linhas de histórico processado'],
    [<CardBalanceUploadPage key="c" />, '400 linhas de saldo processado'],
    [<StoreProductsUploadPage key="s" />, '400 produtos cadastrados'],
  ])('says what was processed in the documents’ words (%#)', async (page, text) => {
    show(page, [progressOf({ estado: 'CONCLUIDA' })], { path: '/x?importacao=7' });
    await screen.findByText(text);
  });
});

describe('the history of uploads', () => {
  it('names the kinds, and undoes after a question', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const undone = jest.fn(() => ({ data: { undoImport: { __typename: 'Changed', id: '7' } } }));
    const items = [
      { ...listed, estado: 'CONCLUIDA', desfazerAte: later },
      { ...listed, id: '8', tipo: 'SALDO_CARTAO', nomeArquivo: 'saldo.csv', estado: 'DESFEITA' },
    ];
    show(
      <UploadsPage />,
      [{ request: { query: UndoImportDocument, variables: { id: '7', causa: 'LOJA_ERRADA', observacao: null } }, result: undone }],
      { items },
    );
    await screen.findByText('Upload Vendas');
    await screen.findByText('Desfeita');
    await userEvent.click(screen.getByRole('button', { name: /marco\.xlsx/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desfazer upload' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Todas as vendas do arquivo marco.xlsx serão canceladas/)).toBeTruthy();
    await giveReason(userEvent.setup(), 'Loja errada', 'Desfazer upload');
    await waitFor(() => expect(undone).toHaveBeenCalled());
    await screen.findByText('Upload desfeito com sucesso');
  });
});
