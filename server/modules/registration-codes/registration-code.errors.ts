import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  REGISTRATION_CODE_NOT_FOUND: { kind: 'notFound', text: 'Código não encontrado' },
  REGISTRATION_CODE_TAKEN: { kind: 'conflict', text: 'Código já cadastrado', field: 'codigo' },
  REGISTRATION_CODE_EXPIRY_PAST: { kind: 'invalid', text: 'Data de expiração inválida', field: 'expiraEm' },
  REGISTRATION_CODE_USES_BELOW: {
    kind: 'conflict',
    text: ({ usosRealizados }) => `Usos não pode ser menor que os já realizados (${usosRealizados})`,
    field: 'usos',
  },
});
defineConstraintErrors({ registration_codes_codigo_unique: 'REGISTRATION_CODE_TAKEN' });
