import { jest } from '@jest/globals';
import { copyText } from './copy-text.ts';
import { messages } from './messages.ts';
import { toast } from './toast.ts';

const refusing = { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) };

describe('copyText', () => {
  const said: string[] = [];
  /** The text selected when `execCommand` runs. */
  let selected = '';
  const withBrowser = ({ clipboard, copies }: { clipboard: object | undefined; copies?: boolean }) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected = field.value.slice(field.selectionStart, field.selectionEnd);
      return copies ?? false;
    };
  };
  beforeEach(() => {
    said.length = 0;
    selected = '';
    jest.spyOn(toast, 'success').mockImplementation((text) => void said.push(text));
    jest.spyOn(toast, 'error').mockImplementation((text) => void said.push(text));
  });
  afterEach(() => jest.restoreAllMocks());

  it('writes to the clipboard', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    withBrowser({ clipboard: { writeText } });
    await copyText('ABCD-2345', 'Código copiado');
    expect(writeText).toHaveBeenCalledWith('ABCD-2345');
    expect(said).toEqual(['Código copiado']);
  });

  it.each([
    ['is not there', undefined],
    ['is refused', refusing],
  ])('copies a selection where the clipboard %s, and gives the focus back', async (_case, clipboard) => {
    withBrowser({ clipboard, copies: true });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('ABCD-2345', 'Código copiado');
    expect(selected).toBe('ABCD-2345');
    expect(said).toEqual(['Código copiado']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says how to copy by hand where nothing else is left', async () => {
    withBrowser({ clipboard: undefined });
    await copyText('ABCD-2345', 'Código copiado');
    expect(said).toEqual([messages.copyFailed]);
  });
});
