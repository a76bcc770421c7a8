/** Marks a bar that stands at the bottom edge of the window, such as a form's buttons: toasts appear above it. */
export const bottomBar = { 'data-bottom-bar': '' };

const ROOM = ['--toast-top', '--toast-bottom', '--toast-room', '--toast-room-top'];

/** Pixels between a toast and what is below it. */
const GAP = 12;

/** Height of the bars that reach the bottom edge of the window now. */
const barsHeight = (): number => {
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom >= window.innerHeight - 1)
    .map(({ top }) => window.innerHeight - top);
  return Math.max(0, ...tops);
};

/** Phones: the page's main button is usually near the bottom edge, so the toast is first tried below the header. */
const PHONE = '(max-width: 599.95px)';

/** Elements that no toast may cover: open dialogs, and the buttons of main actions. */
const KEPT_FREE = '.MuiDialog-paper, .MuiButton-contained:not(.Mui-disabled)';

/** Bottom of the header while it is visible, in pixels; 0 after it has scrolled away. */
const headerBottom = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** Whether nothing that must stay free is between these two heights of the window, in the toast's columns. */
const isFree = (toast: HTMLElement, top: number): boolean => {
  const left = (window.innerWidth - toast.offsetWidth) / 2;
  return [...document.querySelectorAll(KEPT_FREE)]
    .filter((kept) => !toast.contains(kept))
    .map((kept) => kept.getBoundingClientRect())
    .every(
      ({ width, ...kept }) =>
        width === 0 ||
        kept.bottom <= top ||
        kept.top >= top + toast.offsetHeight ||
        kept.right <= left ||
        kept.left >= left + toast.offsetWidth,
    );
};

/** Which edge takes the toast. Dialogs shrink above the bottom edge, so with one open the toast is at the bottom. */
const edgeFor = (toast: HTMLElement, atTop: number, atBottom: number): 'top' | 'bottom' => {
  if (document.querySelector('.MuiDialog-root')) return 'bottom';
  const isPhone = window.matchMedia?.(PHONE).matches ?? false;
  const [first, second] = isPhone ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  const fits = (edge: 'top' | 'bottom') => isFree(toast, edge === 'top' ? atTop : atBottom);
  return fits(first) || !fits(second) ? first : second;
};

/**
 * Keeps a toast off what the person needs, while it is shown: it is at the free edge of the window, above bars at the bottom edge, dialogs
 * shrink to leave it room, and a focused control below it is scrolled into view. Returns what ends that.
 */
export const takeRoom = (toast: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  let edge: 'top' | 'bottom' | null = null;
  const place = () => {
    const bars = barsHeight();
    const top = headerBottom() + GAP;
    edge = edgeFor(toast, top, window.innerHeight - bars - GAP - toast.offsetHeight);
    style.setProperty('--toast-top', edge === 'top' ? `calc(${top}px + env(safe-area-inset-top))` : 'auto');
    style.setProperty('--toast-bottom', edge === 'top' ? 'auto' : `calc(${bars + GAP}px + env(safe-area-inset-bottom))`);
    style.setProperty('--toast-room', edge === 'top' ? '0px' : `${bars + toast.offsetHeight + 2 * GAP}px`);
    style.setProperty('--toast-room-top', edge === 'top' ? `${toast.offsetHeight + 2 * GAP}px` : '0px');
  };
  place();
  const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  const isCovered =
    edge === 'top'
      ? top < headerBottom() + toast.offsetHeight + 2 * GAP
      : bottom > window.innerHeight - barsHeight() - toast.offsetHeight - GAP;
  if (isCovered && document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  // A dialog that opens or closes meanwhile changes the free edge; dialogs are appended to the body.
  const watch = new MutationObserver(place);
  watch.observe(document.body, { childList: true });
  return () => {
    watch.disconnect();
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
    for (const name of ROOM) style.removeProperty(name);
  };
};

/** Toasts let presses through, except on their own buttons. */
export const toastStyles = {
  '.notistack-SnackbarContainer': {
    top: 'var(--toast-top, auto) !important',
    bottom: 'var(--toast-bottom, 12px) !important',
  },
  // notistack sets this inline on the children.
  '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  html: { scrollPaddingBottom: 'var(--toast-room, 0px)', scrollPaddingTop: 'var(--toast-room-top, 0px)' },
  '.MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { maxHeight: 'calc(100% - 2 * max(32px, var(--toast-room, 0px))) !important' },
  '.MuiDialog-paperFullScreen': {
    height: 'calc(100% - var(--toast-room, 0px)) !important',
    marginBottom: 'var(--toast-room, 0px) !important',
  },
  '.MuiDrawer-paper': { paddingBottom: 'var(--toast-room, 0px)' },
};
