import type { Page } from '@playwright/test';

/** What a screen shows once loaded. */
export interface Arrival {
  /** The final path, which differs after a redirect. */
  path: string;
  heading: string | null;
  isRefused: boolean;
  isUnknown: boolean;
  hasFailed: boolean;
  /** By how many pixels the page is wider than the screen. */
  overflow: number;
}

const LONGEST_MS = 15_000;
/** Markers of content still loading. */
const LOADING = 'main [aria-busy="true"], main [role="status"][aria-label="Carregando"], [role="progressbar"]:not([aria-valuenow])';
/** An address without a page: leaving each screen through it unmounts it, so its heading is not read again. */
const NOWHERE = { panel: '/painel/-/-', storefront: '/-/-' } as const;

/** Navigates as links do, without reloading the page, and returns what the screen shows. */
export const walkTo = (page: Page, path: string): Promise<Arrival> =>
  page.evaluate(
    async ({ path, nowhere, longest, loading, width }) => {
      const go = (to: string) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      };
      const says = (text: string) => document.querySelector('main')?.textContent?.includes(text) ?? false;
      const isUnknown = () => says('Página não encontrada');
      const isRefused = () => says('Você não tem acesso a esta tela');
      const heading = () => document.querySelector('main h1, h1')?.textContent?.trim() ?? null;
      const isBusy = () => document.querySelector(loading) !== null;
      const until = async (holds: () => boolean): Promise<void> => {
        for (const start = performance.now(); !holds() && performance.now() - start < longest; )
          await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      go(nowhere);
      await until(() => isUnknown());
      go(path);
      await until(() => !isUnknown() && (isRefused() || heading() !== null) && !isBusy());
      return {
        path: location.pathname,
        heading: heading(),
        isRefused: isRefused(),
        isUnknown: isUnknown(),
        hasFailed: says('Tentar de novo') || says('Tentar novamente'),
        overflow: Math.max(0, document.documentElement.scrollWidth - width),
      };
    },
    {
      path,
      nowhere: path.startsWith('/painel') ? NOWHERE.panel : NOWHERE.storefront,
      longest: LONGEST_MS,
      loading: LOADING,
      width: page.viewportSize()?.width ?? 0,
    },
  );
