import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../ui/confirm.ts';
import { formTexts } from './form-texts.ts';

/** Asks for confirmation before leaving a page with unsaved changes by a link, Back or closing the tab. */
export const useUnsavedGuard = (isUnsaved: () => boolean): void => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async () => {
      const leave = await confirm({
        title: formTexts.discardTitle,
        text: formTexts.discardText,
        confirmLabel: formTexts.discard,
        cancelLabel: formTexts.keepEditing,
        danger: true,
      });
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker]);
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);
};
