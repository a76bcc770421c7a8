import Box from '@mui/material/Box';
import { Children, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const SettledContext = createContext<() => void>(() => undefined);

/** Tells the list of sections that this one has its final height: its rows, its empty text or its error are there. */
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
 * Sections whose heights nobody knows before their rows are there. All of them load at once, and each appears when those above it
 * have settled: nothing that is read or about to be pressed moves away.
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
