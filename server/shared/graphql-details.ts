/** Longer than any message of the engine. */
const LONGEST = 800;

/** The parser's names for expected or found tokens. */
const TOKENS: Readonly<Record<string, string>> = {
  '<SOF>': 'início do texto',
  '<EOF>': 'fim do texto',
  Name: 'nome',
  Int: 'número inteiro',
  Float: 'número',
  String: 'texto',
  BlockString: 'texto em bloco',
  Comment: 'comentário',
};

const token = (text: string) => text.replace(/^[<>\w]+/, (kind) => TOKENS[kind] ?? kind);
const list = (text: string) => text.replace(/,? or "/, ' ou "');

/** A message pattern of the engine (`…` stands for the variable parts) and our text for it ($1, $2 … in their place). */
const SENTENCES: readonly (readonly [string, string, ((part: string) => string)?])[] = [
  ['Expected value of type ….', 'Esperava um valor do tipo $1.'],
  ['Expected …, found ….', 'Esperava $1, mas há $2.', token],
  [
    'Unexpected single quote character (\'), did you mean to use a double quote (")?',
    'Aspas simples (\') não servem: use aspas duplas (").',
  ],
  ['Unexpected character: ….', 'Caractere inesperado: $1.', token],
  ['Unexpected variable … in constant value.', 'Variável $1 onde só cabe um valor fixo.'],
  ['Unexpected ….', 'Não se esperava $1.', token],
  ['Unterminated string.', 'Texto sem as aspas do fim.'],
  ['Invalid number, unexpected digit after 0: ….', 'Número inválido: $1 depois de 0.', token],
  ['Invalid number, expected digit but got: ….', 'Número inválido: esperava um dígito, mas há $1.', token],
  ['Invalid character within String: ….', 'Caractere inválido no texto: $1.', token],
  ['Invalid Unicode escape sequence.', 'Sequência Unicode inválida no texto.'],
  ['Invalid character escape sequence.', 'Sequência de escape inválida no texto.'],
  ['Document contains more that … tokens. Parsing aborted.', 'A consulta tem mais de $1 símbolos.'],
  ['Document contains more than … comments. Parsing aborted.', 'A consulta tem mais de $1 comentários.'],
  ['Source contains more than … UTF-16 code units. Parsing aborted.', 'A consulta tem mais de $1 caracteres.'],
  ['Cannot query field … on type ….', 'O tipo $2 não tem o campo $1.'],
  ['Unknown argument … on field ….', 'O campo $2 não tem o argumento $1.'],
  ['Unknown argument … on directive ….', 'A diretiva $2 não tem o argumento $1.'],
  ['Unknown directive ….', 'A diretiva $1 não existe.'],
  ['Directive … may not be used on ….', 'A diretiva $1 não pode ser usada em $2.'],
  ['The directive … can only be used once at this location.', 'A diretiva $1 só pode aparecer uma vez aqui.'],
  ['Unknown fragment ….', 'O fragmento $1 não existe.'],
  ['Fragment … is never used.', 'O fragmento $1 não é usado.'],
  ['Fragment cannot condition on non composite type ….', 'Um fragmento não pode ser do tipo $1, que não tem campos.'],
  ['Fragment … cannot condition on non composite type ….', 'O fragmento $1 não pode ser do tipo $2, que não tem campos.'],
  [
    'Fragment cannot be spread here as objects of type … can never be of type ….',
    'O fragmento não cabe aqui: o que é do tipo $1 nunca é do tipo $2.',
  ],
  [
    'Fragment … cannot be spread here as objects of type … can never be of type ….',
    'O fragmento $1 não cabe aqui: o que é do tipo $2 nunca é do tipo $3.',
  ],
  ['Cannot spread fragment … within itself via ….', 'O fragmento $1 contém a si mesmo por meio de $2.'],
  ['Cannot spread fragment … within itself.', 'O fragmento $1 contém a si mesmo.'],
  ['This anonymous operation must be the only defined operation.', 'Uma operação sem nome deve ser a única da consulta.'],
  ['There can be only one argument named ….', 'O argumento $1 aparece mais de uma vez.'],
  ['There can be only one fragment named ….', 'O fragmento $1 é definido mais de uma vez.'],
  ['There can be only one input field named ….', 'O campo $1 aparece mais de uma vez no valor.'],
  ['There can be only one operation named ….', 'A operação $1 é definida mais de uma vez.'],
  ['There can be only one variable named ….', 'A variável $1 é definida mais de uma vez.'],
  ['The … definition is not executable.', 'A definição $1 não pode ser executada.'],
  ['Unknown type ….', 'O tipo $1 não existe.'],
  [
    'Field … of type … must have a selection of subfields. Did you mean "… { ... }"?',
    'O campo $1, do tipo $2, pede a seleção dos seus campos: $3 { … }.',
  ],
  ['Field … of type … must have at least one field selected.', 'O campo $1, do tipo $2, pede ao menos um campo.'],
  ['Field … must not have a selection since type … has no subfields.', 'O campo $1 não tem o que selecionar: o tipo $2 não tem campos.'],
  ['Field … argument … of type … is required, but it was not provided.', 'O campo $1 pede o argumento $2, do tipo $3.'],
  ['Directive … argument … of type … is required, but it was not provided.', 'A diretiva $1 pede o argumento $2, do tipo $3.'],
  ['Field … of required type … was not provided.', 'Falta o campo $1, do tipo $2.'],
  ['Field … must be non-null.', 'O campo $1 não pode ser nulo.'],
  ['Field … is not defined by type ….', 'O tipo $2 não tem o campo $1.'],
  [
    'Fields … conflict because …. Use different aliases on the fields to fetch both if this was intentional.',
    'Os campos $1 se chocam: dê um apelido a cada um para receber os dois.',
  ],
  ['Variable … got an invalid value at …; …', 'A variável $1 tem um valor inválido em $2. $3'],
  ['Variable … got an invalid value; …', 'A variável $1 tem um valor inválido. $2'],
  ['Variable … got an invalid value at ….', 'A variável $1 tem um valor inválido em $2.'],
  ['Variable … got an invalid value.', 'A variável $1 tem um valor inválido.'],
  ['Variable … is not defined by operation ….', 'A operação $2 não define a variável $1.'],
  ['Variable … is not defined.', 'A variável $1 não foi definida.'],
  ['Variable … is never used in operation ….', 'A operação $2 não usa a variável $1.'],
  ['Variable … is never used.', 'A variável $1 não é usada.'],
  ['Variable … cannot be non-input type ….', 'A variável $1 não pode ser do tipo $2, que só existe em respostas.'],
  ['Variable … of type … used in position expecting type ….', 'A variável $1, do tipo $2, está onde se espera o tipo $3.'],
  ['Variable … of required type … was not provided.', 'Falta o valor da variável $1, do tipo $2.'],
  ['Variable … of non-null type … must not be null.', 'A variável $1, do tipo $2, não pode ser nula.'],
  ['Too many errors processing variables, error limit reached. …', 'As variáveis têm erros demais.'],
  ['Variables must be provided as an Object …', 'As variáveis devem ser um objeto JSON com o valor de cada uma.'],
  ['Argument … has an invalid value.', 'O argumento $1 tem um valor inválido.'],
  ['Argument … of required type … was not provided.', 'Falta o argumento $1, do tipo $2.'],
  ['Argument … of non-null type … must not be null.', 'O argumento $1, do tipo $2, não pode ser nulo.'],
  ['Expected non-nullable type … not to be null.', 'O tipo $1 não aceita nulo.'],
  ['Expected type … to be an object.', 'Esperava um objeto do tipo $1.'],
  ['Expected type ….', 'Esperava o tipo $1.'],
  ['Value does not exist in … enum.', 'Esperava um dos valores de $1.'],
  ['Int cannot represent non-integer value.', 'Esperava um número inteiro (Int).'],
  ['Int cannot represent non 32-bit signed integer value.', 'Esperava um número inteiro até 2147483647 (Int).'],
  ['Float cannot represent non numeric value.', 'Esperava um número (Float).'],
  ['String cannot represent a non string value.', 'Esperava um texto (String).'],
  ['Boolean cannot represent a non boolean value.', 'Esperava true ou false (Boolean).'],
  ['ID cannot represent a non-string and non-integer value.', 'Esperava uma identificação (ID): texto ou inteiro.'],
  ['ID cannot represent value.', 'Esperava uma identificação (ID): texto ou inteiro.'],
  ['Upload value invalid.', 'Esperava um arquivo (Upload).'],
  ['The … operation is not supported by the schema.', 'O esquema não tem operações do tipo $1.'],
  ['Unknown operation named ….', 'A consulta não tem a operação $1.'],
  ['Must provide an operation.', 'A consulta não tem operação.'],
  ['Must provide operation name if query contains multiple operations.', 'A consulta tem mais de uma operação: informe o nome de uma.'],
  ['Maximum introspection depth exceeded', 'A pergunta sobre o esquema é funda demais.'],
  ['The field … is deprecated. …', 'O campo $1 está em desuso. $2'],
  ['The enum value … is deprecated. …', 'O valor $1 está em desuso. $2'],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const rules = SENTENCES.map(([from, to, change]) => ({
  pattern: new RegExp(`^${from.split('…').map(escaped).join('(.*?)')}$`, 's'),
  to,
  change,
}));

const SUGGESTION = /^(.*?) Did you mean (?:to use an inline fragment on |the enum value )?("\w.*)\?$/s;

function sentence(text: string): string {
  for (const { pattern, to, change = (part: string) => part } of rules) {
    const found = pattern.exec(text);
    if (found) return to.replace(/\$(\d)/g, (_, index) => sentence(change(found[Number(index)] ?? '')));
  }
  return text;
}

/** Schema names the engine suggests in place of a value. */
const SUGGESTED_VALUES = / Did you mean (?:the enum value )?"\w+"(?:, "\w+")*(?:,? or "\w+")?\?$/;

/** How the engine quotes a submitted value, and the message without it. */
const REPEATED: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^Expected value of type ("[^"]+"), found /, ([, type]) => `Expected value of type ${type}.`],
  [/^Expected type ("\w+")\. /, ([, type]) => `Expected type ${type}.`],
  [/^Argument ("\w+") has invalid value /, ([, argument]) => `Argument ${argument} has an invalid value.`],
  // The last occurrence: the value itself may contain these words.
  [/^Value ".*" does not exist in ("\w+") enum\./s, ([, type]) => `Value does not exist in ${type} enum.`],
  [/^Enum ("\w+") cannot represent non-(?:string|enum) value: /, ([, type]) => `Value does not exist in ${type} enum.`],
  [/^(\w+ cannot represent (?:a )?(?:non[\w -]* )?value): /, ([, start]) => `${start}.`],
  [/^(.*(?:Expected .*, found|Unexpected)) (Name|Int|Float|String|BlockString|Comment) ".*"\.$/s, ([, start, kind]) => `${start} ${kind}.`],
  [/^Invalid (Unicode|character) escape sequence: /, ([, kind]) => `Invalid ${kind} escape sequence.`],
];

/** The message without the values it quotes: a value may be a password, and proxies, logs and screens keep answers. */
function withoutValues(message: string, cause: string): string {
  const variable = /^Variable ("\$\w+") got invalid value /.exec(message);
  if (variable) {
    const [, name] = variable;
    const isCaused = cause !== '' && message.endsWith(`; ${cause}`);
    const before = isCaused ? message.slice(0, -cause.length - 2) : '';
    const path = / at ("\w+(?:\.\w+|\[\d+\])+")$/.exec(before)?.[1];
    return `Variable ${name} got an invalid value${path ? ` at ${path}` : ''}${isCaused ? `; ${withoutValues(cause, '')}` : '.'}`;
  }
  for (const [pattern, rest] of REPEATED) {
    const found = pattern.exec(message);
    if (found) return `${rest(found)}${SUGGESTED_VALUES.exec(message)?.[0] ?? ''}`;
  }
  return message;
}

/**
 * A GraphQL engine refusal (parsing, validation, values; graphql-js 16) in Portuguese, for analysts: which name, where, and the expected
 * type, never the submitted value. `cause` is the message of the original error, which shows where a variable's value ends. Unknown
 * messages stay in English; those over 800 characters are cut. Used by both the server's errors and the console's editor.
 */
export function graphqlDetailOf(message: string, cause = ''): string {
  const whole = withoutValues(message.replace(/^Syntax Error: /, ''), cause);
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  const suggested = text.includes('must have a selection') ? null : SUGGESTION.exec(text);
  return suggested ? `${sentence(suggested[1] ?? '')} Seria ${list(suggested[2] ?? '')}?` : sentence(text);
}
