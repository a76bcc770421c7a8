import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Json } from './engine.ts';

/** A text, its beginning or its end. */
export type Match = string | RegExp;

/** A step from an element to elements inside it. */
export interface Step {
  role?: string;
  name?: Match;
  level?: number;
  text?: Match;
  label?: Match;
  /** Keeps only elements containing the text. */
  holding?: Match;
}

const asJson = (match: Match): Json => (typeof match === 'string' ? match : { source: match.source, flags: match.flags });

/** Serialises steps to pass them into the page. */
export const stepsAsJson = (steps: readonly Step[]): Json =>
  steps.map(({ name, text, label, holding, ...rest }) => {
    const matches = Object.entries({ name, text, label, holding }).filter(([, match]) => match !== undefined);
    return { ...rest, ...Object.fromEntries(matches.map(([key, match]) => [key, asJson(match!)])) };
  });

/** Testing Library, which finds elements as assistive technology does. Injected once per page, on first use. */
export const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Returned by a page that has not been given the finder yet. */
export const NO_FINDER = 'no finder';

/** A function body with `found`: the elements `input.steps` lead to. File inputs are often hidden, hence `hidden`. */
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
