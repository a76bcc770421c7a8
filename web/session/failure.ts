import { messages } from '../ui/messages.ts';
import { sentenceOfOutage, sentenceOfStatus } from './outage.ts';

export interface FailureField {
  field: string;
  message: string;
}

/** A value that somebody else changed while this person was editing the row. */
export interface Overtaken {
  campo: string;
  titulo: string;
  /** Who, when and what. */
  texto: string;
  /** The value now. */
  atual: string | null;
}

/** A failed operation in the form screens need: the pt-BR text and any refused fields. */
export interface Failure {
  kind: 'graphql' | 'network' | 'other';
  message: string;
  code: string | null;
  fields: readonly FailureField[];
  /** Filled by EDIT_CONFLICT. */
  overtaken: readonly Overtaken[];
  requestId: string | null;
}

/** One entry of a GraphQL answer's `errors`. */
export interface AnsweredError {
  message?: string;
  extensions?: Record<string, unknown>;
}

/** The server's `errors`; the session's own requests reject with it. */
export class RequestError extends Error {
  readonly errors: readonly AnsweredError[];

  constructor(errors: readonly AnsweredError[]) {
    super(errors[0]?.message ?? messages.unexpected);
    this.name = 'RequestError';
    this.errors = errors;
  }
}

/** The error of an answer with neither data nor the server's own errors, as a proxy's page is. */
export const unanswered = (status: number): RequestError =>
  new RequestError([{ message: sentenceOfStatus(status), ...(status === 401 ? { extensions: { code: 'UNAUTHENTICATED' } } : {}) }]);

const isField = (value: unknown): value is FailureField =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as FailureField).field === 'string' &&
  typeof (value as FailureField).message === 'string';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const ofAnswer = (errors: readonly AnsweredError[]): Failure => {
  const extensions = errors[0]?.extensions ?? {};
  return {
    kind: 'graphql',
    message: errors[0]?.message || messages.unexpected,
    code: textOf(extensions.code),
    fields: Array.isArray(extensions.fields) ? extensions.fields.filter(isField) : [],
    overtaken: Array.isArray(extensions.conflito) ? (extensions.conflito as Overtaken[]) : [],
    requestId: textOf(extensions.requestId),
  };
};

// Apollo's errors are recognised by name: importing their classes would pull Apollo into the login page.
const ANSWERED: readonly string[] = ['CombinedGraphQLErrors', 'RequestError'];

/** Reads any error an operation rejected with. Broken connections and malformed answers both tell the person what to do. */
export const readFailure = (error: unknown): Failure => {
  const none = { code: null, fields: [], overtaken: [], requestId: null };
  if (!(error instanceof Error)) return { ...none, kind: 'other', message: messages.unexpected };
  if (ANSWERED.includes(error.name)) return ofAnswer((error as RequestError).errors);
  const message = sentenceOfOutage(error);
  if (message) return { ...none, kind: 'network', message, code: message === messages.sessionEnded ? 'UNAUTHENTICATED' : null };
  // A fault of this program: its text is for those who write it.
  return { ...none, kind: 'other', message: messages.unexpected };
};

/** Whether nothing is wrong: the act was sent to a second person, and changes something only once they confirm it. */
export const awaitsSecondPerson = ({ code }: Failure): boolean => code === 'SECOND_PERSON_NEEDED';

/** What to tell the person: the server's reason, else the operation's documented text, else what is known of the outage. */
export const toldText = (failure: Failure, failureText?: string): string =>
  failure.kind === 'graphql' && failure.code !== 'INTERNAL' ? failure.message : (failureText ?? failure.message);

/** Waits for an operation whose errors are already shown. Resolves to undefined when it failed or its screen was left. */
export const attempt = async <T>(operation: Promise<T>): Promise<T | undefined> => {
  try {
    return await operation;
  } catch (error) {
    const isLeft = error instanceof Error && error.name === 'AbortError';
    if (!isLeft && readFailure(error).kind === 'other') throw error;
    return undefined;
  }
};
