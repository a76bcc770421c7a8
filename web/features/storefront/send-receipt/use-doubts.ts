import { useRef, useState } from 'react';
import type { PickedFile } from './picked-file.ts';
import { doubtAbout } from './picture-doubt.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

type Doubts = Readonly<Record<string, string>>;

/** Doubts about the chosen pictures, by file id. Files are looked at one at a time, because several decoded photos exhaust a phone's memory. */
export const useDoubts = (onUnreadable: (file: PickedFile) => void) => {
  const [doubts, setDoubts] = useState<Doubts>({});
  const running = useRef<Promise<Doubts>>(Promise.resolve({}));
  const look = (files: readonly PickedFile[]) => {
    running.current = running.current.then(async (known) => {
      const found: Record<string, string> = { ...known };
      for (const picked of files) {
        const doubt = await doubtAbout(picked.file);
        if (doubt === 'unreadable') onUnreadable(picked);
        else if (doubt) found[picked.id] = texts.doubts[doubt];
      }
      setDoubts(found);
      return found;
    });
  };
  /** Whether every doubt about these files was on the screen before this press. */
  const areKnown = async (files: readonly PickedFile[]): Promise<boolean> => {
    const found = await running.current;
    return files.every(({ id }) => !found[id] || doubts[id]);
  };
  return { doubts, look, areKnown };
};
