import { withKind } from '../../../../server/shared/text.ts';

/** pt-BR texts of Meu Perfil; documented ones are verbatim (document 002 §2, §5 and §8). */
export const profileTexts = {
  title: 'Meu Perfil',
  sellerText: (store: string) => `Seus dados na ${withKind('loja', store)}.`,
  consumerText: 'Seus dados e sua senha.',
  password: 'Nova Senha',
  passwordPlaceholder: 'Deixe em branco para não alterar',
  currentPassword: 'Senha Antiga',
  currentPasswordHint: 'Só para trocar a senha. As outras sessões são encerradas.',
  currentRequired: 'Senha Antiga obrigatório',
  update: 'ATUALIZAR',
  updating: 'ATUALIZANDO...',
  sellerDone: 'Dados atualizado com sucesso',
  consumerDone: 'Dados atualizados com sucesso!',
  privacy: 'Privacidade e avisos',
  failed: 'Não foi possível carregar seus dados',
} as const;
