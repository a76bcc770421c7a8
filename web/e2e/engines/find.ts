import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Json } from './engine.ts';

/** A text, or how it begins or ends. */
export type Match = string | RegExp;

/** One step from a part of the page to the parts inside it. */
export interface Step {
  role?: string;
  name?: Match;
  level?: number;
  text?: Match;
  label?: Match;
  /** Keeps those that hold the text. */
  holding?: Match;
}

const asJson = (match: Match): Json => (typeof match === 'string' ? match : { source: match.source, flags: match.flags });

/** Steps as they travel into the page. */
export const stepsAsJson = (steps: readonly Step[]): Json =>
  steps.map(({ name, text, label, holding, ...rest }) => {
    const matches = Object.entries({ name, text, label, holding }).filter(([, match]) => match !== undefined);
    return { ...rest, ...Object.fromEntries(matches.map(([key, match]) => [key, asJson(match!)])) };
  });

/** Testing Library finds parts as assistive technology does. It is given to a page once, when that page is first asked for something. */
export const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Answers 'no finder' in a page that was not given it yet. */
export const NO_FINDER = 'no finder';

/** Body of a function that has `found`: the parts that `input.steps` lead to. Files are given to inputs that nobody sees. */
export const finding = (rest: string, { hidden = false } = {}): string => `
  const finder = globalThis.TestingLibraryDom;
  if (!finder) return '${NO_FINDER}';
  const matchOf = (match) => (typeof match === 'object' ? new RegExp(match.source, match.flags) : match);
  const holds = (text, match) => (match instanceof RegExp ? match.test(text) : text.includes(match));
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const isSeen = (element) => ${hidden} || (isShown(element) && element.closest('[aria-hidden=true]') === null);
  let found = [document.body];
  for (const step of input.steps) {
    const inside = (scope) => {
      // What is hidden is left out below: the finder would ask every part of that role for its style, and all around it.
      if (step.role) return finder.queryAllByRole(scope, step.role, { name: matchOf(step.name), level: step.level, hidden: true });
      if (step.label) return finder.queryAllByLabelText(scope, matchOf(step.label), { exact: false });
      if (step.text) return finder.queryAllByText(scope, matchOf(step.text), { exact: false });
      return [scope];
    };
    found = [...new Set(found.flatMap(inside))].filter(isSeen);
    if (step.holding) found = found.filter((element) => holds(element.textContent, matchOf(step.holding)));
  }
  ${rest}`;
