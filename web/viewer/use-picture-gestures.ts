import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { moved, type PictureView, zoomed } from './picture-view.ts';

interface Point {
  x: number;
  y: number;
}

const WHEEL_SPEED = 0.0018;

const fromMiddle = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
};

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = ([a, b]: readonly Point[]): Point => (a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 });

/** Wheel, drag and pinch over a frame, as changes to the picture's view. */
export const usePictureGestures = (frame: RefObject<HTMLElement | null>, change: (next: (view: PictureView) => PictureView) => void) => {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = fromMiddle(element, event);
      latest.current((view) => zoomed(view, Math.exp(-event.deltaY * WHEEL_SPEED), point));
    };
    // React adds wheel listeners as passive, so the page would scroll too.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [frame]);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const before = [...fingers.current.values()];
    const now = fromMiddle(event.currentTarget, event);
    fingers.current.set(event.pointerId, now);
    if (before.length === 1) {
      latest.current((view) => moved(view, now.x - last.x, now.y - last.y));
      return;
    }
    const after = [...fingers.current.values()];
    const factor = distance(before) > 0 ? distance(after) / distance(before) : 1;
    latest.current((view) => zoomed(view, factor, middle(after)));
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown: handleDown, onPointerMove: handleMove, onPointerUp: handleUp, onPointerCancel: handleUp };
};
