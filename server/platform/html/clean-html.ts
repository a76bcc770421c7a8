/** The HTML allowed in user-written text. */
export interface AllowedHtml {
  tags: readonly string[];
  /** Of links only. */
  attributes: readonly string[];
}

/** Keeps only the allowed HTML; links open safely in a new tab. Empty when no text is left. Loads the library with the first text. */
export async function cleanHtml(html: string, { tags, attributes }: AllowedHtml): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  const clean = sanitize(html, {
    allowedTags: [...tags],
    allowedAttributes: { a: [...attributes, 'target', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
  }).trim();
  const text = sanitize(clean, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim();
  return text ? clean : '';
}
