/** pt-BR texts for signing in and accepting the rules; documented texts are verbatim. */
export const sessionMessages = {
  cpf: 'CPF',
  senha: 'Senha',
  cpfRequired: 'CPF obrigatório',
  senhaRequired: 'Senha obrigatório',
  enter: 'ENTRAR',
  validating: 'VALIDANDO...',
  forgot: 'Esqueceu sua senha?',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  sellerTerms: {
    title: 'Regulamento do programa de fidelidade',
    text: 'Antes de continuar, leia como você ganha pontos, por quanto tempo eles valem e como trocá-los por prêmios.',
  },
  consumerTerms: {
    title: 'Regulamento do cashback',
    text: 'Antes de continuar, leia como suas compras viram cashback, quando ele fica disponível e como recebê-lo por PIX.',
  },
  readTerms: 'Ler o regulamento completo',
  agree: 'Li e concordo com o regulamento',
  acceptTerms: 'Aceitar',
  cancelTerms: 'Cancelar',
} as const;
