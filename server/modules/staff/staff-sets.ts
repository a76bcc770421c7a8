import { closedSet } from '../../platform/graphql/closed-set.ts';

export const staffStateSet = closedSet('StaffState', 'How the access of a member of staff stands.', {
  AGUARDA_APROVACAO: 'Registered by one person; a second one has to approve it.',
  PRIMEIRO_ACESSO: 'Approved; the owner has not set a password yet.',
  ATIVO: 'May enter.',
  INATIVO: 'May not enter.',
});
