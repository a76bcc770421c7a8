import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

/** Document 002 §9: the home carousel moves on every 8 seconds. */
const INTERVAL_MS = 8_000;

interface Rotation {
  /** Whether the slides change by themselves at this moment. */
  isRotating: boolean;
  /** The person stopped it, or prefers less motion. */
  isPaused: boolean;
  togglePaused: () => void;
  /** Attention on the carousel holds it still. */
  hold: (held: boolean) => void;
}

/** Moves on every 8 seconds, but not while somebody reads, has stopped it, prefers less motion, or looks at another tab. */
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
