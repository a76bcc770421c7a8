import { STAFF_LEVEL_LABELS } from '../../../../server/shared/enums.ts';

/** pt-BR texts of the staff screens; documented ones are verbatim (document 000 §5, §6 and §8). */
export const staffTexts = {
  title: 'Administradores',
  create: 'Cadastrar Administrador',
  createShort: 'Cadastrar',
  createHint: 'Quem entra no painel com CPF e senha. A permissão decide o que a pessoa vê e faz.',
  created: 'Administrador cadastrado com sucesso',
  edit: 'Editar',
  edited: 'Administrador alterado com sucesso',
  toggled: 'Administrador atualizado com sucesso',
  deactivate: 'Inativar administrador',
  deactivateQuestion: (nome: string) => `${nome} deixa de entrar no painel e perde as sessões abertas.`,
  ownStatus: 'Você não pode inativar a si mesmo',
  notGrantable: 'Esta pessoa tem permissões que você não tem',
  resetFactors: 'Redefinir segundo fator',
  resetFactorsQuestion: (nome: string) =>
    `Os segundos fatores de ${nome} são removidos e as sessões abertas terminam, depois que outra pessoa aprovar. Confirme antes, por outro meio, que foi essa pessoa quem pediu.`,
  resetFactorsNone: 'Esta pessoa não tem segundo fator',
  resetFactorsOwn: 'O próprio segundo fator se troca em Meu Perfil',
  resetFactorsDone: 'Segundo fator redefinido com sucesso',
  search: 'Buscar por nome, CPF ou e-mail',
  situation: 'Situação',
  actives: 'Ativos',
  inactives: 'Inativos',
  all: 'Todos',
  level: 'Permissão',
  everyLevel: 'Todas',
  networks: 'Redes permitidas',
  networksHint: 'Sem nenhuma escolhida, todas as redes.',
  pickNetworks: 'Escolha as redes',
  cpfTaken: 'Usuário já cadastrado',
  password: 'Senha',
  passwordHint: 'Ao menos 8 caracteres',
  cpfHint: 'O CPF é o login e não muda.',
  /** Names of document 000 §6. */
  levels: STAFF_LEVEL_LABELS as Readonly<Record<number, string>>,
} as const;
