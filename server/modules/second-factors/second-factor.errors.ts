import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  // One text for a wrong, expired, repeated or foreign code, so that it does not tell which.
  SECOND_FACTOR_WRONG: { kind: 'forbidden', text: 'Código inválido ou já usado', field: 'codigo' },
  PASSKEY_WRONG: { kind: 'invalid', text: 'A chave de acesso não foi reconhecida. Tente de novo ou use um código.' },
  // doc 000 §7: the REST sign-in of a person with a second factor.
  SECOND_FACTOR_NEEDED: {
    kind: 'forbidden',
    text: 'Este usuário tem um segundo fator: envie o código no cabeçalho X-Segundo-Fator.',
  },
  SECOND_FACTOR_CHALLENGE_INVALID: { kind: 'invalid', text: 'O tempo para confirmar acabou. Comece de novo.' },
  SECOND_FACTOR_NOT_FOUND: { kind: 'notFound', text: 'Segundo fator não encontrado' },
  SECOND_FACTOR_LAST: { kind: 'conflict', text: 'Seu nível exige um segundo fator: cadastre outro antes de remover este.' },
  SECOND_FACTOR_TOO_MANY: { kind: 'conflict', text: 'Você já tem dez segundos fatores. Remova um antes de cadastrar outro.' },
  SECOND_FACTOR_NONE: { kind: 'conflict', text: 'Esta pessoa não tem segundo fator.' },
  SECOND_FACTOR_OWN: { kind: 'forbidden', text: 'O próprio segundo fator se troca em Meu Perfil.' },
  PASSKEY_TAKEN: { kind: 'conflict', text: 'Esta chave de acesso já está cadastrada.' },
  OWN_PASSWORD_WRONG: { kind: 'invalid', text: 'Senha incorreta', field: 'senha' },
});
