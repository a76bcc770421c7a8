import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  IMPORT_FILE_MISSING: { kind: 'invalid', text: 'Selecione um arquivo primeiro', field: 'arquivo' },
  IMPORT_FAILED: { kind: 'unavailable', text: 'Erro ao processar o upload' },
});
