import { SCENARIO_LABELS } from '../../../../server/shared/enums.ts';
import { formatInteger } from '../../../../server/shared/format.ts';

const labels: Readonly<Record<string, string>> = SCENARIO_LABELS;
const labelOf = (scenario: string | number) => labels[scenario] ?? String(scenario);

/** The scenario Inicial, which is the control. */
export const CONTROL_ID = '0';

/** pt-BR texts of store scenarios. */
export const scenarioTexts = {
  title: 'Cenários',
  description:
    'O que cada cenário dá às suas lojas: um fator extra sobre os pontos, um texto no regulamento e os prêmios do catálogo. Inicial é o controle e não muda.',
  loadFailed: 'Não foi possível carregar os cenários',
  label: (id: string) => (id === CONTROL_ID ? 'Inicial (controle)' : `Cenário ${labelOf(id)}`),
  stores: (count: number) => (count === 1 ? '1 loja' : `${formatInteger(String(count))} lojas`),
  storesLabel: 'Lojas',
  factor: 'Fator extra',
  nextFactor: (factor: string, day: string) => ` (${factor} a partir de ${day})`,
  terms: 'Texto do regulamento',
  prizes: 'Prêmios',
  allPrizes: 'Todos',
  prizeCount: (count: number) => (count === 1 ? '1 prêmio' : `${formatInteger(String(count))} prêmios`),
  none: 'Nenhum',
  changed: 'Alterado em',
  edit: 'Editar',
  assign: 'Atribuir lojas',
  assignHint: 'Para atribuir lojas, marque-as na lista de lojas e use Alterar cenário.',
  seeExperiment: 'Ver resultado',
  editTitle: (id: string) => `Editar cenário ${labelOf(id)}`,
  name: 'Nome',
  factorHint: 'Multiplica os pontos, além do fator da loja. 1,00 não muda nada.',
  factorFrom: 'Novo fator vale desde',
  factorFromHint: 'Vazio: a partir de hoje',
  termsHint: 'Aparece no regulamento dos vendedores dessas lojas. Vazio: nada é acrescentado.',
  everyPrize: 'Todos os prêmios do catálogo',
  chosenPrizes: 'Prêmios do cenário',
  prizesHint: 'Só estes aparecem no catálogo e podem ser resgatados. As ofertas TLC continuam para todos.',
  saved: 'Cenário alterado com sucesso',
} as const;

/** pt-BR texts of a scenario's results. */
export const experimentTexts = {
  title: 'Experimentos',
  description:
    'O que o cenário trouxe além do que o mercado já faria: as lojas do cenário contra as lojas do Inicial, antes e depois do início.',
  loadFailed: 'Não foi possível calcular o experimento',
  cohort: 'Experimento',
  cohortOption: (cenario: number, nome: string, inicio: string, lojas: string) =>
    `${labelOf(cenario)}: ${nome}, desde ${inicio} (${lojas})`,
  window: 'Janela',
  days: (days: number) => `${days} dias`,
  empty: 'Nenhuma loja entrou em um cenário ainda',
  emptyHint: 'Atribua lojas a um cenário; o resultado aparece depois de um dia completo.',
  goAssign: 'Ir para cenários',
  lift: 'Efeito do cenário',
  liftHint: 'sobre o que o controle fez no mesmo período',
  interval: 'Intervalo de 90 %',
  intervalOf: (lower: string, upper: string) => `${lower} a ${upper}`,
  insufficient: 'n insuficiente',
  insufficientHint: 'São precisas ao menos 8 lojas em cada grupo para dizer algo sobre o efeito.',
  unsaid: 'Sem vendas em um dos grupos: não há o que comparar.',
  treated: 'Lojas do cenário',
  control: 'Lojas do controle',
  group: 'Grupo',
  count: 'Lojas',
  before: 'Média antes',
  after: 'Média depois',
  growth: 'Crescimento',
  means: 'Médias por loja',
  chart: 'Vendas por loja, antes e depois',
  compared: (days: number, left: number) =>
    `${days === 1 ? 'Comparado 1 dia' : `Comparados ${days} dias`} de cada lado do início.${left > 0 ? ` ${left === 1 ? '1 loja ficou de fora' : `${left} lojas ficaram de fora`}: cadastrada dentro da janela ou com outra mudança de cenário nela.` : ''}`,
  meaningTitle: 'Como ler',
  meaning: [
    'Efeito = (média depois ÷ média antes das lojas do cenário) ÷ (média depois ÷ média antes do controle) − 1. Se todo o mercado cresce, o controle cresce junto, e o efeito não é enganado por isso.',
    'O intervalo de 90 % vem de 1.000 sorteios das lojas com reposição: em 90 de cada 100 sorteios o efeito fica entre esses dois números. Quanto mais lojas e mais parecidas, mais estreito.',
    'Intervalo inteiro acima de zero: o cenário vendeu mais. Se ele contém o zero, o resultado pode ser acaso: espere mais dias ou use mais lojas. Os mesmos dados dão sempre a mesma resposta.',
    'Contam as vendas aprovadas dos vendedores, pela data da venda.',
  ],
  positive: 'Aumento confirmado',
  negative: 'Queda confirmada',
  unclear: 'Pode ser acaso',
} as const;
