import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatBrl } from '../../../../../server/shared/format.ts';
import { answer, CPF, deskScreen, field, lookups, type Mock, NEW, queueOf, review, setup } from '../receipts/sale.fixture.tsx';
import { PostSaleDocument } from '../sales/sale.generated.ts';
import { aReading, inDoubt } from './reading.fixture.ts';
import { SubmissionReadingDocument } from './reading.generated.ts';

let restoreScreen: () => void;

beforeEach(() => {
  restoreScreen = deskScreen();
});
afterEach(() => {
  restoreScreen();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const unkeyed = { chaveFiscal: null, numero: null };
const open = (leitura: object | null, { over = {}, more = [] }: { over?: object; more?: Mock[] } = {}) =>
  setup(`${NEW}?nota=1`, [
    review('1', { ...unkeyed, leitura, ...over }),
    review('2', unkeyed),
    ...queueOf({ next: '2' }),
    ...lookups(),
    ...more,
  ]);
const form = () => screen.getByRole('form', { name: 'Venda' });
const showPicture = async () => fireEvent.load(await screen.findByRole('img', { name: 'Nota enviada' }));

describe('the desk of a receipt that was read', () => {
  it('is filled, and one key accepts all of it', async () => {
    let sent: Record<string, unknown> | undefined;
    const posted = { __typename: 'PostedSale', id: '1', totalPontos: '12.00', pontosLimitados: '0.00', saldo: '12.00', mensagem: '' };
    const post: Mock = {
      request: {
        query: PostSaleDocument,
        variables: ((variables: Record<string, unknown>) => {
          sent = variables.input as Record<string, unknown>;
          return true;
        }) as never,
      },
      result: { data: { postSale: posted } },
    };
    const { user } = open(aReading(), { more: [post] });
    expect(await screen.findByText('Lida da foto')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form()));
    expect(field('Data da Venda').value).toBe('20/11/2026');
    expect(field('Identificador').value).toBe('000401234');
    const items = screen.getByRole('list', { name: 'Itens' });
    expect(items.textContent).toContain(`2 × ${formatBrl('89.90')}`);
    expect(form().textContent).toContain(`Fora do programa: 1 × CIMENTO CP II 50KG, ${formatBrl('38.70')}`);
    await waitFor(() => expect(field('Vendedor Loja').value).not.toBe(''));
    await user.keyboard('a');
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
    expect(sent).toEqual({
      cpf: CPF,
      tipoFiscal: 'C',
      identificador: '000401234',
      realizadoEm: '2026-11-20',
      itens: [
        { codigo: '1084', qtde: '2.00', valorUnitario: '89.90', valorDesconto: '0' },
        { codigo: '2000', qtde: '1.00', valorUnitario: '30.00', valorDesconto: '0' },
      ],
      enviarMensagem: true,
      submissionId: '1',
      versao: 3,
    });
  });

  it('opens in the first field in doubt, beside its strip, and what is typed replaces it', async () => {
    const { user } = open(aReading({ campos: inDoubt('data') }));
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    const slot = field('Data da Venda').closest<HTMLElement>('[data-field]')!;
    expect(slot.textContent).toContain('conferir');
    expect(within(slot).getByRole('img', { name: 'Recorte da nota: Data da Venda' }).getAttribute('src')).toBe('/arquivos/1');
    await user.keyboard('19/11/2026');
    expect(field('Data da Venda').value).toBe('19/11/2026');
    expect(slot.textContent).not.toContain('conferir');
  });

  it('keeps the keys of the screen where the field in doubt takes text, and Tab enters it', async () => {
    const { user } = open(aReading({ campos: inDoubt('numero') }));
    await waitFor(() => expect(document.activeElement).toBe(form()));
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(field('Identificador'));
  });

  it('opens at an item in doubt, which goes back into the entry to be corrected', async () => {
    const [first, second, third] = aReading().itens;
    const { user } = open(aReading({ itens: [{ ...first!, certo: false, corrigido: true }, second!, third!] }));
    const correct = await screen.findByRole('button', { name: 'Corrigir ESMALTE PRETO' });
    await waitFor(() => expect(document.activeElement).toBe(correct));
    expect(screen.getByText('conferir: um dígito corrigido')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Quantidade')));
    expect(field('Código').value).toBe('1084');
    expect(within(screen.getByRole('list', { name: 'Itens' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says before sending that an item of the programme is missing', async () => {
    const { user } = open(aReading());
    await user.click(await screen.findByRole('button', { name: 'Remover TINTA BRANCA' }));
    expect(screen.getByRole('list', { name: 'Itens do programa na nota que faltam no formulário' }).textContent).toContain('TINTA BRANCA');
    expect(form().textContent).toContain(
      `A nota tem ${formatBrl('209.80')} em produtos do programa; o formulário, ${formatBrl('179.80')}.`,
    );
    await user.click(screen.getByRole('button', { name: 'Usar TINTA BRANCA' }));
    expect(field('Código').value).toBe('2000');
  });

  it('lists what contradicts itself', async () => {
    open(aReading({ divergencias: ['A soma dos itens é 248,50 e o total é 1.062,75'] }));
    expect((await screen.findByRole('note', { name: 'A leitura encontrou' })).textContent).toContain('o total é 1.062,75');
  });
});

describe('the picture of a receipt that was read', () => {
  it('shows where the field in focus is printed', async () => {
    const { user } = open(aReading());
    await waitFor(() => expect(document.activeElement).toBe(form()));
    await showPicture();
    await user.click(field('Data da Venda'));
    const place = () => document.querySelector<HTMLElement>('[data-place]');
    expect(place()?.style.top).toBe('10%');
    await user.click(screen.getByRole('button', { name: 'Girar (G)' }));
    expect(place()?.parentElement?.style.transform).toContain('rotate(90deg)');
    await user.click(screen.getByRole('textbox', { name: 'CPF' }));
    expect(place()).toBeNull();
  });

  it('is upright, with upright strips, where it was sent on its side', async () => {
    open(aReading({ voltas: 3, campos: inDoubt('data') }));
    expect((await screen.findByRole('img', { name: 'Nota enviada' })).style.transform).toContain('rotate(270deg)');
    const strip = await screen.findByRole('img', { name: 'Recorte da nota: Data da Venda' });
    expect(strip.parentElement?.style.transform).toContain('rotate(270deg)');
  });

  it('fills the field that was in focus with the text chosen by keys', async () => {
    const { user } = open(aReading({ campos: inDoubt('data') }));
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    await showPicture();
    await user.keyboard('t');
    const line = screen.getByRole('button', { name: 'EMISSAO 19/11/26 14:32:10' });
    expect(document.activeElement).toBe(line);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(field('Data da Venda').value).toBe('19/11/2026');
    await waitFor(() => expect(document.activeElement).toBe(field('Data da Venda')));
    expect(screen.queryByRole('button', { name: /EMISSAO/ })).toBeNull();
  });

  it('goes on filling fields by mouse, and refuses text that is of another kind', async () => {
    const { user, error } = open(aReading());
    await waitFor(() => expect(document.activeElement).toBe(form()));
    await showPicture();
    await user.click(field('Identificador'));
    await user.click(screen.getByRole('button', { name: 'Escolher texto na foto (T)' }));
    await user.click(screen.getByRole('button', { name: 'NFC-e 000.401.999 SERIE 1' }));
    expect(field('Identificador').value).toBe('000401999');
    await user.click(field('Data da Venda'));
    await user.click(screen.getByRole('button', { name: 'VALOR A PAGAR R$ 1.248,50' }));
    expect(error).toHaveBeenCalledWith('O texto “VALOR A PAGAR R$ 1.248,50” não serve para este campo');
    expect(field('Data da Venda').value).toBe('20/11/2026');
  });
});

describe('a reading that arrives after the desk opened', () => {
  const late = (duplicate = false) => {
    const sentNow = { ...unkeyed, criadoEm: new Date().toISOString() };
    return [
      review('1', sentNow),
      answer(SubmissionReadingDocument, {
        submissionReview: { __typename: 'SubmissionReview', id: '1', lida: true, ...unkeyed, findings: [], leitura: aReading() },
      }),
      ...queueOf({ next: null }),
      ...lookups({ duplicate }),
    ];
  };

  it('fills the form while nothing is typed, and the focus goes on', async () => {
    setup(`${NEW}?nota=1`, late());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Tipo Fiscal/ })));
    expect(await screen.findByText('Lida da foto', undefined, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(field('Data da Venda').value).toBe('20/11/2026'));
    expect(screen.getByRole('list', { name: 'Itens' }).textContent).toContain('ESMALTE PRETO');
  });

  it('is refused where its number was processed before', async () => {
    const { error } = setup(`${NEW}?nota=1`, late(true));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Venda já processada'), { timeout: 8_000 });
    expect(field('Identificador').value).toBe('');
  });

  it('leaves what is half typed as it is', async () => {
    const { user } = setup(`${NEW}?nota=1`, late());
    await user.type(await screen.findByRole('textbox', { name: /^Data da Venda/ }), '1');
    expect(await screen.findByText('Lida da foto', undefined, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(field('Identificador').value).toBe('000401234'));
    expect(field('Data da Venda').value).toBe('1');
    expect(document.activeElement).toBe(field('Data da Venda'));
    await user.keyboard('9');
    expect(field('Data da Venda').value).toBe('19/11/2026');
  });

  it('completes the two digits that were typed before the month was known', async () => {
    const { user, error } = setup(`${NEW}?nota=1`, late());
    await user.type(await screen.findByRole('textbox', { name: /^Data da Venda/ }), '19');
    await user.keyboard('{Tab}');
    expect(await screen.findByText('Lida da foto', undefined, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(field('Data da Venda').value).toBe('19/11/2026'));
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a PDF at the desk', () => {
  it('is shown at its width, without thumbnails', async () => {
    open(aReading({ fonte: 'PDF', linhas: [] }), { over: { tipoArquivo: 'application/pdf' } });
    expect((await screen.findByTitle('Nota enviada')).getAttribute('src')).toBe('/arquivos/1#toolbar=0&navpanes=0&view=FitH');
    expect(screen.getByText('Lida do PDF')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Escolher texto na foto (T)' })).toBeNull();
  });
});

describe('an XML at the desk', () => {
  it('is shown as a table instead of a picture', async () => {
    open(aReading({ fonte: 'XML_ASSINADO', autoridadeConferida: true, linhas: [], campos: [] }), {
      over: { tipoArquivo: 'application/xml', nomeArquivo: 'nota.xml' },
    });
    const table = await screen.findByRole('table', { name: 'Conteúdo do XML' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(table.textContent).toContain('CIMENTO CP II 50KG');
    expect(screen.getByText('Assinatura válida')).toBeTruthy();
    expect(screen.getByText('Lida do XML assinado')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Nota enviada' })).toBeNull();
  });

  it('says that no signature was checked', async () => {
    open(aReading({ fonte: 'XML', linhas: [] }), { over: { tipoArquivo: 'application/xml' } });
    expect(await screen.findByText('Assinatura não conferida')).toBeTruthy();
  });
});
