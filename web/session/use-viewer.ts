import { useCallback } from 'react';
import type { Viewer } from './session-context.ts';
import { useSession } from './use-session.ts';

/** Who is signed in; null for a visitor. */
export const useViewer = (): Viewer | null => useSession().viewer;

/** Asks whether the viewer holds a permission: `useCan()('network:create')`. */
export const useCan = (): ((permission: string) => boolean) => {
  const abilities = useViewer()?.abilities;
  return useCallback((permission) => abilities?.includes(permission) ?? false, [abilities]);
};
