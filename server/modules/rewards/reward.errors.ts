import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  REWARD_NOT_FOUND: { kind: 'notFound', text: 'Prêmio não encontrado' },
  REWARD_CODE_TAKEN: { kind: 'conflict', text: 'Código já cadastrado', field: 'codigo' },
  REWARD_DESCRIPTION_EMPTY: { kind: 'invalid', text: 'Informe a descrição', field: 'descricao' },
  REWARD_PHOTO_MISSING: { kind: 'invalid', text: 'Selecione uma foto', field: 'foto' },
  // Past redemptions must still be delivered under their prize (domain rules §4.0, 9).
  REWARD_IN_USE: { kind: 'conflict', text: ({ resgates }) => `Prêmio não pode ser excluído: possui ${resgates} resgate(s) a entregar` },
});
defineConstraintErrors({ rewards_codigo_unique: 'REWARD_CODE_TAKEN' });
