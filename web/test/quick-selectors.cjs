const path = require('node:path');

/**
 * jsdom asks its selector engine about every rule of every style sheet whenever a computed style is read, and `getByRole` reads one for
 * each element: two fifths of the processor time of a screen's test. Most rules are for a class of Emotion that the element does not
 * have, which is seen without the engine. The answers are the engine's own.
 */
const engine = require(path.join(path.dirname(require.resolve('jsdom/package.json')), 'lib/jsdom/living/helpers/selectors.js'));
const ask = engine.matchesDontThrow;

/** What the last compound of each selector of a list wants of the element itself; null where only the engine can tell. */
function requirementsOf(list) {
  let text = list.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  if (/[^\w\s.,:#>+~*-]/.test(text)) return null;
  return text.split(',').map((selector) => {
    const compound = /[^\s>+~]*$/.exec(selector.trim())[0];
    return { tag: /^[\w-]+/.exec(compound)?.[0].toLowerCase(), className: /\.([\w-]+)/.exec(compound)?.[1] };
  });
}

const known = new Map();

engine.matchesDontThrow = (element, list) => {
  if (list !== undefined && !known.has(list)) known.set(list, requirementsOf(list));
  const requirements = known.get(list);
  const mayMatch = !requirements?.every(
    ({ tag, className }) =>
      (tag !== undefined && tag !== element.localName.toLowerCase()) || (className !== undefined && !element.classList.contains(className)),
  );
  return mayMatch && ask(element, list);
};
