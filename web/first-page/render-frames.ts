import { prerender } from 'react-dom/static';
import { frames } from './first-frame.tsx';
import type { FrameName } from './frame-of-home.ts';

/** The input for rendering a home's first frame. */
export interface Frames {
  /** The CSS rules shared by all frames. */
  styles: string;
  html: Record<FrameName, string>;
}

async function renderPlain(element: React.ReactNode): Promise<string> {
  // Every part must be positioned by CSS alone: no script is there to move it.
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/** Extracts the styles that emotion puts next to their elements. */
function withoutStyles(html: string, rules: Set<string>): string {
  return html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_tag, css: string) => {
    rules.add(css);
    return '';
  });
}

/** Removes theme variables that no rule uses: nine tenths of them. */
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

/** Vendor prefixes for browsers too old to run the client; those without a standard equivalent stay. */
const PREFIXED =
  /(?:-(?:webkit|moz|ms)-(?!font-smoothing|osx-font-smoothing|tap-highlight-color|text-size-adjust)[\w-]+:[^;}]*|display:-[\w-]+);/g;

/** Removes MUI class names that no rule refers to. */
const withoutNames = (html: string, css: string): string =>
  html.replace(/class="([^"]*)"/g, (_whole, names: string) => {
    const kept = names.split(' ').filter((name) => name && css.includes(`.${name}`));
    return kept.length > 0 ? `class="${kept.join(' ')}"` : '';
  });

/** Markup only React reads: boundaries, its own attributes, the document title. */
const REACT_ONLY = /<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<link rel="(?:preload|expect)"[^>]*>| data-discover="true"/g;

/**
 * Renders every frame from the client's own components, so texts, styles and accessible names have one source. The build fails when a
 * component changes and its slot can no longer be found.
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

/** Rendered at module load: the build's module runner can load components only until then. */
export const rendered = await renderFrames();
