import { defineErrors } from '../errors/app-error.ts';

/** A request that never reaches GraphQL: this door does not accept its method, media types or body. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: keyof typeof CODES, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.code = CODES[status];
    this.headers = headers;
  }
}

/** BAD_REQUEST is the engine's own code for a malformed request. */
const CODES = {
  400: 'BAD_REQUEST',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
} as const;

defineErrors({
  METHOD_NOT_ALLOWED: { kind: 'invalid', text: 'Use GET ou POST.', status: 405 },
  NOT_ACCEPTABLE: { kind: 'invalid', text: 'O cabeçalho Accept deve aceitar JSON.', status: 406 },
  REQUEST_TOO_LARGE: { kind: 'invalid', text: 'Requisição grande demais.', status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { kind: 'invalid', text: 'Envie a requisição como application/json.', status: 415 },
});
