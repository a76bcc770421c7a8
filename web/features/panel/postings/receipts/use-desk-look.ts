import { useState } from 'react';
import type { PictureLook } from '../../../../viewer/picture-frame.tsx';
import { type PictureView, WHOLE } from '../../../../viewer/picture-view.ts';

interface KeptLook {
  receipt: PictureView;
  counterpart: PictureView;
  isSideBySide: boolean;
}

const KEY = 'fidelidade:mesa';
const FIRST: KeptLook = { receipt: WHOLE, counterpart: WHOLE, isSideBySide: false };

const read = (): KeptLook => {
  try {
    return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<KeptLook>) };
  } catch {
    // Storage may be blocked; the desk then begins as always.
    return FIRST;
  }
};

/** How a reviewer looks at receipts. */
export interface DeskLook {
  receipt: PictureLook;
  counterpart: PictureLook;
  /** Whether the other receipt of a finding stands beside this one. */
  isSideBySide: boolean;
  setSideBySide: (isSideBySide: boolean) => void;
}

/** How this reviewer looks at receipts, kept from one to the next for as long as the tab is open. */
export const useDeskLook = (): DeskLook => {
  const [kept, setKept] = useState(read);
  const change = (patch: (now: KeptLook) => Partial<KeptLook>) =>
    setKept((now) => {
      const next = { ...now, ...patch(now) };
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // As above.
      }
      return next;
    });
  return {
    receipt: [kept.receipt, (look) => change((now) => ({ receipt: look(now.receipt) }))],
    counterpart: [kept.counterpart, (look) => change((now) => ({ counterpart: look(now.counterpart) }))],
    isSideBySide: kept.isSideBySide,
    setSideBySide: (isSideBySide) => change(() => ({ isSideBySide })),
  };
};
