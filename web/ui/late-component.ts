import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code its users do not wait for. */
export interface LateComponent<Props> {
  /** Fetches it; once is enough. */
  fetch: () => Promise<ComponentType<Props>>;
  /** The component, or null until it is here. `onFailure` is told when it cannot be fetched. */
  useComponent: (onFailure: (error: unknown) => void) => ComponentType<Props> | null;
}

/**
 * `React.lazy` without its suspense: React holds what was suspended back for a third of a second, a failure is final, and what was
 * fetched beforehand would still flash its fallback.
 */
export const lateComponent = <Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> => {
  let ready: ComponentType<Props> | null = null;
  const fetch = async () => {
    ready = await load();
    return ready;
  };
  const useComponent = (onFailure: (error: unknown) => void) => {
    // Kept in state: what was shown while it was missing must not begin anew when its user draws again.
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
  return { fetch, useComponent };
};
