import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CONTACT_NOT_CONFIGURED: { kind: 'unavailable', text: 'O contato por mensagem está indisponível. Tente mais tarde.' },
});
