import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDate, formatDateTime } from '../../shared/dates.ts';

defineErrors({
  STAFF_NOT_FOUND: { kind: 'notFound', text: 'Usuário não encontrado' },
  STAFF_CPF_TAKEN: { kind: 'conflict', text: 'Usuário já cadastrado', field: 'cpf' },
  STAFF_STORE_UNKNOWN: { kind: 'invalid', text: 'Loja não encontrada', field: 'idRevendasPermitidas' },
  STAFF_NETWORK_UNKNOWN: { kind: 'invalid', text: 'Rede não encontrada', field: 'idRedesPermitidas' },
  STAFF_LEVEL_NOT_GRANTABLE: { kind: 'invalid', text: 'Você não pode conceder esta permissão', field: 'permissao' },
  STAFF_ABOVE: { kind: 'forbidden', text: 'Você não pode alterar este usuário' },
  STAFF_OWN_LEVEL: { kind: 'invalid', text: 'Você não pode mudar a própria permissão', field: 'permissao' },
  STAFF_EMAIL_TAKEN: { kind: 'conflict', text: 'Este e-mail já é de outro administrador', field: 'email' },
  STAFF_NETWORK_MISSING: { kind: 'invalid', text: 'Selecione ao menos uma rede', field: 'idRedesPermitidas' },
  STAFF_OWN_CHANGE: { kind: 'forbidden', text: 'Uma mudança do seu próprio acesso é aprovada por outra pessoa' },
  STAFF_PENDING: {
    kind: 'conflict',
    text: 'Este cadastro aguarda a aprovação de outra pessoa. Para corrigi-lo, recuse o pedido em Segunda aprovação e cadastre de novo.',
  },
  STAFF_NOT_PENDING: { kind: 'conflict', text: 'Este cadastro não aguarda aprovação' },
  STAFF_NO_FIRST_ACCESS: { kind: 'conflict', text: 'Esta pessoa não tem um primeiro acesso pendente' },
  SECOND_PERSON_DEPENDENT: {
    kind: 'conflict',
    text: ({ nome, ate }) =>
      `Falta outra pessoa: até ${formatDate(String(ate))}, você e ${nome} não valem por duas, porque o cadastro de um passou pelo outro ou pela mesma pessoa.`,
  },
  SECOND_PERSON_TOO_NEW: {
    kind: 'conflict',
    text: ({ nome, ate }) => `O acesso de ${nome} é recente: só aprova como segunda pessoa a partir de ${formatDateTime(String(ate))}.`,
  },
  STAFF_OWN_STATUS: { kind: 'invalid', text: 'Você não pode inativar a si mesmo' },
});
defineConstraintErrors({ staff_users_cpf_unique: 'STAFF_CPF_TAKEN' });
