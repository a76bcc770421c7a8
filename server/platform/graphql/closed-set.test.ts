import { z } from 'zod';
import { closedSet } from './closed-set.ts';

describe('a closed set', () => {
  const ripeness = closedSet('SampleRipeness', 'How ripe a fruit is.', { VERDE: 'Not yet.', MADURA: 'To eat.' });

  it('is its words, for rules and statements', () => {
    expect(ripeness).toEqual({ VERDE: 'VERDE', MADURA: 'MADURA' });
    expect(z.enum(ripeness).safeParse('MADURA').success).toBe(true);
    expect(z.enum(ripeness).safeParse('PODRE').success).toBe(false);
  });

  it('keeps documented numbers behind the names of GraphQL', () => {
    const size = closedSet('SampleSize', 'Size of a fruit.', { SMALL: 'Up to an apple.', LARGE: 'Above.' }, { SMALL: 0, LARGE: 1 });
    expect(size).toEqual({ SMALL: 0, LARGE: 1 });
    expect([0, 1, 2, 'LARGE'].map((value) => z.enum(size).safeParse(value).success)).toEqual([true, true, false, false]);
  });

  it('is defined once', () => {
    expect(() => closedSet('SampleRipeness', 'Again.', { VERDE: 'Not yet.' })).toThrow('closed set SampleRipeness is defined twice');
  });
});
