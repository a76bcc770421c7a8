import { addDays, formatDate } from '../../../../server/shared/dates.ts';
import { PROGRAMME_LIMITS, TERMS_SINCE } from '../../../../server/shared/limits.ts';
import { moneyText } from '../../../ui/amount-texts.ts';

/** pt-BR text of a chapter of the rules. */
interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

interface ProgrammeTerms {
  title: string;
  lead: (programme: string) => string;
}

/** The rules in six lines, then whole. */
export interface TermsBody {
  summary: readonly string[];
  sections: readonly TermsSection[];
}

/** Figures of the cashback that staff set. */
export interface CashbackFigures {
  percentual: string;
  valorResgateLiberado: string;
  /** Null between two campaigns. */
  campanha: { dataInicio: string; dataFim: string; ultimoDiaResgate: string } | null;
}

const { validityMonths, reviewDays, redemptionsPerMonth, redemptionsPerPartner, deliveryDays } = PROGRAMME_LIMITS;

const loyalty: ProgrammeTerms = {
  title: 'Regulamento do programa de fidelidade',
  lead: (programme: string) =>
    `Como funciona o programa ${programme} para vendedores de lojas participantes: como você ganha pontos, por quanto tempo eles valem e como trocá-los por prêmios.`,
};

const cashback: ProgrammeTerms = {
  title: 'Regulamento do cashback',
  lead: (programme: string) =>
    `Como suas compras viram cashback no programa ${programme}, quando ele fica disponível e como recebê-lo por PIX.`,
};

/** The rules sellers accept (document 002 §9). */
export const loyaltyBody = (): TermsBody => ({
  summary: [
    'Venda produtos participantes e registre a venda do jeito da sua loja: por arquivo, pelo código do produto ou pela foto da nota.',
    'Cada venda dá a quantidade vezes os pontos do produto, vezes o fator da sua loja.',
    `As notas são conferidas, e os pontos podem ser revistos em até ${reviewDays} dias.`,
    `Os pontos valem ${validityMonths} meses; os que vencem primeiro são usados primeiro.`,
    `Até ${redemptionsPerMonth} resgates por mês, ${redemptionsPerPartner} por parceiro.`,
    `O prêmio ou o voucher chega em até ${deliveryDays} dias.`,
  ],
  sections: [
    {
      title: '1. Quem pode participar',
      paragraphs: [
        'Vendedores de lojas participantes, pessoas físicas com 18 anos ou mais, identificados pelo CPF. Cada CPF tem um só cadastro.',
        'Funcionários da promotora do programa não podem participar.',
      ],
    },
    {
      title: '2. Como você ganha pontos',
      paragraphs: [
        'Cada venda de produto participante dá pontos: a quantidade vendida vezes os pontos do produto, vezes o fator da sua loja, com os valores em vigor na data da venda.',
        'A forma de registrar a venda depende da sua loja: por arquivo enviado pela loja, pela digitação do código do produto ou pela foto da nota. Cada nota pontua uma única vez.',
      ],
    },
    {
      title: '3. Conferência das vendas',
      paragraphs: [
        `As notas enviadas passam por análise. Os pontos podem ser revistos em até ${reviewDays} dias; se uma venda for cancelada ou não puder ser comprovada, os pontos dela são estornados.`,
      ],
    },
    {
      title: '4. Validade dos pontos',
      paragraphs: [
        `Os pontos valem ${validityMonths} meses, contados do dia em que foram creditados. Os que vencem primeiro são usados primeiro.`,
      ],
    },
    {
      title: '5. Como trocar os pontos',
      paragraphs: [
        `Você pode fazer até ${redemptionsPerMonth} resgates por mês e ${redemptionsPerPartner} por parceiro (CNPJ) no mesmo mês. Os pontos do prêmio saem do saldo na hora do resgate.`,
        `O voucher ou o prêmio é entregue em até ${deliveryDays} dias. Vouchers que precisam de reserva devem ser agendados com pelo menos 7 dias de antecedência.`,
      ],
    },
    {
      title: '6. Cartão',
      paragraphs: [
        'Cada CPF pode ter um cartão pré-pago. O bloqueio e o desbloqueio levam até 24 horas úteis.',
        'Tarifas do cartão: transferência bancária R$ 5,50 (pedidos até as 15:00), consulta de saldo no Banco24Horas R$ 2,24, saque R$ 9,00 e transferência de saldo para um novo cartão 2%.',
      ],
    },
    {
      title: '7. Uso de nome e imagem',
      paragraphs: ['Ao participar, você autoriza o uso do seu nome e da sua imagem na divulgação do programa por até 1 ano.'],
    },
    {
      title: '8. Mudanças e encerramento',
      paragraphs: ['Mudanças neste regulamento ou o encerramento do programa são avisados com 30 dias de antecedência.'],
    },
  ],
});

const periodOf = ({ campanha }: CashbackFigures): string =>
  campanha
    ? `A campanha vai de ${formatDate(campanha.dataInicio)} a ${formatDate(addDays(campanha.dataFim, -1))}; o último dia para resgatar é ${formatDate(campanha.ultimoDiaResgate)}.`
    : 'Não há campanha em andamento: o que você acumular fica guardado para a próxima.';

/** The rules consumers accept (document 002 §9), with the figures in force. */
export const cashbackBody = (figures: CashbackFigures): TermsBody => {
  const percent = `${Number(figures.percentual).toLocaleString('pt-BR')}%`;
  const threshold = moneyText(figures.valorResgateLiberado);
  const period = periodOf(figures);
  return {
    summary: [
      'Compre em uma loja participante e envie a nota por foto ou PDF.',
      `Você recebe até ${percent} do valor dos produtos SW, que são os produtos participantes.`,
      `O resgate é liberado a partir de ${threshold} em produtos SW na campanha.`,
      period,
      'Em cada campanha você pode fazer um resgate.',
      'O pagamento é feito por PIX, em até 48 horas úteis.',
    ],
    sections: [
      {
        title: '1. Quem pode participar',
        paragraphs: [
          'Consumidores com 18 anos ou mais, identificados pelo CPF, que compram em lojas participantes.',
          'Funcionários da promotora do programa não podem participar.',
        ],
      },
      {
        title: '2. Quanto você recebe',
        paragraphs: [
          `Até ${percent} do valor das compras em produtos participantes (produtos SW). O resgate é liberado a partir de ${threshold} em compras desses produtos na campanha.`,
          'Para somar, envie a nota de cada compra por foto ou PDF. Cada nota conta uma única vez, depois de aprovada na análise.',
        ],
      },
      {
        title: '3. Período da campanha',
        paragraphs: [period, 'Em cada campanha você pode fazer um resgate.'],
      },
      {
        title: '4. Como você recebe',
        paragraphs: ['O pagamento é feito por PIX, na chave que você informar, em até 48 horas úteis.'],
      },
      {
        title: '5. Uso de nome e imagem',
        paragraphs: ['Ao participar, você autoriza o uso do seu nome e da sua imagem na divulgação do programa por até 1 ano.'],
      },
      {
        title: '6. Mudanças e encerramento',
        paragraphs: ['Mudanças neste regulamento ou o encerramento do programa são avisados com 30 dias de antecedência.'],
      },
    ],
  };
};

/** pt-BR texts of the programme's rules; the figures come from document 002 §9 and the settings. */
export const termsMessages = {
  page: 'Regulamento',
  since: `Texto em vigor desde ${formatDate(TERMS_SINCE)}.`,
  summaryTitle: 'Em resumo',
  scenarioTitle: 'Condições da sua loja',
  scenario: (name: string) => `Cenário da sua loja: ${name}.`,
  loyalty,
  cashback,
  supportTitle: 'Dúvidas',
  support: 'O suporte atende de segunda a sexta, das 9h às 18h.',
  supportEmail: 'Escreva para',
} as const;
