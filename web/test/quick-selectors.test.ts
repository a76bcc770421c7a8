import { afterEach, describe, expect, it } from '@jest/globals';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Whether the rule matches the page's element `#here`. */
function reaches(selector: string, page: string): boolean {
  document.head.innerHTML = `<style>${selector} { display: flex }</style>`;
  document.body.innerHTML = page;
  return getComputedStyle(document.querySelector('#here')!).display === 'flex';
}

describe('computed styles of the tests', () => {
  it.each([
    ['.one', '<p id="here" class="two one">'],
    ['p.one.two', '<p id="here" class="two one">'],
    ['.other, .one', '<p id="here" class="one">'],
    ['*', '<p id="here">'],
    ['#here', '<p id="here">'],
    ['.outer > .one', '<div class="outer"><p id="here" class="one"></div>'],
    ['.outer>*', '<div class="outer"><p id="here"></div>'],
    ['.one:not(.two, :disabled)', '<p id="here" class="one">'],
    [':is(.other, .one)', '<p id="here" class="one">'],
    [':where(.outer :not(.two))', '<div class="outer"><p id="here"></div>'],
    ['.one:has(> b.two)', '<p id="here" class="one"><b class="two">'],
    ['[data-name="a, .b"].one', '<p id="here" class="one" data-name="a, .b">'],
    ['[class~=one]', '<p id="here" class="two one">'],
    ['.one\\:two', '<p id="here" class="one:two">'],
    ['.ação', '<p id="here" class="ação">'],
    ['.one  .two', '<div class="one"><p id="here" class="two"></div>'],
  ])('reach the element that %s means', (selector, page) => {
    expect(reaches(selector, page)).toBe(true);
  });

  it.each([
    ['.one', '<p id="here" class="one-two">'],
    ['b.one', '<p id="here" class="one">'],
    ['.one .two', '<div class="two"><p id="here" class="one"></div>'],
    ['.one:not(.two)', '<p id="here" class="one two">'],
    [':is(.one, .two) b', '<p id="here" class="one">'],
  ])('do not reach one that %s does not mean', (selector, page) => {
    expect(reaches(selector, page)).toBe(false);
  });
});
