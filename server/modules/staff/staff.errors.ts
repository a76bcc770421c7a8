import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  STAFF_NOT_FOUND: { kind: 'notFound', text: 'Usuário não encontrado' },
  STAFF_CPF_TAKEN: { kind: 'conflict', text: 'Usuário já cadastrado', field: 'cpf' },
  STAFF_STORE_UNKNOWN: { kind: 'invalid', text: 'Loja não encontrada', field: 'idRevendasPermitidas' },
  STAFF_NETWORK_UNKNOWN: { kind: 'invalid', text: 'Rede não encontrada', field: 'idRedesPermitidas' },
  STAFF_LEVEL_NOT_GRANTABLE: { kind: 'invalid', text: 'Você não pode conceder esta permissão', field: 'permissao' },
  STAFF_ABOVE: { kind: 'forbidden', text: 'Você não pode alterar este usuário' },
  STAFF_OWN_LEVEL: { kind: 'invalid', text: 'Você não pode mudar a própria permissão', field: 'permissao' },
  STAFF_OWN_STATUS: { kind: 'invalid', text: 'Você não pode inativar a si mesmo' },
});
defineConstraintErrors({ staff_users_cpf_unique: 'STAFF_CPF_TAKEN' });
