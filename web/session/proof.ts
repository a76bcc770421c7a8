let open: { promise: Promise<boolean>; answer: (isProved: boolean) => void } | null = null;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** Asks the person to prove the second factor; resolves to whether they did. Operations that need it at the same time share one question. */
export const askForProof = (): Promise<boolean> => {
  if (open) return open.promise;
  let settle: (isProved: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const answer = (isProved: boolean) => {
    open = null;
    announce();
    settle(isProved);
  };
  open = { promise, answer };
  announce();
  return promise;
};

/** For the host that renders the dialog, not for screens. */
export const proofQuestion = {
  isOpen: (): boolean => open !== null,
  answer: (isProved: boolean) => open?.answer(isProved),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
