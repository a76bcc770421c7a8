import { useLayoutEffect, useRef } from 'react';
import { createPath, type DataRouter } from 'react-router';

type Close = () => void;

/** Open dialogs, the topmost last. */
const layers: Close[] = [];
let router: DataRouter | null = null;
let isFollowed: (pathname: string) => boolean = () => false;
/** Our own step back is under way: its popstate concerns nobody. */
let isStepping = false;

interface EntryState {
  key?: string;
  /** How many dialogs the entry stands for. */
  dialogos?: number;
}

const stateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;
const entries = (): number => stateOf(window.history.state).dialogos ?? 0;

/** The router owns the history while it navigates, and while it takes back a step that a page with unsaved changes refused. */
const isRouterBusy = ({ state }: DataRouter): boolean =>
  state.navigation.state !== 'idle' || [...state.blockers.values()].some((blocker) => blocker.state !== 'unblocked');

/** Gives each open dialog its entry and removes those of closed ones. */
const settle = (): void => {
  if (!router || isStepping || isRouterBusy(router)) return;
  const surplus = entries() - layers.length;
  if (surplus > 0) {
    isStepping = true;
    window.history.go(-surplus);
  }
  for (let depth = entries() + 1; depth <= layers.length; depth++) {
    // With the router's own state, so that the entry is the same page for it.
    window.history.pushState({ ...stateOf(window.history.state), dialogos: depth }, '');
  }
};

/** After the event: what closes a dialog may also navigate, and one dialog may take another's place. */
const settleSoon = (): void => {
  setTimeout(settle);
};

const isSamePage = (state: EntryState, { state: { location } }: DataRouter): boolean =>
  (state.key ?? 'default') === location.key &&
  createPath(location) === window.location.pathname + window.location.search + window.location.hash;

const handlePop = (event: PopStateEvent): void => {
  if (!router) return;
  if (isStepping) {
    isStepping = false;
    event.stopImmediatePropagation();
  } else if (isSamePage(stateOf(event.state), router) && (entries() > 0 || layers.length > 0)) {
    event.stopImmediatePropagation();
    // A dialog that refuses to close, such as a form that is being sent, gets its entry back.
    for (const close of layers.slice(entries()).reverse()) close();
  }
  settleSoon();
};

/** Lets Back close dialogs on the pages that `on` names. Before the router's own listener, so that closing one is no navigation. */
export const followRouter = (followed: DataRouter, on: (pathname: string) => boolean): void => {
  router = followed;
  isFollowed = on;
  window.addEventListener('popstate', handlePop, { capture: true });
  followed.subscribe(settleSoon);
  settleSoon();
};

/**
 * While `close` is given, Back calls it instead of leaving the page. A dialog closed otherwise leaves no entry in the history, and Forward
 * does not open it again.
 */
export const useBackCloses = (close: Close | undefined): void => {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  const isOpen = close !== undefined;
  useLayoutEffect(() => {
    if (!isOpen || !isFollowed(window.location.pathname)) return;
    const layer = () => latest.current?.();
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
};
