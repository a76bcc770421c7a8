/** Revisão às Cegas: a second judgement without knowing the first. */
export const blindTexts = {
  title: 'Revisão às Cegas',
  description:
    'De cada cem notas decididas, três são olhadas por outra pessoa, que não vê a primeira decisão; dos créditos automáticos, a parte que cada regra define. A nota fica como está.',
  search: 'Buscar vendedor, consumidor ou loja',
  empty: 'Nenhuma nota sorteada espera por você.',
  review: 'Revisar',
  reviewOf: (nome: string) => `Revisar nota de ${nome}`,
  decision: 'O que você decidiria?',
  decisions: [
    { value: 'APROVAR', label: 'Aprovar' },
    { value: 'REPROVAR', label: 'Reprovar' },
  ],
  reason: 'Motivo',
  reasonHint: 'Só para reprovar.',
  note: 'Nota enviada',
  submit: 'Registrar decisão',
  agreed: 'Decisão registrada: você concorda com a primeira decisão.',
  disagreed: (decision: string, reason: string | null) =>
    `Decisão registrada: a primeira decisão foi ${decision === 'APROVAR' ? 'aprovar' : `reprovar${reason ? ` (${reason})` : ''}`}.`,
  columns: {
    parceiro: 'Enviada por',
    audience: 'Público',
    revenda: 'Loja',
    rede: 'Rede',
    chave: 'Chave de acesso',
    enviadaEm: 'Enviada em',
    sorteadaEm: 'Sorteada em',
  },
} as const;
