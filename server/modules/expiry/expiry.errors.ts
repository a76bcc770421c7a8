import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  EXPIRY_RUNNING: {
    kind: 'conflict',
    text: ({ tipo }) => `Já há uma ${tipo === 'DEVOLUCAO' ? 'devolução' : 'expiração'} em andamento para este público. Aguarde o término.`,
  },
});
