/** pt-BR texts of the landing page. */
export const landingMessages = {
  title: 'Início',
  headline: 'Vender e comprar aqui vale mais',
  lead: 'Quem vende nas lojas participantes junta pontos e troca por prêmios. Quem compra recebe cashback por PIX.',
  audiences: [
    {
      name: 'Para quem vende',
      text: 'Cada venda registrada vira pontos.',
      steps: ['Registre a venda ou envie a nota', 'Acompanhe seus pontos no extrato', 'Troque por prêmios e experiências'],
      enter: 'Entrar como vendedor',
      enterTo: '/login',
      register: 'Cadastrar',
      registerTo: '/cadastrar',
    },
    {
      name: 'Para quem compra',
      text: 'Suas notas fiscais viram cashback.',
      steps: ['Compre em uma loja participante', 'Envie a foto ou o PDF da nota', 'Receba o cashback na sua chave PIX'],
      enter: 'Entrar como consumidor',
      enterTo: '/login-consumidor-final',
      register: 'Cadastrar',
      registerTo: '/cadastrar-consumidor-final',
    },
  ],
} as const;
