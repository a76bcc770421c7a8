/** How the engine (Apollo Server 5) refuses a malformed request, by the start of its message, and our text for it. */
const DETAILS: readonly (readonly [RegExp, string])[] = [
  [/^GraphQL operations must contain a non-empty `query`/, 'A requisição não tem consulta: informe `query`.'],
  [/^POST body missing/, 'O corpo deve ser um objeto JSON com `query`.'],
  [/^(Operation batching disabled|No operations found)/, 'Envie uma operação por requisição.'],
  [/^GraphQL queries must be strings/, '`query` deve ser um texto.'],
  [/^`(variables|extensions)` in a POST body/, '`$1` deve ser um objeto JSON.'],
  [/^`operationName` in a POST body/, '`operationName` deve ser um texto.'],
  [/^The '(\w+)' search parameter may only be specified once/, 'O parâmetro `$1` só pode aparecer uma vez.'],
  [/^The (\w+) search parameter /, 'O parâmetro `$1` deve ser um objeto JSON.'],
  [/^GET requests only support query operations/, 'Por GET só se fazem consultas (query): envie as outras operações por POST.'],
  [/^GET requests may not have a content-type/, 'Uma requisição GET não leva Content-Type além de application/json.'],
  [
    /^This operation has been blocked as a potential Cross-Site Request Forgery/,
    'Sem Authorization ou Apollo-Require-Preflight, a requisição poderia vir de outra página: envie um desses cabeçalhos.',
  ],
  [/^PersistedQueryNotSupported$/, 'Envie a consulta inteira em `query`.'],
];

/** In Portuguese, what a request lacks to be valid; undefined for the engine's messages about documents and values. */
export function requestDetailOf(message: string): string | undefined {
  for (const [pattern, text] of DETAILS) {
    const found = pattern.exec(message);
    if (found) return text.replace('$1', found[1] ?? '');
  }
  return undefined;
}
