import { defineErrors } from '../../platform/errors/app-error.ts';
import { UNDO_DAYS } from './import.rules.ts';

defineErrors({
  IMPORT_NOT_FOUND: { kind: 'notFound', text: 'Upload não encontrado' },
  IMPORT_COLUMN_UNKNOWN: { kind: 'invalid', field: 'colunas', text: 'Coluna inválida' },
  IMPORT_COLUMN_TWICE: { kind: 'invalid', field: 'colunas', text: 'Cada coluna do arquivo só pode ser usada uma vez' },
  IMPORT_COLUMN_NEEDED: { kind: 'invalid', field: 'colunas', text: ({ titulo }) => `Indique a coluna ${titulo}` },
  IMPORT_RUNNING: { kind: 'conflict', text: 'Aguarde o fim do processamento para desfazer' },
  IMPORT_UNDONE: { kind: 'conflict', text: 'Este upload já foi desfeito' },
  IMPORT_UNDO_LATE: { kind: 'conflict', text: `Um upload pode ser desfeito em até ${UNDO_DAYS} dias` },
  IMPORT_UNDO_BUILT_ON: { kind: 'conflict', text: ({ motivo }) => `Não é possível desfazer: ${motivo}` },
});
