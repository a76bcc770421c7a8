/** How a picture is shown: `scale` 1 fits it unrotated; x and y are pixels from the centre; rotation is in degrees. */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
  rotation: 0 | 90 | 180 | 270;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole picture, upright. */
export const WHOLE: PictureView = { scale: 1, x: 0, y: 0, rotation: 0 };
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

/** The scale at which a picture, laid out to fit unrotated, fits its frame when rotated. */
const fittingScale = (rotation: PictureView['rotation'], frame: Size, picture: Size): number => {
  const isSideways = rotation === 90 || rotation === 270;
  if (!isSideways || !frame.width || !frame.height || !picture.width || !picture.height) return 1;
  const upright = Math.min(frame.width / picture.width, frame.height / picture.height);
  return Math.min(frame.width / picture.height, frame.height / picture.width) / upright;
};

/** The whole picture in its current rotation. */
export const fitted = ({ rotation }: PictureView, frame: Size, picture: Size): PictureView => ({
  ...WHOLE,
  rotation,
  scale: fittingScale(rotation, frame, picture),
});

/** Rotates a quarter turn clockwise and fits the whole picture. */
export const rotated = (view: PictureView, frame: Size, picture: Size): PictureView =>
  fitted({ ...view, rotation: NEXT_ROTATION[view.rotation] }, frame, picture);

/** The view as a CSS transform around the centre. */
export const transformOf = ({ scale, x, y, rotation }: PictureView): string =>
  `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
