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
    id: { sql: 'k.id', type: 'id', title: 'Id', exported: false },
    codigo: { sql: 'k.codigo', type: 'text', title: 'Código', sortable: true, nullable: false },
    pontos: { sql: 'k.pontos', type: 'points', title: 'Pontos', sortable: true, nullable: false },
    usos: { sql: 'k.usos', type: 'integer', title: 'Usos', sortable: true, nullable: false },
    usosRealizados: { sql: 'k.usos_realizados', type: 'integer', title: 'Usos Realizados', sortable: true, nullable: false },
    expiraEm: { sql: 'k.expira_em', type: 'date', title: 'Expira em', description: 'Last day of use', sortable: true },
  },
  defaultSort: [{ column: 'codigo', direction: 'asc' }],
  fileName: 'codigos_cadastro',
});

const useColumns = {
  id: { sql: 'u.id', type: 'id', title: 'Id', exported: false },
  codigo: { sql: 'u.codigo', type: 'text', title: 'Código', sortable: true, nullable: false },
  pontos: { sql: 'u.pontos', type: 'points', title: 'Pontos', sortable: true, nullable: false },
  dataUtilizacao: { sql: 'u.data_utilizacao', type: 'dateTime', title: 'Data de Utilização', sortable: true, nullable: false },
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
    parceiro: { sql: 'v.nome', type: 'text', title: 'Vendedor Loja', sortable: true, nullable: false },
    cpf: { sql: 'u.cpf', type: 'text', title: 'CPF', sortable: true, nullable: false },
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
  columns: { ...useColumns, venceEm: { sql: 'u.vence_em', type: 'date', title: 'Vence em' } },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`u.seller_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'dataUtilizacao', direction: 'desc' }],
});
