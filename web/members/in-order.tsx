import Box from '@mui/material/Box';
import { Children, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const SettledContext = createContext<() => void>(() => undefined);

/** Tells the surrounding InOrder that this section has its final height: it shows its rows, its empty text or its error. */
export const useSettled = (isSettled: boolean): void => {
  const tell = use(SettledContext);
  useEffect(() => {
    if (isSettled) tell();
  }, [isSettled, tell]);
};

interface SectionProps {
  index: number;
  isShown: boolean;
  onSettled: (index: number) => void;
  children: ReactNode;
}

const Section = ({ index, isShown, onSettled, children }: SectionProps) => {
  const tell = useCallback(() => onSettled(index), [onSettled, index]);
  return (
    <SettledContext value={tell}>
      <Box sx={{ display: isShown ? 'block' : 'none' }}>{children}</Box>
    </SettledContext>
  );
};

/**
 * Sections whose heights depend on their rows. They load in parallel, and each appears once those above it have settled, so nothing shifts
 * while being read or pressed.
 */
export const InOrder = ({ children }: { children: ReactNode }) => {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const handleSettled = useCallback((index: number) => setSettled((before) => new Set(before).add(index)), []);
  const sections = Children.toArray(children);
  const waiting = sections.findIndex((_, index) => !settled.has(index));
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change places
    <Section key={index} index={index} isShown={waiting === -1 || index <= waiting} onSettled={handleSettled}>
      {section}
    </Section>
  ));
};
