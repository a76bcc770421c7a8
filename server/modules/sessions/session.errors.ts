import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  // One text for an unknown CPF and a wrong password, so that it does not reveal who is registered (domain rules §4.10).
  SESSION_CREDENTIALS_WRONG: { kind: 'invalid', text: 'CPF ou senha inválidos' },
  SESSION_PERSON_INACTIVE: { kind: 'forbidden', text: 'Seu acesso está inativo. Fale com o suporte.' },
  SESSION_SELLER_INACTIVE: { kind: 'forbidden', text: 'Parceiro não tem permissão para acessar a loja.' },
  FIRST_PASSWORD_NEEDED: {
    kind: 'forbidden',
    text: 'Esta é a senha inicial: no primeiro acesso, crie a sua com o código enviado ao seu e-mail.',
  },
  FIRST_ACCESS_CODE_INVALID: { kind: 'invalid', text: 'Código inválido ou expirado. Peça um novo.', field: 'codigo' },
  FIRST_ACCESS_DONE: { kind: 'conflict', text: 'Você já criou a sua senha. Entre com ela.' },
  PASSWORD_RECOVERY_INVALID: { kind: 'invalid', text: 'Link de recuperação inválido ou expirado. Solicite um novo.' },
  OWN_SESSION_NOT_FOUND: { kind: 'notFound', text: 'Acesso não encontrado' },
  PASSWORD_WRONG: { kind: 'invalid', text: 'Senha atual incorreta', field: 'senhaAntiga' },
});
