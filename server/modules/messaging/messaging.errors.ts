import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  MESSAGING_TOKEN_MISSING: { kind: 'invalid', text: 'Token obrigatório', field: 'token' },
  MESSAGING_ADDRESS_FORBIDDEN: { kind: 'invalid', text: ({ motivo }) => `Error ao salvar configurações. ${motivo}`, field: 'url' },
  // The document's own spelling (001 §8).
  MESSAGING_NOT_CONFIGURED: { kind: 'conflict', text: 'Error enviar menssagem' },
  MESSAGE_NOT_FOUND: { kind: 'notFound', text: 'Mensagem não encontrada' },
});
