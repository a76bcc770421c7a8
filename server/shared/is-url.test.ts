import { isUrl } from './is-url.ts';

describe('isUrl', () => {
  it.each([
    ['https://exemplo.com/a?b=1', true],
    ['mailto:ana@exemplo.com', true],
    ['exemplo.com', false],
    ['https://', false],
    ['', false],
  ])('says of %p: %p', (text, is) => expect(isUrl(text)).toBe(is));
});
