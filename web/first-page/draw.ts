import type { ConsumerHomeQuery } from '../features/storefront/consumer-home/consumer-home.generated.ts';
import type { SellerHomeQuery } from '../features/storefront/seller-home/seller-home.generated.ts';
import type { ViewerQuery } from '../session/session.generated.ts';
import type { RawAnswer } from '../session/session-headers.ts';
import { SESSION_KEY } from '../session/session-store.ts';
import { type FrameOfHome, frameOfHome } from './frame-of-home.ts';
import { handOver, leaveFrame } from './hand-over.ts';
import type { Frames } from './render-frames.ts';
import { fillSlots } from './slots.ts';

/** The build replaces this constant (web/first-page/plugin.ts). */
declare const FRAMES: Frames;

const { html, styles } = FRAMES;

const FRAME_ID = 'quadro';

/** Renders the frame in place of the client, which stays hidden meanwhile. */
function draw(root: HTMLElement, { name, texts }: FrameOfHome): HTMLElement | null {
  const markup = html[name];
  if (!markup) return null;
  const frame = document.createElement('div');
  frame.id = FRAME_ID;
  frame.innerHTML = `<style>${styles}</style>${fillSlots(markup, texts)}`;
  for (const part of frame.querySelectorAll<HTMLElement>('[data-parte]'))
    if (texts[part.dataset.parte as keyof typeof texts] == null) part.remove();
  root.style.display = 'none';
  root.before(frame);
  return frame;
}

/** The answer's data; undefined when it was refused. */
const dataOf = <Data>({ status, body }: RawAnswer): Data | undefined => {
  const { data, errors } = body as { data?: Data | null; errors?: readonly unknown[] };
  return status === 200 && !errors?.length ? (data ?? undefined) : undefined;
};

/** Whether the browser still holds the session these answers belong to: another tab may have signed out. */
const isKept = (token: string): boolean => (localStorage.getItem(SESSION_KEY) ?? '').includes(JSON.stringify(token));

async function drawFirst(): Promise<void> {
  const early = globalThis.fidelidadeEarly;
  const root = document.getElementById('root');
  if (!early?.frame || !root) return;
  const { kind, operation } = early.frame;
  const asked = [early.answers.get('viewer'), early.answers.get(operation)] as const;
  if (!asked[0] || !asked[1]) return;
  const [who, what] = await Promise.all([asked[0], asked[1]]);
  const [session, content] = [dataOf<ViewerQuery>(who), dataOf<SellerHomeQuery | ConsumerHomeQuery>(what)];
  // The client got here first, has a different page to show, or must report an error.
  if (root.firstChild || !session || !content || !isKept(early.token)) return;
  const known = frameOfHome(kind, session.viewer, content);
  const frame = known && draw(root, known);
  if (!frame) return;
  handOver({ frame, root });
  window.addEventListener('storage', () => isKept(early.token) || leaveFrame({ frame, root }));
}

// If this fails, the client renders its page as usual.
drawFirst().catch(() => undefined);
