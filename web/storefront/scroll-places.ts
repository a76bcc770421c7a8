import type { Location } from 'react-router';

/** Where ScrollRestoration stores how far each page was scrolled. */
export const PLACES = 'lugares-das-paginas';

/** Every page opened by a full load has the key 'default': such pages keep their place by address, not in common. */
export const placeOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string => (key === 'default' ? pathname : key);

/** A full load opens at the top; only Back and Forward return to the place. */
const forgetPlace = (): void => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if (!load || (load as PerformanceNavigationTiming).type === 'back_forward') return;
  window.history.scrollRestoration = 'manual';
  const { key } = (window.history.state ?? {}) as { key?: string };
  try {
    const places = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}') as Record<string, number>;
    delete places[placeOf({ key: key ?? 'default', pathname: window.location.pathname })];
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {
    // Without storage no place is kept.
  }
};

forgetPlace();
