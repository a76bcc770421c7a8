const TEXTS: Readonly<Record<string, string>> = {
  PR001: 'Mantém o café quente por até 12 horas e a água gelada o dia todo. Corpo em aço inox, tampa com alavanca e alça firme.',
  PR002: 'Compartimento acolchoado para notebook de até 15,6 polegadas e dois bolsos externos com zíper. Tecido resistente à chuva fraca.',
  PR003: 'Três panelas e duas frigideiras de alumínio com antiaderente, todas com cabo que não esquenta. Servem em fogão a gás e elétrico.',
  PR004: 'Frita e assa com pouco óleo, em cesto de 4 litros com painel digital. Escolha a voltagem da sua casa ao resgatar.',
  PR005: 'Motor de 900 W, doze velocidades e jarra de 3 litros que vai à lava-louças. Escolha a voltagem da sua casa ao resgatar.',
  PR006: 'Hélice de 40 cm, três velocidades e oscilação automática para refrescar o quarto ou o balcão. Escolha a voltagem ao resgatar.',
  PR007: 'Furadeira de impacto de 650 W com mandril de meia polegada, para concreto, madeira e metal. Escolha a voltagem ao resgatar.',
  PR008: 'Crédito de R$ 20 para celular pré-pago, de qualquer operadora.',
  PR009: 'Crédito de R$ 50 para celular pré-pago, de qualquer operadora.',
  PR010: 'R$ 50 de saldo no cartão do programa, para usar em qualquer loja que aceite a bandeira.',
  PR011: 'R$ 100 de saldo no cartão do programa, para usar em qualquer loja que aceite a bandeira.',
  PR012: 'Dois ingressos 2D para a mesma sessão, de segunda a domingo.',
  PR013: 'Rodízio completo para uma pessoa, com pizzas salgadas e doces. Bebidas e taxa de serviço são pagas no local.',
  PR014: 'Um dia inteiro no clube para uma pessoa, com piscinas, quadras e vestiário. Leve documento com foto e traje de banho.',
  PR015: 'Bluetooth 5.3, almofadas macias e até 30 horas de música com uma carga. Atende chamadas com microfone embutido.',
  PR016: 'Estrutura de madeira dobrável e lona listrada que seca rápido. Suporta até 110 kg e tem três posições de encosto.',
  PR017: 'Faca, garfo, pegador, espátula, espeto duplo, tábua e avental. O estojo com alça leva tudo para o churrasco do fim de semana.',
  PR018: 'Tela 4K de 43 polegadas com aplicativos de vídeo, Wi-Fi e três entradas HDMI. Acompanha controle por voz e base.',
};

const RECEIVED = {
  recarga: 'Informe a operadora e o número com DDD ao resgatar. A recarga entra direto na linha, sem entrega física.',
  credito: 'O crédito entra no cartão informado no resgate, sem entrega física e sem taxa.',
  experiencia: 'Apresente o código do voucher ao parceiro, no prazo impresso nele. Reserve antes de ir.',
  produto: 'Produto novo, com nota fiscal e garantia do fabricante, entregue na sua loja em até 60 dias.',
} as const;

/** A prize's description as HTML: the prize itself, then how it is received, which depends on its kind. */
export const prizeDescription = (codigo: string, kind: keyof typeof RECEIVED): string => `<p>${TEXTS[codigo]}</p><p>${RECEIVED[kind]}</p>`;
