/** pt-BR texts of the form of the first access; apart, because the login loads the panel's others. */
export const firstAccessTexts = {
  initialPassword: 'Senha inicial',
  initialPasswordHint: 'A que você recebeu de quem fez o cadastro.',
  code: 'Código do e-mail',
  newPassword: 'Nova senha',
  newPasswordHint: 'Ao menos 8 caracteres, diferente da inicial.',
  confirmPassword: 'Confirme a nova senha',
  createPassword: 'Criar senha e entrar',
} as const;
