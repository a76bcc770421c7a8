import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useProgramme } from '../session/programme.tsx';
import type { Viewer } from '../session/session-context.ts';
import { tutorialTexts as texts } from './tutorial.messages.ts';

// Fetched on the first press, to keep the first page small.
const TutorialDialog = lazy(async () => ({ default: (await import('./tutorial-dialog.tsx')).TutorialDialog }));

/** Opens the tutorial from any storefront page, when its video is configured. */
export const TutorialButton = ({ member }: { member: Viewer | null }) => {
  const [isOpen, setOpen] = useState(false);
  const { videoTutorial } = useProgramme();
  if (!videoTutorial) return null;
  return (
    <>
      <IconButton color="inherit" aria-label={texts.open} title={texts.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HelpOutlineOutlined />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <TutorialDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
