/** A request that GraphQL never gets to see: its method, its media types or its body are not what this door speaks. */
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

/** BAD_REQUEST is the engine's own word for a request that is none. */
const CODES = {
  400: 'BAD_REQUEST',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
} as const;
