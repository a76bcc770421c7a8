import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../test/render.tsx';
import { aViewer } from '../../test/viewer.builder.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { Carousel } from './carousel.tsx';
import { EntryBanners } from './entry-banners.tsx';
import { PublicBanners } from './public-banners.tsx';

const items = [
  { id: '1', titulo: 'Verão', descricao: '<p>Sol</p><script>x</script>', image: '/arquivos/1' },
  { id: '2', titulo: 'Inverno', descricao: null, image: null },
];
const viewer = aViewer({ kind: 'SELLER', aceitouRegulamento: true });
const slide = (name: string) => screen.findByRole('group', { name });

describe('BannerCarousel', () => {
  afterEach(() => jest.useRealTimers());

  it('adds one banner for those who are signed in, and only for them', async () => {
    renderWith(<BannerCarousel member="SELLER" banners={items} />, { viewer });
    expect(await slide('1 de 3: Verão')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pausar a troca automática' })).toBeTruthy();
  });

  it('shows visitors the banners alone, and nothing when there are none', async () => {
    const answer = (shown: typeof items) =>
      jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ data: { currentBanners: { items: shown } } }));
    answer(items);
    const { unmount } = renderWith(<PublicBanners />);
    expect(await slide('1 de 2: Verão')).toBeTruthy();
    unmount();
    const asked = answer([]);
    renderWith(<PublicBanners />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Destaques' })).toBeNull();
  });

  it('moves on every 8 seconds, not while paused, and keeps what is out of sight out of reach', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWith(<Carousel slides={items} />);
    await slide('1 de 2: Verão');
    const isCurrent = (name: string) => !document.querySelector(`[aria-label="${name}"]`)?.hasAttribute('inert');
    expect([isCurrent('1 de 2: Verão'), isCurrent('2 de 2: Inverno')]).toEqual([true, false]);
    act(() => jest.advanceTimersByTime(7_900));
    expect(isCurrent('1 de 2: Verão')).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect([isCurrent('1 de 2: Verão'), isCurrent('2 de 2: Inverno')]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Pausar a troca automática' }));
    await user.unhover(screen.getByRole('region', { name: 'Destaques' }));
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => jest.advanceTimersByTime(30_000));
    expect(isCurrent('2 de 2: Inverno')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Próximo destaque' }));
    expect(isCurrent('1 de 2: Verão')).toBe(true);
  });
});

describe('EntryBanners', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('shows one dialog a session: the introduction once per member, then the banners one at a time', async () => {
    const user = userEvent.setup();
    const { unmount } = renderWith(<EntryBanners viewer={viewer} banners={items} />, { viewer });
    expect(await screen.findByRole('dialog', { name: 'Boas-vindas ao Experiências SW' })).toBeTruthy();
    expect(screen.getByText('1 de 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByRole('dialog', { name: 'Verão' })).toBeTruthy();
    expect(screen.getByText('Sol').innerHTML).toBe('Sol');
    expect(sessionStorage.getItem('showedModal')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByRole('dialog', { name: 'Inverno' })).toBeTruthy();
    expect(screen.getByText('3 de 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(sessionStorage.getItem('showedModal')).toBe('true');
    unmount();
    const again = renderWith(<EntryBanners viewer={viewer} banners={items} />, { viewer });
    expect(screen.queryByRole('dialog')).toBeNull();
    again.unmount();
    // The next session shows the banners without the introduction; another member gets it.
    sessionStorage.clear();
    const next = renderWith(<EntryBanners viewer={viewer} banners={items} />, { viewer });
    expect(await screen.findByRole('dialog', { name: 'Verão' })).toBeTruthy();
    expect(screen.getByText('1 de 2')).toBeTruthy();
    next.unmount();
    const other = aViewer({ kind: 'SELLER', id: '77', aceitouRegulamento: true });
    renderWith(<EntryBanners viewer={other} banners={[]} />, { viewer: other });
    expect(await screen.findByRole('dialog', { name: 'Boas-vindas ao Experiências SW' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets Esc dismiss all of them, and waits for the rules to be accepted', async () => {
    const user = userEvent.setup();
    const { unmount } = renderWith(<EntryBanners viewer={viewer} banners={items} />, { viewer });
    await screen.findByRole('dialog', { name: 'Boas-vindas ao Experiências SW' });
    await user.keyboard('{Escape}');
    expect(sessionStorage.getItem('showedModal')).toBe('true');
    unmount();
    sessionStorage.clear();
    const undecided = aViewer({ kind: 'SELLER', aceitouRegulamento: false });
    renderWith(<EntryBanners viewer={undecided} banners={items} />, { viewer: undecided });
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
