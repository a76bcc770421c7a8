/** Password-recovery texts; documented ones (002 §2 and §5) are verbatim. */
export const recoveryTexts = {
  title: 'Esqueceu sua senha?',
  ask: 'Informe o e-mail ou o CPF do seu cadastro e enviaremos um link para criar uma nova senha.',
  informacao: 'E-mail ou CPF',
  send: 'ENVIAR',
  sending: 'ENVIANDO...',
  sentTitle: 'Confira seu e-mail',
  sentHint: 'O link vale por 60 minutos. Não chegou? Veja a caixa de spam ou peça outro.',
  askAgain: 'Pedir outro link',
  validating: 'Validando link de recuperação, aguarde...',
  newTitle: 'Nova senha',
  newText: 'Escolha uma senha com pelo menos 8 caracteres.',
  novaSenha: 'Nova senha',
  change: 'ALTERAR',
  changing: 'ALTERANDO...',
  back: 'Voltar para o login',
} as const;
