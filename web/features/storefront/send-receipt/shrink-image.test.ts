import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shrinkImage } from './shrink-image.ts';

/** A JPEG with an EXIF block whose only field is the program. */
function jpegBy(software: string): ArrayBuffer {
  const text = [...software, '\0'].map((character) => character.charCodeAt(0));
  const entry = [0x31, 0x01, 2, 0, text.length, 0, 0, 0, 26, 0, 0, 0];
  const exif = [...'Exif\0\0'].map((character) => character.charCodeAt(0));
  const block = [...exif, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0, ...text];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, block.length + 2, ...block, 0xff, 0xda, ...Array(500).fill(0)]).buffer;
}
const photo = (bytes: ArrayBuffer, name = 'nota.jpg') => new File([bytes], name, { type: 'image/jpeg' });

describe('A photo before it is sent', () => {
  beforeEach(() => {
    globalThis.createImageBitmap = (async () => ({ width: 4_000, height: 3_000, close: () => undefined })) as never;
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('of a camera is shrunk', async () => {
    expect((await shrinkImage(photo(jpegBy('HDR+ 1.0')))).size).toBe('small'.length);
  });

  it('of an editor, and a capture of the screen, stay as they are', async () => {
    const edited = photo(jpegBy('Snapseed 2.0'));
    const capture = photo(jpegBy('HDR+ 1.0'), 'Screenshot_1.jpg');
    expect(await shrinkImage(edited)).toBe(edited);
    expect(await shrinkImage(capture)).toBe(capture);
  });
});
