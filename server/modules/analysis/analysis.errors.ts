import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  ACCESS_TOKEN_EXPIRY: { kind: 'invalid', text: 'A validade vai de hoje a um ano.', field: 'expiraEm' },
  ACCESS_TOKEN_UNKNOWN: { kind: 'notFound', text: 'Token não encontrado' },
  ACCESS_TOKEN_REVOKED: { kind: 'conflict', text: 'Este token já foi revogado' },
  SAVED_QUERY_UNKNOWN: { kind: 'notFound', text: 'Consulta não encontrada' },
});
