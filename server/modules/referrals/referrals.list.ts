import { defineList } from '../../platform/lists/list.ts';

/** MEUS INDICADOS (document 002 §2): people the seller referred. CPF and telephone are masked, because they are someone else's. */
export const ownReferralsList = defineList({
  name: 'ownReferrals',
  rowType: 'OwnReferral',
  description: 'People whom the signed-in seller brought.',
  permission: 'referral:listOwn',
  from: 'referrals r',
  key: 'r.id',
  columns: {
    id: { sql: 'r.id', type: 'id', title: 'Id', exported: false },
    nome: { sql: 'r.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    cpf: {
      sql: "'***.' || substr(r.cpf, 4, 3) || '.' || substr(r.cpf, 7, 3) || '-**'",
      type: 'text',
      title: 'CPF',
      description: 'CPF of the person, masked',
      nullable: false,
    },
    celular: {
      sql: "'(' || left(r.celular, 2) || ') *****-' || right(r.celular, 4)",
      type: 'text',
      title: 'Celular',
      description: 'Mobile phone of the referred person, masked',
    },
    validado: {
      sql: '(r.validado_em is not null)',
      type: 'boolean',
      title: 'Indicação Válida',
      description: 'The first sale of the person was approved',
      sortable: true,
      nullable: false,
    },
    plataforma: { sql: 'r.plataforma', type: 'text', title: 'Plataforma', nullable: false },
    pontos: { sql: 'r.pontos', type: 'points', title: 'Pontos', description: 'Credited when valid', nullable: false },
    criadoEm: { sql: 'r.criado_em', type: 'dateTime', title: 'Indicado em', sortable: true, nullable: false },
  },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`r.seller_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'indicacoes',
});

/**
 * PONTUAÇÕES SWPRO (document 002 §3): points from referrals and other platforms. Both, because the documented row names the referred person
 * and the platform, and no other section shows what a referral earned.
 */
export const swproPostingsList = defineList({
  name: 'swproPostings',
  rowType: 'SwproPosting',
  description: 'Points of the signed-in seller from referrals and other platforms.',
  permission: 'swpro:listOwn',
  from: `accounts a join entries e on e.account_id = a.id and e.type in ('SWPRO', 'INDICACAO')
    left join swpro_credits w on e.type = 'SWPRO' and w.id = e.origem_id::int
    left join referrals r on r.id = coalesce(w.referral_id, case when e.type = 'INDICACAO' then e.origem_id::int end)`,
  key: 'e.id',
  // A referral that was taken back is in the statement only.
  where: ["a.holder_type = 'SELLER'", "a.currency = 'PONTO'", 'not exists (select from entries x where x.reverses_entry_id = e.id)'],
  columns: {
    id: { sql: 'e.id', type: 'id', title: 'Id', exported: false },
    totalPontos: { sql: 'e.valor', type: 'points', title: 'Pontos', nullable: false },
    pontuadoEm: { sql: 'e.criado_em', type: 'dateTime', title: 'Pontuado em', sortable: true, nullable: false },
    venceEm: { sql: 'coalesce(w.vence_em, r.vence_em)', type: 'date', title: 'Vence em' },
    indicadoId: { sql: 'r.id', type: 'id', nullable: true, title: 'Id do indicado', exported: false },
    indicadoNome: { sql: 'coalesce(w.indicado_nome, r.nome)', type: 'text', title: 'Indicado' },
    plataforma: { sql: "coalesce(w.plataforma, r.plataforma, 'SW PRO Cursos')", type: 'text', title: 'Plataforma', nullable: false },
  },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`a.holder_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'pontuadoEm', direction: 'desc' }],
});
