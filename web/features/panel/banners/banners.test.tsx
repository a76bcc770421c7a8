import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { announcementsFor } from '../../../ui/sortable-list.tsx';
import { type BannerRow, bannerLook } from './banner-look.ts';
import {
  BannersDocument,
  CreateBannerDocument,
  DeleteBannerDocument,
  ReorderBannersDocument,
  SetBannerActiveDocument,
} from './banners.generated.ts';
import { BannersPage } from './banners-page.tsx';
import { CreateBannerPage } from './create-banner-page.tsx';
import { useBannerOrder } from './use-banner-order.ts';

const banner = (id: string, titulo: string, changes: Partial<BannerRow> = {}): BannerRow & { __typename: string } => ({
  __typename: 'Banner',
  id,
  titulo,
  descricao: null,
  dataInicial: '2026-01-01',
  dataFinal: '2026-12-31',
  ordem: Number(id),
  ativo: true,
  publico: 'AMBOS',
  miniatura: null,
  ...changes,
});
const [a, b, c] = [banner('1', 'A'), banner('2', 'B'), banner('3', 'C')];
const order = (...ids: string[]) => ids.map((id, index) => ({ id, ordem: index + 1 }));
const viewer = aViewer({ kind: 'STAFF', abilities: ['banner:list', 'banner:create', 'banner:edit', 'banner:delete'] });
const listed = (rows: BannerRow[]) => ({
  request: { query: BannersDocument, variables: { options: { pageSize: -1 } } },
  result: { data: { banners: { items: rows, total: rows.length } } },
});

/** Reorders without a pointer: jsdom has no layout to drag in. */
const Order = ({ refetch }: { refetch: () => Promise<unknown> }) => {
  const { rows, move } = useBannerOrder([a, b, c], refetch);
  return (
    <>
      <output>{rows.map(({ titulo }) => titulo).join('')}</output>
      <button type="button" onClick={() => void move('3', '1')}>
        C para o começo
      </button>
    </>
  );
};

describe('order of banners', () => {
  const open = (reply: object, refetch: () => Promise<unknown>) => {
    const request = { query: ReorderBannersDocument, variables: { banners: order('3', '1', '2') } };
    renderWith(<Order refetch={refetch} />, { viewer, path: '/painel/banners', mocks: [{ request, ...reply }] });
    return userEvent.setup();
  };

  it('shows the new order at once, saves it whole from 1, and then reads what the server has', async () => {
    let answered: (value: unknown) => void = () => undefined;
    const user = open({ result: { data: { reorderBanners: { banners: 3 } } } }, () => new Promise((resolve) => (answered = resolve)));
    await user.click(screen.getByRole('button', { name: 'C para o começo' }));
    expect(screen.getByText('CAB')).toBeTruthy();
    expect(await screen.findByText('Ordem salva')).toBeTruthy();
    expect(screen.getByText('CAB')).toBeTruthy();
    answered({});
    expect(await screen.findByText('ABC')).toBeTruthy();
  });

  it('says so and goes back when the order was refused, as when somebody removed a banner meanwhile', async () => {
    const user = open({ error: new Error('x') }, async () => ({}));
    await user.click(screen.getByRole('button', { name: 'C para o começo' }));
    expect(await screen.findByText('Falha ao re-ordenar os banners!')).toBeTruthy();
    expect(await screen.findByText('ABC')).toBeTruthy();
  });

  it('tells in Portuguese what is moved and where to', () => {
    const say = announcementsFor([a, b, c].map(({ id, titulo }) => ({ id, title: titulo })));
    const [active, over] = [{ id: '3' }, { id: '1' }] as never[];
    expect(say.onDragStart({ active: active! })).toBe('C selecionado, posição 3 de 3.');
    expect(say.onDragOver({ active: active!, over: over! })).toBe('C agora na posição 1 de 3.');
    expect(say.onDragEnd({ active: active!, over: over! })).toBe('C solto na posição 1 de 3.');
    expect(say.onDragCancel({ active: active!, over: null })).toBe('Movimento cancelado. C voltou ao lugar.');
  });
});

describe('CreateBannerPage', () => {
  it('sends the chosen audience, both by default', async () => {
    const user = userEvent.setup();
    const input = {
      titulo: 'Verão',
      publico: 'CLIENTE_FINAL',
      dataInicial: '2026-01-01',
      dataFinal: '2026-01-31',
      descricao: null,
      arquivo: [],
    };
    const result = jest.fn(() => ({ data: { createBanner: { __typename: 'CreatedBanners', ids: ['1'] } } }));
    renderWith(<CreateBannerPage />, {
      viewer,
      path: '/painel/cadastrar/banner',
      mocks: [{ request: { query: CreateBannerDocument, variables: { input } }, result }],
    });
    await user.type(screen.getByRole('textbox', { name: /Título/ }), 'Verão');
    await user.type(screen.getByRole('textbox', { name: /Data inicial/ }), '01012026');
    await user.type(screen.getByRole('textbox', { name: /Data final/ }), '31012026');
    const audience = screen.getByRole('combobox', { name: /Público/ });
    expect(audience.textContent).toBe('Vendedores e consumidores');
    await user.click(audience);
    await user.click(await screen.findByRole('option', { name: 'Consumidores' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(result).toHaveBeenCalledTimes(1));
  });
});

describe('BannersPage', () => {
  it('asks before it deactivates and before it removes, and tells a failure with the documented text', async () => {
    const user = userEvent.setup();
    renderWith(<BannersPage />, {
      viewer,
      path: '/painel/banners',
      mocks: [
        listed([a, b]),
        {
          request: { query: SetBannerActiveDocument, variables: { id: '1', ativo: false } },
          result: { data: { setBannerActive: { ...a, ativo: false } } },
        },
        { request: { query: DeleteBannerDocument, variables: { id: '2' } }, error: new Error('x') },
      ],
    });
    await user.click(await screen.findByRole('switch', { name: 'Ativo: A' }));
    expect(await screen.findByText('Deseja desativar o banner A?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Status atualizado com sucesso')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Banners na ordem da loja' })).getByText('Inativo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apagar B' }));
    await user.click(await screen.findByRole('button', { name: 'NÃO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Apagar B' }));
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Falha ao deletar o banner!')).toBeTruthy();
    expect(screen.getByText('B')).toBeTruthy();
  });

  it('filters by audience, which shows no handles because the order needs every banner', async () => {
    const user = userEvent.setup();
    const forSellers = banner('3', 'C', { publico: 'BALCONISTA' });
    renderWith(<BannersPage />, {
      viewer,
      path: '/painel/banners',
      mocks: [
        listed([a, forSellers]),
        {
          request: { query: BannersDocument, variables: { options: { pageSize: -1 }, filter: { publico: 'BALCONISTA' } } },
          result: { data: { banners: { items: [forSellers], total: 1 } } },
        },
      ],
    });
    expect(await screen.findByText('01/01/2026 a 31/12/2026, Vendedores e consumidores')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mudar a ordem de C' })).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Público' }));
    await user.click(await screen.findByRole('option', { name: 'Vendedores' }));
    await waitFor(() => expect(screen.queryByText('A')).toBeNull());
    expect(await screen.findByText('01/01/2026 a 31/12/2026, Vendedores')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mudar a ordem/ })).toBeNull();
  });

  it('says of each banner whether the storefront shows it today in São Paulo', () => {
    const look = (changes: Partial<BannerRow>, now: string) => bannerLook(banner('1', 'A', changes), new Date(now)).label;
    expect(look({}, '2026-06-01T12:00:00Z')).toBe('No ar hoje');
    expect(look({ ativo: false }, '2026-06-01T12:00:00Z')).toBe('Inativo');
    // 23:30 on the last day in São Paulo is already the next day in UTC.
    expect(look({}, '2027-01-01T02:30:00Z')).toBe('No ar hoje');
    expect(look({}, '2027-01-01T03:30:00Z')).toBe('Encerrado');
    expect(look({}, '2026-01-01T02:30:00Z')).toBe('Agendado');
  });
});
