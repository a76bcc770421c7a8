import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { NetworkOptionsDocument } from '../../../pickers/network-options.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  DeleteRedemptionMediaDocument,
  GalleryDocument,
  NetworkGalleryDocument,
  RedemptionSummaryDocument,
  ShareRedemptionMediaDocument,
} from './gallery.generated.ts';
import { GalleryPage } from './gallery-page.tsx';
import { NetworkGalleryPage } from './network-gallery-page.tsx';
import { mailLink, whatsappLink } from './share-links.ts';
import { UploadMediaPage } from './upload-media-page.tsx';

const today = toSaoPauloDate(new Date());
const photo = {
  __typename: 'RedemptionMedia',
  id: '3',
  idResgate: '142',
  linkArquivo: '/arquivos/foto',
  linkMiniatura: '/arquivos/mini',
  tipoArquivo: 'image/jpeg',
  nomeArquivo: 'foto.jpg',
  parceiro: 'Ana Souza',
  premio: 'Bola',
  revenda: 'Loja Azul',
  cidade: 'Recife',
  resgatadoEm: '2026-11-20T15:00:00.000Z',
};
const video = {
  ...photo,
  id: '4',
  idResgate: '143',
  linkArquivo: '/arquivos/video',
  linkMiniatura: null,
  tipoArquivo: 'video/mp4',
  cidade: null,
};
const other = { ...photo, id: '5', idResgate: '144', linkArquivo: '/arquivos/recibo', linkMiniatura: null, tipoArquivo: 'application/pdf' };
const networks = {
  request: { query: NetworkOptionsDocument },
  result: { data: { networkOptions: [{ __typename: 'NetworkOption', id: '9', nome: 'Rede Sul' }] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const page = (filter: object, items: object[]) => ({
  request: { query: GalleryDocument, variables: { options: { page: 1, pageSize: 12 }, filter } },
  result: { data: { gallery: { __typename: 'RedemptionMediaPage', items, total: items.length } } },
});
const lastWeek = { de: addDays(today, -7), ate: today };
const open = (mocks: object[], abilities = ['gallery:list', 'gallery:delete', 'gallery:upload'], path = '/painel/fotos-videos') => {
  renderWith(<GalleryPage />, { viewer: aViewer({ kind: 'STAFF', abilities }), path, mocks: [networks, ...mocks] as never });
  return userEvent.setup();
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Fotos e Vídeos', () => {
  it('shows the last seven days first, and what is asked for after the button', async () => {
    const user = open([page(lastWeek, []), page({ networkId: '9', ate: today }, [photo])]);
    expect(await screen.findByText('Sem resultados')).toBeTruthy();
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'De' });
    expect(from.value).toBe(formatDate(addDays(today, -7)));
    await user.click(screen.getByRole('combobox', { name: 'Rede' }));
    await user.click(await screen.findByRole('option', { name: 'Rede Sul' }));
    await user.clear(from);
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const card = within(await screen.findByRole('article', { name: '142 - Ana Souza - Bola' }));
    expect(card.getByText('Loja Azul - Recife')).toBeTruthy();
    expect(card.getByText('Resgatado em 20/11/2026 12:00:00')).toBeTruthy();
    expect(card.getByRole('link', { name: /^Baixar/ }).getAttribute('href')).toBe('/arquivos/foto');
  });

  it('opens pictures and videos in the viewer and other files in a new tab, and says what could not be loaded', async () => {
    const user = open([page(lastWeek, [photo, video, other])]);
    await user.click(await screen.findByRole('button', { name: 'Abrir 142 - Ana Souza - Bola' }));
    const dialog = within(await screen.findByRole('dialog', { name: '142 - Ana Souza - Bola' }));
    expect(dialog.getByRole('button', { name: /^Aproximar/ })).toBeTruthy();
    fireEvent.error(dialog.getByRole('img', { name: '142 - Ana Souza - Bola' }));
    expect(await dialog.findByText('Não foi possível carregar a imagem')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Abrir 143 - Ana Souza - Bola' }));
    const player = await screen.findByLabelText('143 - Ana Souza - Bola', { selector: 'video' });
    expect(player.getAttribute('src')).toBe('/arquivos/video');
    fireEvent.error(player);
    expect(await screen.findByText('Não foi possível carregar o vídeo')).toBeTruthy();
    await user.keyboard('{Escape}');
    const link = await screen.findByRole('link', { name: /nova aba: 144/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/arquivos/recibo', '_blank']);
  });

  it('shares by WhatsApp with a link that was signed for it', async () => {
    const tab = { opener: window, location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const user = open([
      page(lastWeek, [photo]),
      {
        request: { query: ShareRedemptionMediaDocument, variables: { id: '3' } },
        result: { data: { shareRedemptionMedia: { url: '/arquivos/assinado', expiraEm: '2026-11-27T15:00:00.000Z' } } },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: /^Compartilhar por WhatsApp/ }));
    await waitFor(() => expect(tab.location.href).toContain('https://wa.me/?text='));
    const text = decodeURIComponent(tab.location.href.split('text=')[1]!);
    expect(text).toBe(
      `142 - Ana Souza - Bola\nLoja Azul - Recife\n${window.location.origin}/arquivos/assinado\nO link vale até 27/11/2026.`,
    );
    expect(tab.opener).toBeNull();
  });

  it('asks before deleting, and offers it only to those who may', async () => {
    const user = open([
      page(lastWeek, [photo]),
      {
        request: { query: DeleteRedemptionMediaDocument, variables: { id: '3' } },
        result: { data: { deleteRedemptionMedia: { id: '3' } } },
      },
      page(lastWeek, []),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Excluir/ }));
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Foto ou vídeo excluído com sucesso')).toBeTruthy();
    expect(await screen.findByText('Sem resultados')).toBeTruthy();
  });

  it('offers neither deleting nor sending to a level that may only look', async () => {
    open([page(lastWeek, [photo])], ['gallery:list']);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Excluir/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Enviar foto ou vídeo' })).toBeNull();
  });

  it('writes a mail of the same', () => {
    const shared = { url: 'https://x.exemplo/arquivos/a', expiraEm: '2026-11-27T15:00:00.000Z' };
    expect(decodeURIComponent(mailLink(video, shared, 'https://y'))).toBe(
      'mailto:?subject=143 - Ana Souza - Bola&body=143 - Ana Souza - Bola\nLoja Azul\nhttps://x.exemplo/arquivos/a\nO link vale até 27/11/2026.',
    );
    expect(whatsappLink(video, shared, 'https://y')).not.toContain(' ');
  });
});

describe('the gallery of the storefront', () => {
  const show = (items: object[], kind: 'SELLER' | 'CONSUMER' = 'SELLER') =>
    renderWith(<NetworkGalleryPage />, {
      viewer: aViewer({ kind }),
      path: '/fotos-videos',
      mocks: [
        {
          request: { query: NetworkGalleryDocument, variables: { options: { page: 1, pageSize: 12 } } },
          result: { data: { networkGallery: { __typename: 'NetworkMediaPage', items, total: items.length } } },
        },
      ] as never,
    });

  it('shows cards without acts', async () => {
    show([{ ...photo, __typename: 'NetworkMedia' }]);
    expect(await screen.findByRole('article', { name: 'Ana Souza - Bola' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Compartilhar|Excluir/ })).toBeNull();
  });

  it('says Sem resultados, to consumers with their own reason', async () => {
    show([]);
    expect(await screen.findByText('Sem resultados')).toBeTruthy();
    cleanup();
    show([], 'CONSUMER');
    expect(await screen.findByText('Fotos e vídeos dos seus resgates.')).toBeTruthy();
    expect(await screen.findByText(/O cashback é pago por PIX/)).toBeTruthy();
  });
});

describe('Upload Foto ou Vídeo', () => {
  const redemption = {
    __typename: 'RedemptionDetails',
    id: '142',
    audience: 'SELLER',
    revenda: 'Loja Azul',
    titular: 'Ana Souza',
    qtde: 2,
    premio: 'Bola',
    resgatadoEm: '2026-11-20T15:00:00.000Z',
    status: 1,
  };
  const summaryOf = (id: string, result: object) => ({ request: { query: RedemptionSummaryDocument, variables: { id } }, ...result });
  const show = (mocks: object[], path = '/painel/processar/foto-video') => {
    renderWith(<UploadMediaPage />, { viewer: aViewer({ kind: 'STAFF', abilities: ['gallery:upload'] }), path, mocks: mocks as never });
    return userEvent.setup();
  };
  const file = () => new File(['x'], 'entrega.mp4', { type: 'video/mp4' });

  it('loads the summary when the id is left, and empties an id that has none', async () => {
    const user = show([
      summaryOf('142', { result: { data: { redemption } } }),
      summaryOf('9', { result: { errors: [{ message: 'Resgate não encontrado' }] } }),
    ]);
    const id = screen.getByRole<HTMLInputElement>('textbox', { name: /ID do resgate/ });
    await user.type(id, '142');
    expect(screen.queryByText('2 x Bola')).toBeNull();
    await user.tab();
    expect(await screen.findByText('2 x Bola')).toBeTruthy();
    expect([screen.getByText('Loja Azul'), screen.getByText('Ana Souza')]).toHaveLength(2);
    await user.clear(id);
    await user.type(id, '9');
    expect(screen.queryByText('2 x Bola')).toBeNull();
    await user.tab();
    await waitFor(() => expect(id.value).toBe(''));
    expect(screen.getAllByText('Resgate não encontrado').length).toBeGreaterThan(0);
  });

  it('takes the id of the address, and refuses the redemption of a consumer', async () => {
    show(
      [summaryOf('7', { result: { data: { redemption: { ...redemption, id: '7', audience: 'CONSUMER' } } } })],
      '/painel/processar/foto-video?resgate=7',
    );
    expect(await screen.findByText('Este resgate é de um consumidor e não recebe fotos.')).toBeTruthy();
  });

  it('asks for the file first, then for the id', async () => {
    const user = show([]);
    await user.click(screen.getByRole('button', { name: 'PROCESSAR' }));
    expect((await screen.findAllByText('Selecione um arquivo primeiro')).length).toBeGreaterThan(0);
    await user.upload(screen.getByLabelText<HTMLInputElement>(/^Foto ou vídeo/, { selector: 'input' }), file());
    await user.click(screen.getByRole('button', { name: 'PROCESSAR' }));
    expect((await screen.findAllByText('Informe o ID do resgate primeiro')).length).toBeGreaterThan(0);
  });
});
