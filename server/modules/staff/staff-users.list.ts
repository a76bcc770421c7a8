import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { STAFF_LEVEL_LABELS } from '../../shared/enums.ts';
import { staffStateSet } from './staff-sets.ts';

const STATE = `case when u.pendente then 'AGUARDA_APROVACAO' when not u.ativo then 'INATIVO'
  when u.senha_inicial then 'PRIMEIRO_ACESSO' else 'ATIVO' end`;

/** Panel staff (usuarios, document 000 §3) with their reach. */
export const staffUsersList = defineList({
  name: 'staffUsers',
  rowType: 'StaffUser',
  description: 'Panel staff (Administradores) with their level and what they may reach.',
  permission: 'staff:list',
  from: 'staff_users u',
  key: 'u.id',
  search: 'u.busca',
  columns: {
    id: column.id('u.id', 'Id', { exported: false }),
    nome: column.text('u.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: column.text('u.cpf', 'CPF', { sortable: true, nullable: false, description: '11 digits, the login' }),
    email: column.text('u.email', 'E-mail', { sortable: true, nullable: false }),
    permissao: column.integer('u.permissao', 'Permissão', {
      words: STAFF_LEVEL_LABELS,
      description: '0 to 5',
      sortable: true,
      nullable: false,
    }),
    idRevendasPermitidas: column.text("array_to_string(u.id_revendas_permitidas, ',')", 'Ids das lojas', {
      nullable: false,
      exported: false,
      description: 'Comma-joined store ids of a level 3',
    }),
    idRedesPermitidas: column.text("array_to_string(u.id_redes_permitidas, ',')", 'Ids das redes', {
      nullable: false,
      exported: false,
      description: 'Comma-joined network ids; empty means all',
    }),
    lojas: column.text(
      "(select string_agg(s.nome_fantasia, ', ' order by s.nome_fantasia) from stores s where s.id = any(u.id_revendas_permitidas))",
      'Lojas permitidas',
    ),
    redes: column.text(
      "(select string_agg(n.nome, ', ' order by n.nome) from networks n where n.id = any(u.id_redes_permitidas))",
      'Redes permitidas',
    ),
    ultimoAcessoEm: column.dateTime('u.ultimo_acesso_em', 'Último Acesso', { sortable: true }),
    criadoEm: column.dateTime('u.criado_em', 'Cadastrado em', { sortable: true, nullable: false }),
    segundoFator: column.boolean('exists (select from second_factors f where f.staff_user_id = u.id)', 'Segundo fator', {
      description: 'Whether they have a second factor',
      nullable: false,
      exported: false,
    }),
    ativo: column.boolean('u.ativo', 'Ativo', { sortable: true, nullable: false }),
    situacao: column.text(STATE, 'Situação', { set: staffStateSet, nullable: false }),
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive staff.', where: (value) => `u.ativo = ${value}` },
    situacao: { type: 'text', set: staffStateSet, description: 'Staff in one state.', where: (value) => `(${STATE}) = ${value}` },
    permissao: { type: 'integer', description: 'Staff of one level.', where: (value) => `u.permissao = ${value}` },
    cpf: {
      type: 'text',
      description: 'The member of staff with this CPF, masked or not.',
      where: (value) => `u.cpf = regexp_replace(${value}, '[^0-9]', '', 'g')`,
    },
  },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'administradores',
});
