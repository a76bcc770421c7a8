import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDecimal } from '../../shared/format.ts';

defineErrors({
  REFERRAL_SELLER_UNKNOWN: { kind: 'invalid', text: 'Código de indicação não encontrado', field: 'idIndicacao' },
  REFERRAL_SELF: { kind: 'conflict', text: 'Ninguém pode indicar a si mesmo', field: 'cpf' },
  REFERRAL_ALREADY_MADE: { kind: 'conflict', text: 'Esta pessoa já foi indicada', field: 'cpf' },
  REFERRAL_ALREADY_MEMBER: { kind: 'conflict', text: 'Esta pessoa já participa do programa', field: 'cpf' },
  REFERRAL_ID_REUSED: { kind: 'conflict', text: 'Este idExterno já foi usado com outros dados', field: 'idExterno' },
  // A decision taken back takes the points back too, and never makes a debt.
  REFERRAL_POINTS_SPENT: {
    kind: 'conflict',
    text: 'Esta aprovação pagou uma indicação, e quem indicou já usou os pontos: ela não pode ser desfeita',
  },
  SWPRO_SELLER_UNKNOWN: { kind: 'invalid', text: 'Código de indicação não encontrado', field: 'idIndicacao' },
  SWPRO_ID_REUSED: { kind: 'conflict', text: 'Este idExterno já foi usado com outros dados', field: 'idExterno' },
  SWPRO_LIMIT: {
    kind: 'conflict',
    text: ({ detail }) => `Limite mensal de pontos desta plataforma atingido: restam ${formatDecimal(String(detail ?? '0'))}`,
    field: 'pontos',
  },
});
defineConstraintErrors({
  referrals_cpf_unique: 'REFERRAL_ALREADY_MADE',
  referrals_integration_id_id_externo_unique: 'REFERRAL_ID_REUSED',
  swpro_credits_integration_id_id_externo_unique: 'SWPRO_ID_REUSED',
});
