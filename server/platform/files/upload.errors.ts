import { AppError, defineErrors } from '../errors/app-error.ts';

type Params = Record<string, string | number | null | undefined>;

const refusals = {
  FILE_EMPTY: { kind: 'invalid', field: 'arquivo', text: 'O arquivo está vazio.' },
  FILE_TOO_LARGE: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ maxMegabytes }: Params) => (maxMegabytes ? `O arquivo passa de ${maxMegabytes} MB.` : 'A imagem é grande demais.'),
  },
  FILE_TYPE_NOT_SUPPORTED: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ accepted }: Params) => `Tipo de arquivo não aceito. Envie ${accepted ?? 'outro arquivo'}.`,
  },
  FILE_CORRUPT: { kind: 'invalid', field: 'arquivo', text: 'O arquivo está corrompido ou incompleto.' },
} as const;

/** Every reason to refuse a file, for the OpenAPI document. */
export const uploadRefusalCodes: readonly string[] = Object.keys(refusals);

/** Why an uploaded file was refused. */
export type UploadRefusalCode = keyof typeof refusals;

defineErrors<UploadRefusalCode>(refusals);

/** A refused upload. The message is pt-BR; `cause` keeps the decoder's own error for the log. */
export class UploadRefused extends AppError {
  declare readonly code: UploadRefusalCode;

  constructor(code: UploadRefusalCode, params: Params = {}, cause?: unknown) {
    super(code, params);
    this.name = 'UploadRefused';
    if (cause !== undefined) this.cause = cause;
  }
}
