/**
 * How a picture is shown. `scale` 1 shows all of it in its rotation; x and y are pixels from the centre of the frame; rotation is in degrees.
 * No value depends on the picture's own size, so that the next one can be shown the same way.
 */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
  rotation: 0 | 90 | 180 | 270;
  /** Grey and hard, for faded print. */
  hasContrast: boolean;
}

/** The whole picture, upright. */
export const WHOLE: PictureView = { scale: 1, x: 0, y: 0, rotation: 0, hasContrast: false };
/** Zoom factor of a button or key press. */
export const ZOOM_STEP = 1.4;
const MIN_SCALE = 0.3;
const MAX_SCALE = 12;

const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** Zooms around the pointer (in pixels from the frame's centre), which stays over the same point. */
export const zoomed = (view: PictureView, factor: number, point: { x: number; y: number } = { x: 0, y: 0 }): PictureView => {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const ratio = scale / view.scale;
  return { ...view, scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
};

/** Moves the picture by screen pixels. */
export const moved = (view: PictureView, dx: number, dy: number): PictureView => ({ ...view, x: view.x + dx, y: view.y + dy });

/** The whole picture in its current rotation. */
export const fitted = (view: PictureView): PictureView => ({ ...view, scale: 1, x: 0, y: 0 });

/** The view of a picture that needs clockwise quarter turns to be upright. */
export const upright = (view: PictureView, quarterTurns: number): PictureView =>
  quarterTurns === 0 ? view : upright({ ...view, rotation: NEXT_ROTATION[view.rotation] }, quarterTurns - 1);

/** Rotates a quarter turn clockwise and shows the whole picture. */
export const rotated = (view: PictureView): PictureView => fitted({ ...view, rotation: NEXT_ROTATION[view.rotation] });

/** The other contrast. */
export const contrasted = (view: PictureView): PictureView => ({ ...view, hasContrast: !view.hasContrast });

/** The picture's box in a frame that is a size container: sideways, its width is the frame's height, so that all of it fits. */
export const boxOf = ({ rotation }: PictureView) =>
  rotation === 90 || rotation === 270 ? { width: '100cqh', height: '100cqw' } : { width: '100cqw', height: '100cqh' };

/** The visible picture inside its box, where it is contained with the ratio of its width to its height; `--picture-scale` is its zoom. */
export const contentOf = (view: PictureView, ratio: number): Record<string, string | number> => {
  const { width, height } = boxOf(view);
  return { width: `min(${width}, calc(${height} * ${ratio}))`, aspectRatio: ratio, '--picture-scale': view.scale };
};

/** The view as CSS of a picture whose corner is at the middle of its frame. */
export const styleOf = ({ scale, x, y, rotation, hasContrast }: PictureView) => ({
  transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`,
  filter: hasContrast ? 'grayscale(1) contrast(2)' : 'none',
});
