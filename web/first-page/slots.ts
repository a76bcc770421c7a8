/** The placeholders a first frame has for values only the answers know. */
export type Slot = 'firstName' | 'headerBalance' | 'amount' | 'inAnalysis' | CashbackSlot;

type CashbackSlot = 'label' | 'title' | 'waiting' | 'debt' | 'already' | 'percent' | 'rest' | 'progress' | 'missing' | 'state';

/** The text for each slot; null removes the element with that slot. */
export type SlotTexts = Partial<Record<Slot, string | null>>;

/** The placeholder for a slot in a frame's text. */
export const slot = (name: Slot): string => `{{${name}}}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Fills the frame's slots. Values are escaped, so names cannot inject markup. */
export const fillSlots = (html: string, texts: SlotTexts): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_mark, name: Slot) => escapeHtml(texts[name] ?? ''));
