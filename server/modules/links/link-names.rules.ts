/** Why people are linked (beyond C12), most serious first. */
export const LINK_RULES = {
  MESMA_PESSOA: 'Vendedor e consumidor são a mesma pessoa',
  CONHECIDOS: 'Vendedor e consumidor conhecidos',
  CHAVE_PIX: 'Mesma chave PIX',
  INDICACAO_CIRCULAR: 'Indicações em círculo',
  INDICACAO_PROPRIA: 'Indicação de conhecido',
  CONCENTRACAO: 'Notas concentradas em um vendedor',
  SEQUENCIA: 'Notas em sequência',
  CELULAR: 'Mesmo celular',
  EMAIL: 'Mesmo e-mail',
  ENDERECO: 'Mesmo endereço',
} as const;

/** Severity of a link. */
export const LINK_WEIGHTS = { ALTA: 'Alta', MEDIA: 'Média', BAIXA: 'Baixa' } as const;
