const ANSWERS = new Set(['*/*', 'application/*', 'application/json', 'application/graphql-response+json']);

/**
 * Whether the client accepts this door's answers, checked before anything runs: the engine checks only after a mutation is done. Parameters
 * other than a quality and our charset name another representation, which we do not have.
 */
export function acceptsJson(accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return (
      ANSWERS.has(type ?? '') && parameters.every((part) => (part.startsWith('q=') ? Number(part.slice(2)) > 0 : part === 'charset=utf-8'))
    );
  });
}

/** The media type of a body without parameters, in lower case, and its charset; both '' when absent. */
export function contentTypeOf(header: string | undefined): { type: string; charset: string } {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length) ?? '';
  return { type, charset: charset.replaceAll('"', '') };
}
