import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { PrintedPlace } from './read-fields.ts';
import { readingTexts as texts } from './reading.messages.ts';
import { type ReadingDesk, useReadingDesk } from './reading-desk.ts';

const styleOf = ({ x, y, w, h }: PrintedPlace) => ({
  left: `${100 * x}%`,
  top: `${100 * y}%`,
  width: `${100 * w}%`,
  height: `${100 * h}%`,
});

/** The reading on the picture: the place of the field in focus, and the printed lines while text is chosen. */
export const PictureMarks = () => {
  const desk = useReadingDesk();
  if (!desk) return null;
  return (
    <>
      {desk.shown ? (
        <Box
          data-place
          aria-hidden
          style={styleOf(desk.shown)}
          sx={{
            position: 'absolute',
            borderRadius: '2px',
            outline: 'calc(3px / var(--picture-scale, 1)) solid',
            outlineOffset: 'calc(3px / var(--picture-scale, 1))',
            outlineColor: 'warning.light',
            // A dark line on the other side keeps the box visible on any print.
            boxShadow: '0 0 0 calc(8px / var(--picture-scale, 1)) rgba(0, 0, 0, 0.35)',
          }}
        />
      ) : null}
      {desk.isChoosing ? <PrintedLines desk={desk} /> : null}
    </>
  );
};

/** Which line is nearest to the place of the field in focus. */
const nearest = ({ reading, shown }: ReadingDesk): number => {
  const distances = reading.linhas.map(({ lugar }) => Math.abs(lugar.y - (shown?.y ?? 0)));
  return distances.indexOf(Math.min(...distances));
};

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowRight: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  ArrowLeft: 'previousElementSibling',
};

/** The printed lines as buttons: arrows move between them, Enter or a press fills the field, Esc ends. */
const PrintedLines = ({ desk }: { desk: ReadingDesk }) => {
  const group = useRef<HTMLDivElement | null>(null);
  const first = useRef(nearest(desk));
  useEffect(() => {
    (group.current?.children[first.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const next = step && (event.target as HTMLElement)[step];
    if (next) (next as HTMLElement).focus({ preventScroll: true });
    if (event.key === 'Escape') desk.setChoosing(false);
    if (step || event.key === 'Escape') event.preventDefault();
  };
  const choose = (event: MouseEvent, text: string) => {
    desk.fill.current?.(text);
    // A press of a key chooses once; the pointer goes on choosing.
    if (event.detail === 0) desk.setChoosing(false);
  };
  return (
    <Box ref={group} role="group" aria-label={texts.chooseText} onKeyDown={handleKey} sx={{ display: 'contents' }}>
      {desk.reading.linhas.map(({ texto, lugar }, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt may print the same line twice, and lines never change places
          key={index}
          component="button"
          type="button"
          tabIndex={index === first.current ? 0 : -1}
          aria-label={texto}
          title={texto}
          // The frame would take the press for a drag, and the field would lose its focus.
          onPointerDown={(event) => event.stopPropagation()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => choose(event, texto)}
          style={styleOf(lugar)}
          sx={{
            position: 'absolute',
            p: 0,
            border: 0,
            bgcolor: 'rgba(36, 87, 143, 0.12)',
            pointerEvents: 'auto',
            cursor: 'copy',
            '&:hover, &:focus-visible': {
              bgcolor: 'rgba(36, 87, 143, 0.3)',
              outline: 'calc(2px / var(--picture-scale, 1)) solid',
              outlineColor: 'info.main',
            },
          }}
        />
      ))}
    </Box>
  );
};
