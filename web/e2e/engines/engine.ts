/** Width and height of what a page is drawn in. */
export interface Viewport {
  width: number;
  height: number;
}

/** What goes into a page and comes back as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A source of input and what it does, as WebDriver and WebDriver BiDi both write it. */
export type InputSource = { type: 'pointer' | 'key'; id: string; actions: readonly object[] };

/** One window of a browser, with cookies and storage of its own. */
export interface Tab {
  /** Loads the address and waits for the page's `load`. */
  goTo: (url: string) => Promise<void>;
  /** Runs the body of a function in the page; its parameter is `input`. */
  run: (body: string, input: Json) => Promise<unknown>;
  perform: (source: InputSource) => Promise<void>;
  /** Gives files to the input that the body of a function answers. */
  giveFiles: (body: string, input: Json, paths: readonly string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A browser that is not Chromium, driven by the protocol that it speaks. */
export interface Engine {
  /** Where downloads land. */
  downloads: string;
  openTab: (viewport: Viewport) => Promise<Tab>;
  stop: () => Promise<void>;
}
