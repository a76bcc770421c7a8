/**
 * The kind of problem, which is all a door needs to choose a status. `limit` is a rate (429 with Retry-After): the same request may succeed
 * later. A request that needs other input or another state is `invalid` or `conflict`, or clients would repeat it forever.
 */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'limit' | 'unavailable';

type ErrorParams = Record<string, string | number | null | undefined>;

interface ErrorDefinition {
  kind: ErrorKind;
  /** The exact pt-BR text, or a function of the parameters. */
  text: string | ((params: ErrorParams) => string);
  /** The input field the refusal is about, if any. */
  field?: string;
  /** The HTTP status, where it is not the one of the kind. */
  status?: number;
  /**
   * Seconds after which the same request may pass, for an `unavailable` that an operator decided. It is no failure: it is not logged as one,
   * and a job waits as long without using up a try.
   */
  retryAfterSeconds?: number;
}

/** One refused field of an input: the documented name and the pt-BR text to show beside it. */
export interface FieldProblem {
  field: string;
  message: string;
}

const definitions = new Map<string, ErrorDefinition>();

/**
 * Adds a module's refusals to the one table of error codes. Codes are NOUN_PROBLEM, stable and English; texts are the documents' own where
 * given. A duplicate code stops the server at start-up.
 */
export function defineErrors<Code extends string>(table: Record<Code, ErrorDefinition>): void {
  for (const [code, definition] of Object.entries<ErrorDefinition>(table)) {
    if (definitions.has(code)) throw new Error(`error code ${code} is defined twice`);
    definitions.set(code, definition);
  }
}

/** A code's kind, text and field, for the OpenAPI document. Throws on an undefined code. */
export function errorDefinition(code: string): ErrorDefinition {
  const definition = definitions.get(code);
  if (!definition) throw new Error(`unknown error code ${code}`);
  return definition;
}

/** Every code of the table, sorted. */
export const allErrorCodes = (): string[] => [...definitions.keys()].sort();

/** The text of a code; one that needs parameters is shown with 10 for each. */
export function exampleText(code: string): string {
  const { text } = errorDefinition(code);
  if (typeof text === 'string') return text;
  const plain = text({});
  return /undefined|NaN|null/.test(plain) ? text(new Proxy({}, { get: () => 10 })) : plain;
}

/** Whether a code is in the table, e.g. one raised by a database function. */
export function isErrorCode(code: string): boolean {
  return definitions.has(code);
}

/** A refusal that a person caused and may read. Thrown inside an action, it rolls the transaction back. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly fields: FieldProblem[];
  /** Set when an operator decided that the request has to wait. */
  readonly retryAfterSeconds: number | undefined;
  readonly params: ErrorParams;
  /** What a client needs to go on after this refusal, beside its text. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, params: ErrorParams = {}, fields?: FieldProblem[], details?: Readonly<Record<string, unknown>>) {
    const definition = definitions.get(code);
    if (!definition) throw new Error(`unknown error code ${code}`);
    super(typeof definition.text === 'string' ? definition.text : definition.text(params));
    this.name = 'AppError';
    this.code = code;
    this.kind = definition.kind;
    this.retryAfterSeconds = definition.retryAfterSeconds;
    this.params = params;
    this.details = details;
    this.fields = fields ?? (definition.field ? [{ field: definition.field, message: this.message }] : []);
  }
}

/** Seconds that an operator's decision makes the work wait; undefined for every other error. */
export const postponedBy = (error: unknown): number | undefined => (error instanceof AppError ? error.retryAfterSeconds : undefined);

defineErrors({
  INPUT_INVALID: { kind: 'invalid', text: ({ text }) => String(text ?? 'Dados inválidos') },
  NOT_SIGNED_IN: { kind: 'unauthenticated', text: 'Sessão expirada. Entre novamente.' },
  NOT_ALLOWED: { kind: 'forbidden', text: 'Você não tem permissão para esta ação.' },
  TOKEN_READ_ONLY: { kind: 'forbidden', text: 'Um token de acesso só lê: ele não altera nada.' },
  STATEMENT_TIMEOUT: { kind: 'invalid', text: 'A consulta demorou mais que o permitido. Restrinja o período ou peça menos linhas.' },
  NOT_FOUND: { kind: 'notFound', text: ({ what }) => (what ? `${what} não encontrado(a)` : 'Registro não encontrado') },
  PATH_NOT_FOUND: { kind: 'notFound', text: 'Caminho não encontrado' },
  IDEMPOTENCY_KEY_REUSED: { kind: 'conflict', text: 'Esta chave de idempotência já foi usada com outros dados.' },
  TOO_MANY_ATTEMPTS: { kind: 'limit', text: ({ seconds }) => `Muitas tentativas. Aguarde ${seconds ?? 60} segundos e tente novamente.` },
  SERVICE_UNAVAILABLE: { kind: 'unavailable', text: 'Serviço temporariamente indisponível. Tente novamente em instantes.' },
  INTERNAL: { kind: 'unavailable', text: 'Erro interno.', status: 500 },
});

/** Refuses an input as a whole: the first problem is the text, all of them are the fields. */
export function inputError(problems: FieldProblem[]): AppError {
  return new AppError('INPUT_INVALID', { text: problems[0]?.message }, problems);
}
