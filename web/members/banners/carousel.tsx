import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useRef, useState } from 'react';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO, BannerSlide, type Slide } from './banner-slide.tsx';
import { useRotation } from './use-rotation.ts';

/** Height of the control bar below the slides, in pixels; the storefront's buttons are this tall. */
export const CAROUSEL_CONTROLS_HEIGHT = 48;

interface CarouselProps {
  slides: readonly Slide[];
}

const controlSx = { width: 44, height: CAROUSEL_CONTROLS_HEIGHT, color: 'text.secondary' };

/** A row of slides that advances by itself until the person hovers, swipes or pauses it. */
export const Carousel = ({ slides }: CarouselProps) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const total = slides.length;
  const show = useCallback(
    (index: number) => {
      const next = (index + total) % total;
      setCurrent(next);
      const list = track.current;
      list?.scrollTo?.({ left: next * list.clientWidth, behavior: isStill ? 'auto' : 'smooth' });
    },
    [total, isStill],
  );
  const { isRotating, isPaused, togglePaused, hold } = useRotation(
    total,
    useCallback(() => show(current + 1), [show, current]),
  );
  const handleScrollEnd = () => {
    // The person swiped, so update the current slide.
    const list = track.current;
    if (list?.clientWidth) setCurrent(Math.min(total - 1, Math.round(list.scrollLeft / list.clientWidth)));
  };
  return (
    <Box
      component="section"
      aria-roledescription="carrossel"
      aria-label={texts.carousel}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box
        ref={track}
        // Scrollable content must be keyboard-focusable.
        tabIndex={0}
        role="group"
        aria-label={texts.slides}
        aria-live={isRotating ? 'off' : 'polite'}
        onScrollEnd={handleScrollEnd}
        sx={{
          display: 'flex',
          aspectRatio: BANNER_RATIO,
          borderRadius: 1.5,
          overflowX: 'auto',
          overflowY: 'hidden',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        {slides.map((slide, index) => (
          <Box
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={texts.slide(index + 1, total, slide.titulo)}
            inert={index !== current}
            sx={{ flex: '0 0 100%', minWidth: 0, height: '100%', scrollSnapAlign: 'start' }}
          >
            {/* Browsers load lazy pictures of every slide at once, because the slides are in one row. */}
            {(!slide.image || Math.abs(index - current) <= 1) && <BannerSlide slide={slide} isFirst={index === 0} />}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: CAROUSEL_CONTROLS_HEIGHT }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {slides[current]?.image ? slides[current].titulo : null}
        </Typography>
        {total > 1 && (
          <>
            <IconButton aria-label={isPaused ? texts.play : texts.pause} onClick={togglePaused} sx={controlSx}>
              {isPaused ? <PlayArrowRounded /> : <PauseRounded />}
            </IconButton>
            <IconButton aria-label={texts.previous} onClick={() => show(current - 1)} sx={controlSx}>
              <ChevronLeft />
            </IconButton>
            <Typography
              variant="body2"
              component="span"
              aria-hidden
              sx={{ minWidth: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
            >
              {texts.place(current + 1, total)}
            </Typography>
            <IconButton aria-label={texts.next} onClick={() => show(current + 1)} sx={controlSx}>
              <ChevronRight />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  );
};
