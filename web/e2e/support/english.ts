import type { Page } from '@playwright/test';

/** Words that exist only in English, excluding those of the query language (query, mutation, type names). */
const ENGLISH =
  /\b(the|this|that|with|of|to|for|and|or|is|are|not|show|hide|open|close|copy|paste|cut|find|replace|search|select|add|remove|delete|edit|save|cancel|clear|run|execute|stop|settings|shortcuts?|history|documentation|explorer|editor commands|result|window|variables|headers|untitled|prettify|merge|fetch|refetch|schema types|root types|fields|arguments|icon|go|next|previous|toggle|fold|unfold|loading|suggestions?|match|matches|case|word|label|favorite|set|active|command|palette|change|view|problem|quick|fix)\b/i;

/** English text that people read or hear on the page: texts, labels, titles and placeholders, except the editors' content. */
export const englishOn = (page: Page, scope: string, allowed: RegExp): Promise<string[]> =>
  page.evaluate(
    ({ scope, english, allowed }) => {
      const [word, fine] = [new RegExp(english, 'i'), new RegExp(allowed)];
      // Typed text, answers and schema descriptions belong to the person or the server.
      const own =
        '.view-lines, .suggest-input-container, [class*="-markdown-"], [class*="-argument-name"], [class*="-field-name"], [class*="-type-name"], ' +
        '.graphiql-doc-explorer-title, .graphiql-doc-explorer-back, .graphiql-doc-explorer-root-type, code, kbd, style, script, svg';
      const found = new Set<string>();
      const read = (text: string | null | undefined) => {
        const told = text?.replaceAll('\u00a0', ' ').trim() ?? '';
        if (told && word.test(told) && !fine.test(told)) found.add(told);
      };
      for (const root of document.querySelectorAll(scope)) {
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (element.closest(own)) continue;
          for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription'])
            read(element.getAttribute(name));
          for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) read(node.textContent);
        }
      }
      return [...found];
    },
    { scope, english: ENGLISH.source, allowed: allowed.source },
  );

/** Whether a label contains an English word. */
export const isEnglish = (label: string): boolean => ENGLISH.test(label);

interface EditorOfConsole {
  __MONACO?: { editor: { getEditors: () => { getSupportedActions: () => { label: string }[] }[] } };
}

/** The commands of the console's editors, as their list shows them. */
export const commandsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((globalThis as EditorOfConsole).__MONACO?.editor.getEditors() ?? []).flatMap((editor) =>
      editor.getSupportedActions().map(({ label }) => label),
    ),
  );
