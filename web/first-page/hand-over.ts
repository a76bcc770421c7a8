/** The frame that stands and the place of the client that will. */
interface Stage {
  frame: HTMLElement;
  root: HTMLElement;
}

/** Takes the frame away: the client's own page is what is seen from then on. */
export const leaveFrame = ({ frame, root }: Stage): void => {
  root.style.display = '';
  frame.remove();
};

/** How long the client may take over its parts one after the other once it has begun to draw. */
const PATIENCE_MS = 5_000;
/** After this a press does not wait for the client: the browser itself goes there. */
const ALONE_MS = 10_000;

const placesIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('a[href]')];
const buttonsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('button')];

/** The client's own part for one of the frame: links by where they lead, buttons by their order. */
function equalOf(part: Element | null, { frame, root }: Stage): HTMLElement | undefined {
  if (!part) return undefined;
  const place = part.getAttribute('href');
  if (place !== null) return placesIn(root).find((link) => link.getAttribute('href') === place);
  const order = buttonsIn(frame).indexOf(part as HTMLElement);
  return buttonsIn(root)[order];
}

/** The client stands when it has a heading and every place that the frame leads to; its parts come in several drawings. */
const stands = (stage: Stage): boolean =>
  stage.root.querySelector('h1') !== null && placesIn(stage.frame).every((link) => equalOf(link, stage) !== undefined);

/**
 * Lets the client take the frame's place as soon as it stands, or has gone elsewhere. What was pressed meanwhile is answered at once by
 * the line of what is on its way, and done by the client; the focus stays where it is.
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
    // A new tab or window is the browser's, and so is the way to the page's own content.
    if (!part || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = part.getAttribute('href');
    if (place?.startsWith('#')) return;
    event.preventDefault();
    pressed = part;
    frame.querySelector('[data-espera]')?.removeAttribute('hidden');
    setTimeout(() => place && frame.isConnected && location.assign(place), ALONE_MS);
  });
}
