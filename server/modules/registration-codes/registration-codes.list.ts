import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';

/** Lista de códigos cadastrados (document 001 §2 and §3). Codes belong to the programme, not to a network. */
export const registrationCodesList = defineList({
  name: 'registrationCodes',
  rowType: 'RegistrationCode',
  description: 'Registration codes with their uses.',
  permission: 'registrationCode:list',
  from: 'registration_codes k',
  key: 'k.id',
  search: 'k.busca',
  where: ['k.excluido_em is null'],
  columns: {
    id: column.id('k.id', 'Id', { exported: false }),
    codigo: column.text('k.codigo', 'Código', { sortable: true, nullable: false }),
    pontos: column.points('k.pontos', 'Pontos', { sortable: true, nullable: false }),
    usos: column.integer('k.usos', 'Usos', { sortable: true, nullable: false }),
    usosRealizados: column.integer('k.usos_realizados', 'Usos Realizados', { sortable: true, nullable: false }),
    expiraEm: column.date('k.expira_em', 'Expira em', { description: 'Last day of use', sortable: true }),
  },
  defaultSort: [{ column: 'codigo', direction: 'asc' }],
  fileName: 'codigos_cadastro',
});

const useColumns = {
  id: column.id('u.id', 'Id', { exported: false }),
  codigo: column.text('u.codigo', 'Código', { sortable: true, nullable: false }),
  pontos: column.points('u.pontos', 'Pontos', { sortable: true, nullable: false }),
  dataUtilizacao: column.dateTime('u.data_utilizacao', 'Data de Utilização', { sortable: true, nullable: false }),
} as const;

/** Pontuações Código: what sellers earned with codes (document 001 §3, Points by code). */
export const codePostingsList = defineList({
  name: 'codePostings',
  rowType: 'CodePosting',
  description: 'Points that sellers earned by registration codes.',
  permission: 'registrationCode:list',
  from: 'registration_code_uses u join sellers v on v.id = u.seller_id join stores s on s.id = v.store_id',
  key: 'u.id',
  search: "search_text(concat_ws(' ', u.codigo, v.nome, u.cpf))",
  columns: {
    ...useColumns,
    parceiro: column.text('v.nome', 'Vendedor Loja', { sortable: true, nullable: false }),
    cpf: column.text('u.cpf', 'CPF', { sortable: true, nullable: false }),
  },
  scope: (scope) => staffScope(scope, { store: 'v.store_id', network: 's.network_id' }),
  defaultSort: [{ column: 'dataUtilizacao', direction: 'desc' }],
  fileName: 'pontuacoes_codigo',
});

/** PONTUAÇÕES POR CÓDIGO of the signed-in seller (document 002 §2 and §3). */
export const ownCodePostingsList = defineList({
  name: 'ownCodePostings',
  rowType: 'OwnCodePosting',
  description: 'Points that the signed-in seller earned by registration codes.',
  permission: 'codePosting:listOwn',
  from: 'registration_code_uses u',
  key: 'u.id',
  columns: { ...useColumns, venceEm: column.date('u.vence_em', 'Vence em') },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`u.seller_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'dataUtilizacao', direction: 'desc' }],
});
