import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { LINK_RULES, LINK_WEIGHTS } from './link-names.rules.ts';

export const linkRuleSet = closedSet<keyof typeof LINK_RULES>('LinkRule', 'Why people are linked.', {
  MESMA_PESSOA: 'A seller and a consumer are the same person.',
  CONHECIDOS: 'A seller and a consumer know each other.',
  CHAVE_PIX: 'They share a PIX key.',
  INDICACAO_CIRCULAR: 'They referred each other in a circle.',
  INDICACAO_PROPRIA: 'A seller referred a person with whom they have something in common.',
  CONCENTRACAO: "A consumer's invoices are of one seller.",
  SEQUENCIA: 'Their invoices are in sequence.',
  CELULAR: 'They share a mobile number.',
  EMAIL: 'They share an e-mail address.',
  ENDERECO: 'They share an address.',
});

export const linkWeightSet = closedSet<keyof typeof LINK_WEIGHTS>('LinkWeight', 'How grave a link is.', {
  ALTA: 'High.',
  MEDIA: 'Medium.',
  BAIXA: 'Low.',
});
