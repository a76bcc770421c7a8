import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  SOCIAL_TOKEN_INVALID: { kind: 'invalid', text: 'Não foi possível confirmar sua conta. Tente entrar de novo.' },
  // The account's details are in the parameters: clients register or link with them.
  SOCIAL_NOT_LINKED: { kind: 'invalid', text: 'Esta conta ainda não está ligada a um vendedor. Entre com CPF e senha para ligá-la.' },
  SOCIAL_PROVIDER_AWAY: { kind: 'unavailable', text: 'O serviço de entrada está fora do ar. Entre com CPF e senha.' },
  SOCIAL_TAKEN: { kind: 'conflict', text: 'Esta conta já está ligada a outro vendedor' },
  SOCIAL_ALREADY_LINKED: { kind: 'conflict', text: 'Seu cadastro já está ligado a outra conta deste serviço' },
});
defineConstraintErrors({
  social_identities_emissor_sujeito_unique: 'SOCIAL_TAKEN',
  social_identities_seller_id_provedor_unique: 'SOCIAL_ALREADY_LINKED',
});
