/** Marks a bar that stands at the bottom edge of the window, such as a form's buttons: toasts appear above it. */
export const bottomBar = { 'data-bottom-bar': '' };

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

/**
 * Keeps a toast off what the person needs, while it is shown: it stands above bars at the bottom edge, dialogs become as low as they must,
 * and a focused control below it is scrolled into view. Returns what ends that.
 */
export const takeRoom = (toast: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const place = () => {
    const bars = barsHeight();
    style.setProperty('--toast-bottom', `${bars + GAP}px`);
    style.setProperty('--toast-room', `${bars + toast.offsetHeight + 2 * GAP}px`);
  };
  place();
  const focused = document.activeElement;
  if (focused && focused.getBoundingClientRect().bottom > window.innerHeight - toast.offsetHeight - barsHeight() - GAP)
    focused.scrollIntoView({ block: 'nearest' });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
    style.removeProperty('--toast-bottom');
    style.removeProperty('--toast-room');
  };
};

/** Toasts let presses through, except on their own buttons. */
export const toastStyles = {
  '.notistack-SnackbarContainer': { bottom: 'calc(var(--toast-bottom, 12px) + env(safe-area-inset-bottom)) !important' },
  // notistack sets this inline on the children.
  '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  html: { scrollPaddingBottom: 'var(--toast-room, 0px)' },
  '.MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { maxHeight: 'calc(100% - 2 * max(32px, var(--toast-room, 0px))) !important' },
  '.MuiDialog-paperFullScreen': {
    height: 'calc(100% - var(--toast-room, 0px)) !important',
    marginBottom: 'var(--toast-room, 0px) !important',
  },
  '.MuiDrawer-paper': { paddingBottom: 'var(--toast-room, 0px)' },
};
