import { defineErrors } from '../errors/app-error.ts';

defineErrors({
  UPLOAD_TOO_LARGE: { kind: 'invalid', text: 'Arquivo maior que o limite de 20 MB', field: 'arquivo' },
  UPLOAD_TOO_MANY: { kind: 'invalid', text: 'Envie no máximo 20 arquivos por vez', field: 'arquivo' },
  UPLOAD_UNREADABLE: { kind: 'invalid', text: 'Não foi possível ler o arquivo enviado', field: 'arquivo' },
});
