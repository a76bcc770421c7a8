import { type RefObject, useEffect, useState } from 'react';

/** Reads one picture; null when there is no code on it. */
export type ReadBarcode = (picture: ImageData | Blob) => Promise<string | null>;

/** What became of the camera: refused by the person, not there (or not to be had), or its pictures could not be read. */
export type CameraState = 'starting' | 'on' | 'refused' | 'absent' | 'unreadable';

const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError'];
const troubleOf = (error: unknown): CameraState =>
  REFUSALS.includes((error as { name?: string } | null)?.name ?? '') ? 'refused' : 'absent';

/** Document 002 §9: the camera's picture is 248 by 248. */
export const CAMERA_SIZE = 248;
const BETWEEN_READS_MS = 150;
/** More points than are shown: thin bars need them. */
const READ_SIZE = CAMERA_SIZE * 2;

/** The middle of the video, as what is shown. */
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

/** Reads the camera until a code is found or the screen is left; the camera is let go then. */
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
