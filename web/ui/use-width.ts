import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in whole pixels, kept up to date; 0 before it is drawn. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    // At once, so that what depends on it is drawn right the first time.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
