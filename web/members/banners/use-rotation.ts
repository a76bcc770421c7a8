import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

/** The home carousel advances every 8 seconds (document 002 §9). */
const INTERVAL_MS = 8_000;

interface Rotation {
  /** Whether the slides are advancing now. */
  isRotating: boolean;
  /** The person paused it, or prefers reduced motion. */
  isPaused: boolean;
  togglePaused: () => void;
  /** Holds the slides while the carousel is hovered or focused. */
  hold: (held: boolean) => void;
}

/** Advances every 8 seconds, except while held, paused, in a hidden tab, or when the person prefers reduced motion. */
export const useRotation = (slides: number, onNext: () => void): Rotation => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isPaused = chosen ?? isStill;
  const isRotating = slides > 1 && !isPaused && !isHeld;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onNext();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRotating, onNext]);
  return { isRotating, isPaused, togglePaused: () => setChosen(!isPaused), hold: setHeld };
};
