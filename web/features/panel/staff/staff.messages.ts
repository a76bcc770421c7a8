import { STAFF_LEVEL_LABELS } from '../../../../server/shared/enums.ts';

/** pt-BR texts of the staff screens; documented ones are verbatim (document 000 §5, §6 and §8). */
export const staffTexts = {
  title: 'Administradores',
  create: 'Cadastrar Administrador',
  createShort: 'Cadastrar',
  createHint:
    'Quem entra no painel com CPF e senha. Depois de salvar, outra pessoa aprova o cadastro em Segunda aprovação; então a pessoa recebe um código por e-mail e, com ele e a senha inicial, cria a própria senha.',
  created: 'Administrador cadastrado com sucesso',
  createdHint: 'O cadastro foi enviado para a aprovação de outra pessoa.',
  edit: 'Editar',
  editHint: 'Mais permissões, mais redes ou lojas e um novo e-mail só valem depois que outra pessoa aprovar.',
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
  everySituation: 'Todas',
  level: 'Permissão',
  everyLevel: 'Todas',
  networks: 'Redes permitidas',
  networksHint: 'Sem nenhuma escolhida, todas as redes.',
  pickNetworks: 'Escolha as redes',
  cpfTaken: 'Usuário já cadastrado',
  pending: 'O cadastro aguarda a aprovação de outra pessoa',
  resend: 'Enviar código de novo',
  resendHint: (email: string) => `Um novo código de primeiro acesso vai para ${email} e vale por 24 horas. O anterior deixa de valer.`,
  resendPassword: 'Nova senha inicial',
  resendPasswordHint: 'Só se a senha inicial se perdeu. Sem o código do e-mail, ela não abre nada.',
  resent: 'Código enviado',
  password: 'Senha',
  passwordHint: 'Ao menos 8 caracteres. É só a senha inicial: a pessoa cria a sua com o código que recebe por e-mail.',
  cpfHint: 'O CPF é o login e não muda.',
  /** Names of document 000 §6. */
  levels: STAFF_LEVEL_LABELS as Readonly<Record<number, string>>,
} as const;

/** How a person's access stands. */
export const STAFF_STATES = {
  AGUARDA_APROVACAO: { label: 'Aguardando aprovação', tone: 'pending' },
  PRIMEIRO_ACESSO: { label: 'Primeiro acesso pendente', tone: 'info' },
  ATIVO: { label: 'Ativo', tone: 'approved' },
  INATIVO: { label: 'Inativo', tone: 'closed' },
} as const;
