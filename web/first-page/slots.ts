/** What a first frame has in place of what only the answers know. */
export type Slot = 'firstName' | 'headerBalance' | 'amount' | 'inAnalysis' | CashbackSlot;

type CashbackSlot = 'label' | 'title' | 'debt' | 'already' | 'percent' | 'rest' | 'progress' | 'missing' | 'state';

/** What is said in each slot; null where it is not said, and the part of that name is left out. */
export type SlotTexts = Partial<Record<Slot, string | null>>;

/** The mark of a slot in a frame's text. */
export const slot = (name: Slot): string => `{{${name}}}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** The frame with its slots filled; names and texts are text, whatever they contain. */
export const fillSlots = (html: string, texts: SlotTexts): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_mark, name: Slot) => escapeHtml(texts[name] ?? ''));
