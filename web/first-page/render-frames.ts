import { prerender } from 'react-dom/static';
import { frames } from './first-frame.tsx';
import type { FrameName } from './frame-of-home.ts';

/** What the first frame of a home is drawn from. */
export interface Frames {
  /** The rules of all frames. */
  styles: string;
  html: Record<FrameName, string>;
}

async function renderPlain(element: React.ReactNode): Promise<string> {
  // Whatever its size, a part stands in its place: there is no script that would move it there.
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/** Takes the styles out of the markup: emotion lays them beside their elements. */
function withoutStyles(html: string, rules: Set<string>): string {
  return html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_tag, css: string) => {
    rules.add(css);
    return '';
  });
}

/** Leaves out the theme's variables that no rule asks for: they are nine tenths of it. */
function withoutUnusedVariables(css: string): string {
  const declaration = /(--mui-[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;
  const values = new Map<string, string>();
  for (const [, name, value] of css.matchAll(declaration)) values.set(name!, `${values.get(name!) ?? ''} ${value}`);
  const used = new Set<string>();
  const use = (text: string) => {
    for (const [, name] of text.matchAll(/var\((--mui-[\w-]+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      use(values.get(name!) ?? '');
    }
  };
  use(css.replace(declaration, ''));
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
}

/** Spellings of old browsers, which cannot run the client; what has no other spelling stays. */
const PREFIXED =
  /(?:-(?:webkit|moz|ms)-(?!font-smoothing|osx-font-smoothing|tap-highlight-color|text-size-adjust)[\w-]+:[^;}]*|display:-[\w-]+);/g;

/** Leaves out the library's names of its parts, where no rule is about them. */
const withoutNames = (html: string, css: string): string =>
  html.replace(/class="([^"]*)"/g, (_whole, names: string) => {
    const kept = names.split(' ').filter((name) => name && css.includes(`.${name}`));
    return kept.length > 0 ? `class="${kept.join(' ')}"` : '';
  });

/** Markup that only React reads: boundaries, its own marks, the document's title. */
const REACT_ONLY = /<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<link rel="(?:preload|expect)"[^>]*>| data-discover="true"/g;

/**
 * Renders every frame by the parts that the client itself draws: same text, look and accessible names, and no rule of theirs written
 * twice. A part that changes so that its slot is not found fails the build.
 */
async function renderFrames(): Promise<Frames> {
  const rules = new Set<string>();
  const html = {} as Record<FrameName, string>;
  for (const { name, element, replaced } of frames()) {
    let text = withoutStyles(await renderPlain(element), rules).replace(REACT_ONLY, '');
    for (const [from, to] of replaced) {
      if (!text.includes(from)) throw new Error(`the first frame ${name} has no ${from}`);
      text = text.replaceAll(from, to);
    }
    if (/<script|<template/.test(text)) throw new Error(`the first frame ${name} is not plain markup`);
    html[name] = text;
  }
  const styles = withoutUnusedVariables([...rules].join('')).replace(PREFIXED, '');
  const lean = Object.entries(html).map(([name, text]) => [name, withoutNames(text, styles)]);
  return { styles, html: Object.fromEntries(lean) };
}

/** Rendered while this module is loaded: who loads it for the build can load its parts only until then. */
export const rendered = await renderFrames();
