import type { ConsumerHomeQuery } from '../features/storefront/consumer-home/consumer-home.generated.ts';
import type { SellerHomeQuery } from '../features/storefront/seller-home/seller-home.generated.ts';
import type { ViewerQuery } from '../session/session.generated.ts';
import type { RawAnswer } from '../session/session-headers.ts';
import { SESSION_KEY } from '../session/session-store.ts';
import { type FrameOfHome, frameOfHome } from './frame-of-home.ts';
import { handOver, leaveFrame } from './hand-over.ts';
import type { Frames } from './render-frames.ts';
import { fillSlots } from './slots.ts';

/** Written in by the build (web/first-page/plugin.ts). */
declare const FRAMES: Frames;

const { html, styles } = FRAMES;

const FRAME_ID = 'quadro';

/** Draws the frame in the client's place, which stays out of sight meanwhile. */
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

/** What an answer says; undefined of a refusal. */
const dataOf = <Data>({ status, body }: RawAnswer): Data | undefined => {
  const { data, errors } = body as { data?: Data | null; errors?: readonly unknown[] };
  return status === 200 && !errors?.length ? (data ?? undefined) : undefined;
};

/** Whether the browser still keeps the session that the answers are of: another tab may have left it. */
const isKept = (token: string): boolean => (localStorage.getItem(SESSION_KEY) ?? '').includes(JSON.stringify(token));

async function drawFirst(): Promise<void> {
  const early = globalThis.fidelidadeEarly;
  const root = document.getElementById('root');
  if (!early?.frame || !root) return;
  const { kind, operation } = early.frame;
  const asked = [early.answers.get('viewer')?.answer, early.answers.get(operation)?.answer] as const;
  if (!asked[0] || !asked[1]) return;
  const [who, what] = await Promise.all([asked[0], asked[1]]);
  const [session, content] = [dataOf<ViewerQuery>(who), dataOf<SellerHomeQuery | ConsumerHomeQuery>(what)];
  // The client was faster, has a page of its own, or must say what is wrong.
  if (root.firstChild || !session || !content || !isKept(early.token)) return;
  const known = frameOfHome(kind, session.viewer, content);
  const frame = known && draw(root, known);
  if (!frame) return;
  handOver({ frame, root });
  window.addEventListener('storage', () => isKept(early.token) || leaveFrame({ frame, root }));
}

// What goes wrong here leaves the client to draw its page as if nothing had been.
drawFirst().catch(() => undefined);
