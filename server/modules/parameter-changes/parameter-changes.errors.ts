import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  SIMULATION_NEEDED: {
    kind: 'conflict',
    text: 'Esta mudança pode alterar o custo em mais de 10 %: simule exatamente esta mudança e confirme antes de salvar.',
  },
});
