/** pt-BR texts of the consumers' public page. */
export const consumerPublicTexts = {
  title: 'Cashback para quem compra',
  headline: 'Suas compras voltam em dinheiro',
  lead: 'Envie a nota fiscal das suas compras nas lojas participantes e receba cashback por PIX.',
  how: 'Como funciona',
  steps: ['Compre em uma loja participante', 'Envie a foto ou o PDF da nota', 'Receba o cashback na sua chave PIX'],
  enter: 'Entrar',
  register: 'Cadastrar',
} as const;
