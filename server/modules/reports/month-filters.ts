/** Filters of the reports stored by network and month: items `i` of a run `r`, network `n`. */
export const monthFilters = {
  networkId: { type: 'id', description: 'One network.', where: (value: string) => `i.network_id = ${value}` },
  rede: { type: 'text', replacedBy: 'networkId', description: 'Name of one network.', where: (value: string) => `n.nome = ${value}` },
  ano: { type: 'integer', description: 'Of one year, four digits.', where: (value: string) => `r.ano = ${value}` },
  mes: { type: 'integer', description: 'Month, 1 to 12.', where: (value: string) => `r.mes = ${value}` },
} as const;
