import { type RefObject, useEffect, useState } from 'react';

/** Reads one picture; null when it shows no code. */
export type ReadBarcode = (picture: ImageData | Blob) => Promise<string | null>;

/** State of the camera: denied, unavailable, or unreadable. */
export type CameraState = 'starting' | 'on' | 'refused' | 'absent' | 'unreadable';

const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError'];
const troubleOf = (error: unknown): CameraState =>
  REFUSALS.includes((error as { name?: string } | null)?.name ?? '') ? 'refused' : 'absent';

/** The camera's picture is 248 by 248 (document 002 §9). */
export const CAMERA_SIZE = 248;
const BETWEEN_READS_MS = 150;
/** Reads more pixels than are shown, because thin bars need them. */
const READ_SIZE = CAMERA_SIZE * 2;

/** Crops the centre of the video, the area shown. */
const grab = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const side = Math.min(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!side || !context) return null;
  context.drawImage(video, (video.videoWidth - side) / 2, (video.videoHeight - side) / 2, side, side, 0, 0, READ_SIZE, READ_SIZE);
  return context.getImageData(0, 0, READ_SIZE, READ_SIZE);
};

interface Options {
  video: RefObject<HTMLVideoElement | null>;
  read: ReadBarcode;
  onFound: (gtin: string) => void;
}

/** Reads from the camera until it finds a code or the screen closes, then releases the camera. */
export const useCameraBarcode = ({ video, read, onFound }: Options): CameraState => {
  const [state, setState] = useState<CameraState>('starting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once for each time the reader is shown.
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | null = null;
    const canvas = Object.assign(document.createElement('canvas'), { width: READ_SIZE, height: READ_SIZE });
    const look = async () => {
      while (!isLeft) {
        const picture = video.current ? grab(video.current, canvas) : null;
        const gtin = picture ? await read(picture) : null;
        if (gtin && !isLeft) return onFound(gtin);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
      }
    };
    const start = async () => {
      const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (isLeft || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
    };
    const end = (state: CameraState) => {
      stop();
      if (!isLeft) setState(state);
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().then(
      () => look().catch(() => end('unreadable')),
      (error: unknown) => end(troubleOf(error)),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return state;
};
