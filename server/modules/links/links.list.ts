import { column } from '../../platform/lists/column.ts';
import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { linkRuleSet, linkWeightSet } from './link-sets.ts';

/** Links within reach: all, or those that include someone of the actor's networks. */
export function linksScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  if (actor.kind !== 'staff' || !actor.networkIds) return [];
  return [`exists (select from link_people x where x.group_id = g.id and x.network_id = any(${bind(actor.networkIds)}::int[]))`];
}

/** A person's row `p` of a link whose name staff limited to networks may see: a link may reach beyond them. */
export const reachedPerson = ({ actor }: Pick<ScopeContext, 'actor'>) => reachSql({ actor }, { network: 'p.network_id' });

/** Vínculos suspeitos (beyond C12): linked people, and why. Never a reason to block on its own. */
export const suspiciousLinksList = defineList({
  name: 'suspiciousLinks',
  rowType: 'SuspiciousLink',
  description: 'People who share something that they should not share by chance, each with the reason.',
  permission: 'link:list',
  from: `link_groups g join report_runs r on r.id = g.run_id and r.atual
    left join lateral (select * from link_reviews x where x.chave = g.chave order by x.id desc limit 1) v on true
    left join staff_users u on u.id = v.staff_user_id
    cross join lateral (select string_agg(distinct coalesce(s.nome, c.nome), ', ') as nomes, string_agg(distinct n.nome, ', ') as redes,
        string_agg(coalesce(s.busca, c.busca), ' ') as busca
      from link_people p left join sellers s on p.kind = 'SELLER' and s.id = p.person_id
      left join consumers c on p.kind = 'CONSUMER' and c.id = p.person_id left join networks n on n.id = p.network_id
      where p.group_id = g.id and {reached}) k`,
  parts: ({ actor }) => ({ reached: reachedPerson({ actor }) }),
  key: 'g.id',
  search: 'k.busca',
  maskedSearch: { text: "search_text(coalesce(k.nomes, ''))", cpf: 'null' },
  columns: {
    id: column.id('g.id', 'Id', { exported: false }),
    gravidade: column.text('g.gravidade', 'Gravidade', { set: linkWeightSet, nullable: false }),
    ordem: column.integer("case g.gravidade when 'ALTA' then 1 when 'MEDIA' then 2 else 3 end", 'Ordem', {
      description: 'Of the weight, 1 the gravest',
      sortable: true,
      nullable: false,
      exported: false,
    }),
    regra: column.text('g.regra', 'Regra', {
      set: linkRuleSet,
      description: 'One of the rules of docs/reports.md',
      sortable: true,
      nullable: false,
    }),
    motivo: column.text('g.motivo', 'Motivo', { nullable: false }),
    nomes: column.text('k.nomes', 'Pessoas', { description: 'Their names, those of the networks that the reader sees' }),
    pessoas: column.integer('g.pessoas', 'CPFs', { sortable: true, nullable: false }),
    notas: column.integer('g.notas', 'Notas', { sortable: true, nullable: false }),
    redes: column.text('k.redes', 'Redes'),
    ultimaEm: column.date('g.ultima_em', 'Última nota', { sortable: true }),
    visto: column.boolean('v.id is not null', 'Visto', { sortable: true, nullable: false }),
    vistoEm: column.dateTime('v.criado_em', 'Visto em', { sortable: true }),
    vistoPor: column.text('u.nome', 'Visto por'),
    observacao: column.text('v.observacao', 'Observação'),
  },
  filters: {
    regra: { type: 'text', set: linkRuleSet, description: 'Links by one rule.', where: (value) => `g.regra = ${value}` },
    gravidade: { type: 'text', set: linkWeightSet, description: 'Links of this weight.', where: (value) => `g.gravidade = ${value}` },
    visto: { type: 'boolean', description: 'Reviewed, or not yet.', where: (value) => `(v.id is not null) = ${value}` },
    networkId: {
      type: 'id',
      description: 'With a member of one network.',
      where: (value) => `exists (select from link_people x where x.group_id = g.id and x.network_id = ${value})`,
    },
  },
  scope: linksScope,
  defaultSort: [
    { column: 'ordem', direction: 'asc' },
    { column: 'notas', direction: 'desc' },
  ],
  fileName: 'vinculos',
});
