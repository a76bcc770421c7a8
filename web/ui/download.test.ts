import { jest } from '@jest/globals';
import { downloadContent } from './download.ts';

describe('downloadContent', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('keeps the content while the browser may still read it, and lets it go then', () => {
    jest.useFakeTimers();
    const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:lote';
    const revoked = jest.fn();
    URL.revokeObjectURL = revoked;
    downloadContent(new Blob(['a;b']), 'lote.csv');
    expect(pressed).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(revoked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30_000);
    expect(revoked).toHaveBeenCalledWith('blob:lote');
  });
});
