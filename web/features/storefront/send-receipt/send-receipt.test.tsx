import type { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnReceiptDocument } from '../../../members/receipt/receipt.generated.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { addFiles } from './picked-file.ts';
import { SendPage } from './send-page.tsx';

const seller = (tipoPontuacao: number) => aViewer({ kind: 'SELLER', nome: 'Carlos', tipoPontuacao, saldoPontos: '100.00' });
const photo = (name = 'nota.jpg', bytes = 'a') => new File([bytes], name, { type: 'image/jpeg', lastModified: 1 });
const pdf = () => new File(['%PDF'], 'nota.pdf', { type: 'application/pdf', lastModified: 2 });

/** An upload made by the page, answered by the test. */
class FakeCall {
  static made: FakeCall[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  responseText = '';
  status = 200;
  form?: FormData;
  headers: Record<string, string> = {};
  open() {
    FakeCall.made.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  get operations(): { variables: { files: null[]; clientId: string } } {
    return JSON.parse(String(this.form?.get('operations'))) as { variables: { files: null[]; clientId: string } };
  }
  answer(body: unknown) {
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const lastCall = async (count: number) => {
  await waitFor(() => expect(FakeCall.made).toHaveLength(count));
  return FakeCall.made[count - 1]!;
};
const open = (viewer: Viewer, mocks: MockLink.MockedResponse[] = [], refreshViewer = async () => undefined, path = '/enviar-pontuacao') =>
  renderWith(<SendPage />, { viewer, mocks, session: { refreshViewer }, path });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Escolher imagens ou PDF', { selector: 'input' }), files);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const realXhr = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeCall.made = [];
  globalThis.XMLHttpRequest = FakeCall as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = () => 'blob:nota';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.XMLHttpRequest = realXhr;
});

describe('sending receipts', () => {
  it('asks for a file first', async () => {
    open(seller(2));
    await press('Enviar');
    expect(await screen.findByText('Selecione um arquivo primeiro')).toBeTruthy();
    expect(FakeCall.made).toHaveLength(0);
  });

  it('offers the camera and several files to a photo store and to consumers', () => {
    open(seller(2));
    const camera = screen.getByLabelText('Tirar foto', { selector: 'input' });
    expect(camera.getAttribute('capture')).toBe('environment');
    cleanup();
    open(aViewer({ kind: 'CONSUMER' }));
    const files = screen.getByLabelText('Escolher imagens ou PDF', { selector: 'input' });
    expect(files.getAttribute('accept')).toBe('image/*,application/pdf,text/xml,application/xml,.xml,application/zip,.zip');
    expect(files.hasAttribute('multiple')).toBe(true);
  });

  it('counts, removes, sends in one operation, tells how many and shows them in analysis', async () => {
    open(seller(2));
    await choose(photo(), photo('outra.jpg', 'bb'), pdf());
    expect(screen.getByText('3 arquivos selecionados')).toBeTruthy();
    await press('Remover outra.jpg');
    expect(screen.getByText('2 arquivos selecionados')).toBeTruthy();
    await press('Enviar');
    const call = await lastCall(1);
    expect(call.operations.variables.files).toEqual([null, null]);
    expect(JSON.parse(String(call.form?.get('map')))).toEqual({ 0: ['variables.files.0'], 1: ['variables.files.1'] });
    expect(call.form?.get('1')).toMatchObject({ name: 'nota.pdf' });
    expect(call.headers['Apollo-Require-Preflight']).toBe('true');
    act(() => call.upload.onprogress?.({ loaded: 40, total: 100, lengthComputable: true }));
    expect(await screen.findByText('Enviando... 40%')).toBeTruthy();
    call.answer({
      data: {
        sendReceipts: [
          { id: '1', fileName: 'nota.jpg' },
          { id: '2', fileName: 'nota.pdf' },
        ],
      },
    });
    expect(await screen.findByText('2 arquivo(s) enviado(s) com sucesso')).toBeTruthy();
    expect(screen.getAllByText('Em análise')).toHaveLength(2);
  });

  it('repeats a sending without an answer under the same name, and another choice under a new one', async () => {
    open(seller(2));
    await choose(photo());
    await press('Enviar');
    const first = await lastCall(1);
    first.onerror?.();
    expect(await screen.findByText('Erro ao enviar arquivos')).toBeTruthy();
    expect(screen.getByText('1 arquivo selecionado')).toBeTruthy();
    await press('Enviar');
    const second = await lastCall(2);
    expect(second.operations.variables.clientId).toBe(first.operations.variables.clientId);
    expect(second.operations.variables.clientId).toMatch(/^[\w-]{8,64}$/);
    second.onerror?.();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nada é enviado duas vezes'));
    await choose(pdf());
    await press('Enviar');
    const third = await lastCall(3);
    expect(third.operations.variables.clientId).not.toBe(first.operations.variables.clientId);
  });

  it('tells the refusal of the server in its own words', async () => {
    open(seller(2));
    await choose(photo());
    await press('Enviar');
    (await lastCall(1)).answer({ errors: [{ message: 'Arquivo corrompido', extensions: { code: 'FILE_BROKEN' } }] });
    expect(await screen.findByText('Arquivo corrompido')).toBeTruthy();
    expect(screen.queryByText(/Toque em Enviar para tentar de novo/)).toBeNull();
  });

  it('names a small picture, which goes only by a second press, and takes away what is no picture', async () => {
    const close = () => undefined;
    globalThis.createImageBitmap = (async (file: File) => {
      if (file.name === 'texto.jpg') throw new Error('not an image');
      return { width: 200, height: 900, close };
    }) as unknown as typeof createImageBitmap;
    const context = {
      fillRect: close,
      drawImage: close,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    };
    const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const blob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    open(seller(2));
    await choose(photo('pequena.jpg'), photo('texto.jpg'));
    expect(await screen.findByText('texto.jpg não abre como imagem. Tire outra foto ou escolha outro arquivo.')).toBeTruthy();
    expect(await screen.findByText('A imagem é pequena ou está cortada.')).toBeTruthy();
    expect(screen.getByText('Pode ser recusada: pequena.jpg. Se der, tire outra foto.')).toBeTruthy();
    expect(screen.getByText('1 arquivo selecionado')).toBeTruthy();
    await press('Enviar mesmo assim');
    expect((await lastCall(1)).operations.variables.files).toHaveLength(1);
    canvas.mockRestore();
    blob.mockRestore();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('says at each note why it was refused, takes those away with one press, and sends the keys that were typed', async () => {
    open(seller(2));
    await choose(photo(), pdf());
    await press('Digitar a chave: nota.pdf');
    const field = screen.getByRole('textbox', { name: 'Chave de acesso de nota.pdf' });
    await userEvent.type(field, '35251011222333000181650010000012341407182630');
    expect(screen.getByText('Dígito verificador da chave inválido')).toBeTruthy();
    await userEvent.type(field, '{Backspace}1');
    expect(screen.getByText('Chave correta')).toBeTruthy();
    await press('Enviar');
    const first = await lastCall(1);
    expect(first.operations.variables).toMatchObject({ chaves: ['', '35251011222333000181650010000012341407182631'] });
    const reason = 'Data fora do mês vigente: a nota é de 10/2025';
    const extensions = { code: 'SUBMISSION_REFUSED', fields: [{ field: 'files.1', message: reason }] };
    first.answer({ errors: [{ message: `nota.pdf: ${reason}`, extensions }] });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('Nada foi enviado: 1 nota foi recusada. Retire e envie as outras.')).toBeTruthy();
    await press('Retirar a nota recusada');
    expect(screen.getByText('1 arquivo selecionado')).toBeTruthy();
    await press('Enviar');
    const second = await lastCall(2);
    expect(second.operations.variables.clientId).not.toBe(first.operations.variables.clientId);
    second.answer({ data: { sendReceipts: [{ id: '1', fileName: 'nota.jpg', preValidada: true }] } });
    expect(await screen.findByText('Chave conferida')).toBeTruthy();
  });

  describe('again, after a refusal', () => {
    const CHAVE = '35150808723218000186599000040190000241114257';
    const receipt = (overrides: object) => ({
      __typename: 'OwnSubmission',
      id: '9',
      status: 'REPROVADA',
      criadoEm: '2026-11-20T15:00:00.000Z',
      atualizadoEm: '2026-11-20T15:00:00.000Z',
      reprovadoMotivo: 'Vendedor divergente',
      reprovadoObservacao: null,
      contestacao: null,
      contestacaoPrazo: null,
      contestacaoResposta: null,
      contestavelAte: null,
      linkArquivo: '/arquivos/9',
      linkMiniatura: null,
      tipoArquivo: 'image/jpeg',
      lida: true,
      chaveFiscal: CHAVE,
      pontuadoEm: null,
      totalPontos: null,
      cashback: null,
      venceEm: null,
      ...overrides,
    });
    const openAgain = (overrides: object) =>
      open(
        seller(2),
        [{ request: { query: OwnReceiptDocument, variables: { id: '9' } }, result: { data: { ownSubmission: receipt(overrides) } } }],
        undefined,
        '/enviar-pontuacao?reenviar=9',
      );

    it('says why and how to fix it, keeps the key for the next photo, and the file when the picture was good', async () => {
      const realFetch = globalThis.fetch;
      globalThis.fetch = (async () => ({ ok: true, blob: async () => new Blob(['a']) })) as unknown as typeof fetch;
      openAgain({});
      expect(await screen.findByRole('region', { name: 'Reenvio de nota' })).toBeTruthy();
      expect(screen.getByText('Vendedor divergente')).toBeTruthy();
      await press('Usar o mesmo arquivo');
      expect(await screen.findByText('1 arquivo selecionado')).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Chave de acesso de nota-9.jpg/ }).value).toBe(CHAVE);
      await press('Enviar');
      expect((await lastCall(1)).operations.variables).toMatchObject({ chaves: [CHAVE] });
      globalThis.fetch = realFetch;
    });

    it('asks for a new photo when the picture was the trouble, and forgets the old note when asked to', async () => {
      openAgain({ reprovadoMotivo: 'Nota Ilegível', chaveFiscal: null });
      expect(await screen.findByText(/Fotografe de novo em um lugar claro/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Usar o mesmo arquivo' })).toBeNull();
      await press('Enviar outra nota');
      expect(screen.queryByRole('region', { name: 'Reenvio de nota' })).toBeNull();
    });

    it('keeps nothing of a note that is under way again', async () => {
      openAgain({ status: 'PENDENTE' });
      await screen.findByRole('button', { name: 'Enviar' });
      expect(screen.queryByRole('region', { name: 'Reenvio de nota' })).toBeNull();
    });
  });

  it('refuses other kinds, repeated files and more than twenty', () => {
    const other = addFiles([], [new File(['x'], 'a.docx', { type: 'application/msword' })]);
    expect(other).toEqual({ files: [], problem: 'a.docx: tipo de arquivo não aceito. Envie imagens, PDF, XML ou um ZIP com XML.' });
    const documents = [new File(['x'], 'nota.XML', { type: '' }), new File(['x'], 'notas.zip', { type: 'application/x-zip' })];
    expect(addFiles([], documents)).toMatchObject({ files: [{}, {}], problem: null });
    const empty = addFiles([], [photo('vazia.jpg', '')]);
    expect(empty).toEqual({ files: [], problem: 'vazia.jpg está vazio (0 bytes). Escolha outro arquivo.' });
    expect(addFiles(addFiles([], [photo()]).files, [photo()]).files).toHaveLength(1);
    const many = addFiles(
      [],
      Array.from({ length: 21 }, (_, index) => photo(`${index}.jpg`)),
    );
    expect(many.files).toHaveLength(20);
    expect(many.problem).toBe('Envie no máximo 20 arquivos por vez.');
  });

  it('explains that the sales of a Sistema store come by file', () => {
    open(seller(0));
    expect(screen.getByText('As vendas da sua loja chegam por arquivo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  });
});
