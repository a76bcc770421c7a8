/** Size of the viewport. */
export interface Viewport {
  width: number;
  height: number;
}

/** Values that can be passed into a page and returned as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** An input source and its actions, as both WebDriver and WebDriver BiDi define them. */
export type InputSource = { type: 'pointer' | 'key'; id: string; actions: readonly object[] };

/** A browser window with its own cookies and storage. */
export interface Tab {
  /** Opens the address and waits for the page's `load` event. */
  goTo: (url: string) => Promise<void>;
  /** Runs a function body in the page; its parameter is `input`. */
  run: (body: string, input: Json) => Promise<unknown>;
  perform: (source: InputSource) => Promise<void>;
  /** Sets files on the input element that the function body returns. */
  giveFiles: (body: string, input: Json, paths: readonly string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A browser other than Chromium, driven by its native protocol. */
export interface Engine {
  /** The download folder. */
  downloads: string;
  openTab: (viewport: Viewport) => Promise<Tab>;
  stop: () => Promise<void>;
}
