import { type ComponentType, useEffect, useState } from 'react';

/** A component whose users render without waiting for its code. */
export interface LateComponent<Props> {
  /** Fetches the code, at most once. */
  fetch: () => Promise<ComponentType<Props>>;
  /** The component, or null until it has loaded. Calls `onFailure` if it cannot be fetched. */
  useComponent: (onFailure: (error: unknown) => void) => ComponentType<Props> | null;
  /** The same; a failure goes to the page's error boundary. */
  useOrThrow: () => ComponentType<Props> | null;
}

/**
 * `React.lazy` without Suspense, which holds content back for a third of a second, makes failures final, and flashes the fallback even for
 * code fetched in advance.
 */
export const lateComponent = <Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> => {
  let ready: ComponentType<Props> | null = null;
  const fetch = async () => {
    ready = await load();
    return ready;
  };
  const useComponent = (onFailure: (error: unknown) => void) => {
    // Kept in state, so a re-render does not restart whatever the component rendered meanwhile.
    const [component, setComponent] = useState(() => ready);
    useEffect(() => {
      if (component) return;
      let isStale = false;
      fetch().then(
        (loaded) => isStale || setComponent(() => loaded),
        (error: unknown) => isStale || onFailure(error),
      );
      return () => {
        isStale = true;
      };
    }, [component, onFailure]);
    return component;
  };
  const useOrThrow = () => {
    const [failure, setFailure] = useState<unknown>(null);
    const component = useComponent(setFailure);
    if (failure) throw failure;
    return component;
  };
  return { fetch, useComponent, useOrThrow };
};
