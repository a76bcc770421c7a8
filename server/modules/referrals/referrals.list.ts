import { column } from '../../platform/lists/column.ts';
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
    id: column.id('r.id', 'Id', { exported: false }),
    nome: column.text('r.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: column.text("'***.' || substr(r.cpf, 4, 3) || '.' || substr(r.cpf, 7, 3) || '-**'", 'CPF', {
      description: 'CPF of the person, masked',
      nullable: false,
    }),
    celular: column.text("'(' || left(r.celular, 2) || ') *****-' || right(r.celular, 4)", 'Celular', {
      description: 'Mobile phone of the referred person, masked',
    }),
    validado: column.boolean('(r.validado_em is not null)', 'Indicação Válida', {
      description: 'The first sale of the person was approved',
      sortable: true,
      nullable: false,
    }),
    plataforma: column.text('r.plataforma', 'Plataforma', { nullable: false }),
    pontos: column.points('r.pontos', 'Pontos', { description: 'Credited when valid', nullable: false }),
    criadoEm: column.dateTime('r.criado_em', 'Indicado em', { sortable: true, nullable: false }),
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
    id: column.id('e.id', 'Id', { exported: false }),
    totalPontos: column.points('e.valor', 'Pontos', { nullable: false }),
    pontuadoEm: column.dateTime('e.criado_em', 'Pontuado em', { sortable: true, nullable: false }),
    venceEm: column.date('coalesce(w.vence_em, r.vence_em)', 'Vence em'),
    indicadoId: column.id('r.id', 'Id do indicado', { nullable: true, exported: false }),
    indicadoNome: column.text('coalesce(w.indicado_nome, r.nome)', 'Indicado'),
    plataforma: column.text("coalesce(w.plataforma, r.plataforma, 'SW PRO Cursos')", 'Plataforma', { nullable: false }),
  },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`a.holder_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'pontuadoEm', direction: 'desc' }],
});
