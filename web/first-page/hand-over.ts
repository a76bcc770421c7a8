/** The frame on screen and the root the client renders into. */
interface Stage {
  frame: HTMLElement;
  root: HTMLElement;
}

/** Removes the frame, so the client's page becomes visible. */
export const leaveFrame = ({ frame, root }: Stage): void => {
  root.style.display = '';
  frame.remove();
};

/** How long the client may take to render all its parts once it has started. */
const PATIENCE_MS = 5_000;
/** After this long, a press no longer waits for the client: the browser follows the link itself. */
const ALONE_MS = 10_000;

const placesIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('a[href]')];
const buttonsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('button')];

/** The client's counterpart of an element in the frame: links match by address, buttons by order. */
function equalOf(part: Element | null, { frame, root }: Stage): HTMLElement | undefined {
  if (!part) return undefined;
  const place = part.getAttribute('href');
  if (place !== null) return placesIn(root).find((link) => link.getAttribute('href') === place);
  const order = buttonsIn(frame).indexOf(part as HTMLElement);
  return buttonsIn(root)[order];
}

/** The client is ready when it has a heading and every link the frame has; it renders in several passes. */
const stands = (stage: Stage): boolean =>
  stage.root.querySelector('h1') !== null && placesIn(stage.frame).every((link) => equalOf(link, stage) !== undefined);

/**
 * Swaps the frame for the client once the client is ready or has navigated away. A press made meanwhile shows the progress bar at once and
 * is replayed on the client; focus stays where it is.
 */
export function handOver(stage: Stage): void {
  const { frame, root } = stage;
  const address = location.pathname;
  let pressed: Element | null = null;

  const leave = () => {
    observer.disconnect();
    const focused = frame.contains(document.activeElement) ? equalOf(document.activeElement, stage) : undefined;
    const wanted = equalOf(pressed, stage);
    leaveFrame(stage);
    focused?.focus({ preventScroll: true });
    wanted?.click();
  };
  const observer = new MutationObserver(() => {
    if (!frame.isConnected || location.pathname !== address || stands(stage)) leave();
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['href'] });

  const begun = new MutationObserver(() => {
    begun.disconnect();
    setTimeout(() => frame.isConnected && leave(), PATIENCE_MS);
  });
  begun.observe(root, { childList: true });

  frame.addEventListener('click', (event) => {
    const part = (event.target as Element).closest('a[href], button');
    // The browser handles new tabs, new windows and the skip link.
    if (!part || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = part.getAttribute('href');
    if (place?.startsWith('#')) return;
    event.preventDefault();
    pressed = part;
    frame.querySelector('[data-espera]')?.removeAttribute('hidden');
    setTimeout(() => place && frame.isConnected && location.assign(place), ALONE_MS);
  });
}
