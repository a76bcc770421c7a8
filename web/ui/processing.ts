let running = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  running += by;
  for (const listener of listeners) listener();
};

/** The overlay 'Aguarde processando...' (document 002 §2, Shell): shown while anything passed to it runs. */
export const processing = {
  /** Shows the overlay until the promise settles; returns the same result. */
  during: async <T>(promise: Promise<T>): Promise<T> => {
    change(1);
    try {
      return await promise;
    } finally {
      change(-1);
    }
  },
  /** For work with a start and an end instead of a promise; call the returned function once, at the end. */
  begin: (): (() => void) => {
    change(1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      change(-1);
    };
  },
  isRunning: () => running > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
