import { formatDate } from '../../../../server/shared/dates.ts';
import { formatDecimal, formatInteger, formatPercent } from '../../../../server/shared/format.ts';
import { isPositive } from '../../../../server/shared/sign.ts';
import { gainText, notesText } from '../../../decisions/rule-replay-texts.ts';

/** Sources of a receipt that can be credited without a reviewer. */
export const SOURCES: Readonly<Record<string, string>> = { XML_ASSINADO: 'XML assinado', FOTO: 'Fotografia' };

interface Defaults {
  limiteNota: string | null;
  notas: number;
}

interface Effects {
  notas: number;
  participantes: number;
  valor: string;
  dividas: string;
  devedores: number;
  jaEstornadas: number;
  maximo: number;
}

/** '1 participante', '20 participantes'. */
const membersText = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'participante' : 'participantes'}`;

interface Reviewed {
  revisoes: number;
  discordancias: number;
}

/** '1 de 20 revisões'; null without a blind review. */
export const disagreementsText = ({ revisoes, discordancias }: Reviewed): string | null =>
  revisoes === 0 ? null : `${formatInteger(discordancias)} de ${formatInteger(revisoes)} ${revisoes === 1 ? 'revisão' : 'revisões'}`;

/** pt-BR texts of Crédito automático. */
export const creditTexts = {
  title: 'Crédito automático',
  rules: 'Regras',
  decisions: 'Decisões',
  search: 'Buscar rede',
  noRules: 'Cada rede tem uma regra por público e fonte.',
  network: 'Rede',
  audience: 'Público',
  source: 'Fonte',
  state: 'Situação',
  on: 'Ligada',
  off: 'Desligada',
  byNote: 'Por nota',
  byMember: 'Por participante',
  byDay: 'Por dia',
  today: 'Creditado hoje',
  sample: 'Amostra às cegas',
  age: 'Idade da conta',
  percent: (percent: string) => formatPercent(percent),
  days: (count: number) => `${formatInteger(count)} dias`,
  disagreement: 'Discordância máxima',
  percentOf: (percent: string, reviews: number) => `${formatDecimal(percent)}% de ${formatInteger(reviews)} revisões`,
  disagreements: 'Discordâncias',
  disagreementsBelow: (rule: Reviewed) => (rule.revisoes === 0 ? null : `Discordâncias: ${disagreementsText(rule)}`),
  jump: 'Salto de volume',
  times: (factor: string) => `${formatDecimal(factor)} vezes`,
  changedOn: 'Última alteração',
  changedBy: 'Alterada por',
  system: 'Sistema',
  onSince: 'Ligada em',

  edit: 'Alterar regra',
  turnOn: 'Ligar',
  turnOff: 'Desligar',
  seeDecisions: 'Ver decisões',
  takeBack: 'Recolher período',
  active: 'Ligada',
  limits: 'Limites',
  control: 'Controle',
  noteLimit: 'Limite por nota',
  memberLimit: 'Limite por participante e dia',
  dayLimit: 'Limite por dia',
  dayLimitHint: 'Tudo o que a regra credita em um dia na rede.',
  ageLimit: 'Idade mínima da conta (dias)',
  sampleField: 'Amostra às cegas (%)',
  sampleHint: 'Parte dos créditos que outra pessoa revisa sem ver o resultado.',
  disagreementField: 'Discordância máxima (%)',
  disagreementHint: 'Acima disso, a regra se desliga sozinha.',
  window: 'Janela (revisões)',
  windowHint: 'Últimas revisões às cegas que contam.',
  jumpField: 'Salto de volume (vezes)',
  jumpHint: 'Quantas vezes o dia mais cheio dos últimos 30 desliga a regra.',
  usual: ({ limiteNota, notas }: Defaults, audience: string) =>
    limiteNota === null
      ? null
      : `75% das notas aprovadas por analistas em 90 dias (${notesText(notas)}) renderam até ${gainText(audience, limiteNota)}.`,
  loosened: 'A mudança afrouxa a regra: só vale depois que outra pessoa aprovar.',
  tightened: 'A mudança não afrouxa a regra: vale assim que for salva.',
  saved: 'Regra salva',
  turnedOff: 'Regra desligada: as notas voltam a esperar um analista',
  turnOffText: 'As próximas notas esperam um analista. O que já foi creditado fica. Religar a regra precisa de duas pessoas.',
  reason: 'Motivo',

  takeBackText: 'Estorna os créditos automáticos do período e devolve as notas à fila. Só acontece depois que outra pessoa aprovar.',
  from: 'De',
  to: 'Até',
  effects: 'Efeito no período',
  notes: 'Notas que voltam à fila',
  members: 'Participantes',
  worth: 'Valor estornado',
  debts: 'Dívidas que surgem',
  debtsOf: ({ dividas, devedores }: Effects, audience: string) =>
    isPositive(dividas) ? `${gainText(audience, dividas)} (${membersText(devedores)})` : 'Nenhuma',
  already: 'Já estornadas antes',
  nothing: ({ jaEstornadas }: Effects) =>
    `Não há créditos automáticos a recolher neste período${jaEstornadas > 0 ? ` (já estornadas: ${notesText(jaEstornadas)})` : ''}.`,
  tooMany: ({ notas, maximo }: Effects) =>
    `O período tem ${notesText(notas)}. Escolha um período menor: até ${formatInteger(maximo)} por pedido.`,
  ask: 'Pedir recolhimento',

  searchDecisions: 'Buscar vendedor, consumidor ou loja',
  noDecisions: 'As decisões aparecem aqui quando alguma regra estiver ligada.',
  note: 'Nota',
  noteNumber: (id: string) => `Nota nº ${id}`,
  member: 'Enviada por',
  store: 'Loja',
  outcome: 'Resultado',
  credited: 'Creditada',
  left: 'Para o analista',
  reasons: 'Motivos',
  amount: 'Valor',
  cost: 'Custo',
  sale: 'Venda',
  blind: 'Revisão às cegas',
  decidedOn: 'Decidida em',
  sentOn: 'Enviada em',
  seconds: 'Segundos até a decisão',
  takenBackOn: 'Recolhida em',
  ruleVersion: 'Versão da regra',
  seeNote: 'Ver nota',
  seeSale: 'Ver venda',
  why: 'Por quê',
  allHeld: 'Todas as condições da regra foram atendidas.',
  gained: (gain: string, bound: string) => `Rendeu ${gain}; o limite por nota era ${bound}.`,
  wouldGain: (gain: string, bound: string) => `Renderia ${gain}; o limite por nota era ${bound}.`,
  dayBefore: (sum: string, bound: string) => `Antes dela, a regra tinha creditado ${sum} no dia, de ${bound}.`,
  memberBefore: (sum: string, bound: string) => `O participante tinha recebido ${sum} sem analista no dia, de ${bound}.`,
  account: (days: number, bound: number) => `A conta tinha ${formatInteger(days)} dias; a regra pede mais de ${formatInteger(bound)}.`,
  items: (found: string) => `Produtos encontrados por ${found}.`,
  reviewed: { CONCORDA: 'Na revisão às cegas, outra pessoa também aprovaria.', DISCORDA: 'Na revisão às cegas, outra pessoa reprovaria.' },
  versions: (rule: number, version: number) => `Regra na versão ${rule}, decisão na versão ${version}.`,
  takenBack: (day: string) => `Crédito recolhido em ${formatDate(day)}.`,
} as const;

/** How the product of an item was found. */
export const FOUND_BY: Readonly<Record<string, string>> = {
  EAN: 'código de barras',
  CODIGO: 'código do produto',
  APRENDIDO: 'descrição aprendida',
};

/** States of the sale that an automatic credit recorded. */
export const SALE_STATES = {
  APROVADA: { label: 'Em vigor', tone: 'approved' },
  CANCELADA: { label: 'Cancelada', tone: 'rejected' },
  DEVOLVIDA: { label: 'Devolvida', tone: 'pending' },
} as const;

export const BLIND_RESULTS = {
  CONCORDA: { label: 'Concorda', tone: 'approved' },
  DISCORDA: { label: 'Discorda', tone: 'rejected' },
} as const;
