import type { InputSource, Tab } from './engine.ts';
import { finder, finding, type Match, NO_FINDER, type Step, stepsAsJson } from './find.ts';
import { until } from './until.ts';

const PATIENCE_MS = 30_000;
const KEYS = { Enter: '\uE007', Tab: '\uE004', Delete: '\uE017' } as const;

/** An element and its position. */
interface Seen {
  text: string;
  /** Its accessible name, when that is not its text. */
  label: string;
  value: string;
  isEnabled: boolean;
  isChecked: boolean;
  /** Its centre, where a click lands; null when covered by another element. */
  middle: [number, number] | null;
}

const SEE = finding(`
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    const isEnabled = !element.disabled && element.getAttribute('aria-disabled') !== 'true';
    const middle = met && (element.contains(met) || met.contains(element)) ? [x, y] : null;
    const label = element.getAttribute('aria-label') ?? '';
    return { text: element.innerText ?? '', label, value: element.value ?? '', isEnabled, isChecked: element.checked === true, middle };
  });`);
const SHOW = finding("found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });");
/** Notes whether the next press and its click reach the element; what would reach another part is stopped. */
const WATCH_PRESS = finding(`
  const [element] = found;
  const reaches = ({ target }) => element.contains(target) || target.closest('label')?.contains(element) === true;
  const stop = new AbortController();
  const seen = { isMissed: false, isClicked: false };
  const watch = (event) => {
    // A menu that was clicked may be gone by the next event.
    if (seen.isClicked) return;
    if (reaches(event)) {
      seen.isClicked = event.type === 'click';
      return;
    }
    seen.isMissed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    window.addEventListener(type, watch, { capture: true, signal: stop.signal });
  }
  globalThis.pressWatch = { seen, stop: () => stop.abort() };`);
/** Null where the press has led to another document. */
const PRESSED = 'const watch = globalThis.pressWatch; watch?.stop(); delete globalThis.pressWatch; return watch ? watch.seen : null;';
const SELECT = finding('found[0]?.select();');
const FOCUS = finding('found[0]?.focus();');
const GIVE = finding('return found[0];', { hidden: true });
const COUNT = finding('return found.length;', { hidden: true });
const WHOLE = 'return document.body.innerText;';

const holds = (text: string, match: Match): boolean => (match instanceof RegExp ? match.test(text) : text.includes(match));

/** What a user does and sees in a window, the same in every browser. */
export class Page {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[] = []) {
    this.#tab = tab;
    this.#steps = steps;
  }

  /** Finds elements inside this one by role and accessible name. */
  role(role: string, name?: Match, level?: number): Page {
    return this.#within({ role, ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) });
  }

  text(text: Match): Page {
    return this.#within({ text });
  }

  label(label: Match): Page {
    return this.#within({ label });
  }

  holding(text: Match): Page {
    return this.#within({ holding: text });
  }

  goTo(path: string): Promise<void> {
    return this.#tab.goTo(`${process.env.E2E_URL}${path}`);
  }

  /** Waits for the element and, if given, its text. */
  async see(text?: Match): Promise<string> {
    const seen = await this.#until((parts) => parts.find((part) => text === undefined || holds(part.text, text)), `shows ${text ?? 'up'}`);
    return seen.text;
  }

  async seeValue(value: Match): Promise<string> {
    const seen = await this.#until((parts) => parts.find((part) => holds(part.value, value)), `has the value ${value}`);
    return seen.value;
  }

  /** Waits until no such element exists. */
  async seeNone(): Promise<void> {
    await this.#until((parts) => parts.length === 0 || undefined, 'goes');
  }

  async seeCount(count: number): Promise<void> {
    await this.#until((parts) => parts.length === count || undefined, `is there ${count} times`);
  }

  /** Texts of all matching elements. */
  async texts(): Promise<string[]> {
    return (await this.#parts()).map(({ text }) => text);
  }

  /** Waits for the element and returns its label. */
  async seeLabel(): Promise<string> {
    return (await this.#until(([part]) => part, 'shows up')).label;
  }

  /** Clicks its centre once it is enabled, stable and not covered; again where the page moved it away under the pointer. */
  async click(): Promise<void> {
    await until(async () => ((await this.#press()) ? true : undefined), {
      withinMs: PATIENCE_MS,
      otherwise: () => this.#missed('takes a press'),
    });
  }

  /** Presses once. False where the press met another part of the page, which did not notice it. */
  async #press(): Promise<boolean> {
    let before = '';
    const { middle } = await this.#until(([part]) => {
      const here = String(part?.middle);
      const isStill = here === before;
      before = here;
      return part?.isEnabled && part.middle && isStill ? part : undefined;
    }, 'can be pressed');
    const [x, y] = middle!.map(Math.floor);
    await this.#ask(WATCH_PRESS);
    await this.#tab.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
    const pressed = (await this.#tab.run(PRESSED, null)) as { isMissed: boolean } | null;
    return !pressed?.isMissed;
  }

  async check(): Promise<void> {
    await this.click();
    await this.#until((parts) => parts.find(({ isChecked }) => isChecked), 'is checked');
  }

  /** Replaces the field's content with the text. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#ask(SELECT);
    await this.#type(text || KEYS.Delete);
  }

  /** Presses a key on the focused element. */
  press(key: keyof typeof KEYS): Promise<void> {
    return this.#type(KEYS[key]);
  }

  /** Selects an option. Uses keys, because a press of 400 ms also selects, and on a slow machine every press takes that long. */
  async choose(option: Match): Promise<void> {
    await this.#until(([part]) => (part?.isEnabled ? true : undefined), 'can be opened');
    await this.#ask(FOCUS);
    await this.press('Enter');
    await new Page(this.#tab).role('option', option).click();
  }

  /** Sets files on a file input, usually hidden behind a button. */
  async give(...paths: string[]): Promise<void> {
    await until(async () => ((await this.#ask(COUNT)) ? true : undefined), {
      withinMs: PATIENCE_MS,
      otherwise: () => this.#missed('is there'),
    });
    await this.#tab.giveFiles(GIVE, { steps: stepsAsJson(this.#steps) }, paths);
  }

  #within(step: Step): Page {
    return new Page(this.#tab, [...this.#steps, step]);
  }

  async #type(text: string): Promise<void> {
    const actions: InputSource['actions'] = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#tab.perform({ type: 'key', id: 'keyboard', actions });
  }

  async #ask(body: string): Promise<unknown> {
    const input = { steps: stepsAsJson(this.#steps) };
    const answer = await this.#tab.run(body, input);
    if (answer !== NO_FINDER) return answer;
    await this.#tab.run(finder, null);
    return this.#tab.run(body, input);
  }

  async #parts(): Promise<Seen[]> {
    return (await this.#ask(SEE)) as Seen[];
  }

  async #until<Answer>(holdsOf: (parts: Seen[]) => Answer | undefined, wish: string): Promise<Exclude<Answer, undefined>> {
    const ask = async () => {
      const parts = await this.#parts();
      if (parts[0] && !parts[0].middle) await this.#ask(SHOW);
      return holdsOf(parts);
    };
    return until(ask, { withinMs: PATIENCE_MS, otherwise: () => this.#missed(wish) });
  }

  /** What was expected, and what the page shows instead. */
  async #missed(wish: string): Promise<string> {
    const place = JSON.stringify(stepsAsJson(this.#steps));
    const texts = (await this.#parts()).map(({ text, value }) => text || value);
    return `${place} never ${wish}; it is ${JSON.stringify(texts).slice(0, 500)} on a page that says:\n${await this.#tab.run(WHOLE, null)}`;
  }
}
