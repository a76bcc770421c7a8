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
    id: { sql: 'g.id', type: 'id', title: 'Id', exported: false },
    gravidade: { sql: 'g.gravidade', type: 'text', set: linkWeightSet, title: 'Gravidade', nullable: false },
    ordem: {
      sql: "case g.gravidade when 'ALTA' then 1 when 'MEDIA' then 2 else 3 end",
      type: 'integer',
      title: 'Ordem',
      description: 'Of the weight, 1 the gravest',
      sortable: true,
      nullable: false,
      exported: false,
    },
    regra: {
      sql: 'g.regra',
      type: 'text',
      set: linkRuleSet,
      title: 'Regra',
      description: 'One of the rules of docs/reports.md',
      sortable: true,
      nullable: false,
    },
    motivo: { sql: 'g.motivo', type: 'text', title: 'Motivo', nullable: false },
    nomes: { sql: 'k.nomes', type: 'text', title: 'Pessoas', description: 'Their names, those of the networks that the reader sees' },
    pessoas: { sql: 'g.pessoas', type: 'integer', title: 'CPFs', sortable: true, nullable: false },
    notas: { sql: 'g.notas', type: 'integer', title: 'Notas', sortable: true, nullable: false },
    redes: { sql: 'k.redes', type: 'text', title: 'Redes' },
    ultimaEm: { sql: 'g.ultima_em', type: 'date', title: 'Última nota', sortable: true },
    visto: { sql: 'v.id is not null', type: 'boolean', title: 'Visto', sortable: true, nullable: false },
    vistoEm: { sql: 'v.criado_em', type: 'dateTime', title: 'Visto em', sortable: true },
    vistoPor: { sql: 'u.nome', type: 'text', title: 'Visto por' },
    observacao: { sql: 'v.observacao', type: 'text', title: 'Observação' },
  },
  filters: {
    regra: { type: 'text', set: linkRuleSet, description: 'Links by one rule.', where: (value) => `g.regra = ${value}` },
    gravidade: { type: 'text', set: linkWeightSet, description: 'Links of this weight.', where: (value) => `g.gravidade = ${value}` },
    visto: { type: 'boolean', description: 'Seen by somebody, or not yet.', where: (value) => `(v.id is not null) = ${value}` },
    networkId: {
      type: 'id',
      description: 'With somebody of one network.',
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
