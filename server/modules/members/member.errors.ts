import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CONTACT_NOT_CONFIGURED: { kind: 'unavailable', text: 'O contato por mensagem está indisponível. Tente mais tarde.' },
  ERASURE_PASSWORD_WRONG: { kind: 'invalid', text: 'Senha atual incorreta', field: 'senha' },
  ERASURE_OPEN_MATTERS: { kind: 'conflict', text: ({ motivos }) => `Ainda há ${motivos}. Apague seus dados depois que terminarem.` },
});
