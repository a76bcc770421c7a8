import { formatDate } from '../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import { moneyText } from '../../../ui/amount-texts.ts';

/** pt-BR texts of cashback redemption; documented ones are verbatim (document 002 §2, §5, §8 and §9). */
export const cashbackTexts = {
  title: 'Resgatar cashback',
  voucher: 'Seu cashback',
  code: 'Código',
  balance: 'Saldo atual',
  keyType: 'Tipo de chave PIX',
  key: 'Chave PIX',
  keyInvalid: 'Chave PIX inválida',
  ownCpf: 'O pagamento é feito na chave do seu próprio CPF. O primeiro para esta chave é conferido, o que pode levar até 48 horas.',
  otherKey: 'No primeiro pagamento para esta chave conferimos o titular, o que pode levar até 48 horas.',
  info: [
    'O resgate é único em cada campanha e leva todo o cashback disponível.',
    'O pagamento por PIX pode levar até 48 horas úteis.',
    'Confira a chave: o PIX vai para o titular dela.',
  ],
  until: (day: string) => `Resgate até ${formatDate(day)}`,
  redeem: 'RESGATAR CASHBACK',
  cancel: 'Cancelar',
  question: (valor: string) => `Resgatar ${moneyText(valor)} de cashback?`,
  keyOf: (tipo: string) => `Chave PIX (${tipo})`,
  holder: 'Titular',
  holderUnknown: (nome: string) => `Conferimos no primeiro pagamento. Use uma chave de ${nome}.`,
  noUndo: 'O resgate não pode ser desfeito por você.',
  done: 'Cashback resgatado com sucesso!',
  payUntil: (day: string) => `Pagamento previsto até ${formatDate(day)}.`,
  failed: 'Erro ao resgatar cashback',
  loadFailed: 'Erro ao carregar cashback',
  unavailable: 'Cashback não disponível',
  nothing: 'Nenhum cashback disponível para resgate',
  already: 'Você já fez um resgate nesta campanha!',
  missing: (valor: string) => `Faltam R$ ${formatDecimal(valor)} reais em produtos SW para ter cashback disponível`,
  home: 'Voltar para o início',
  cancelReason: 'Motivo do cancelamento',
  ownTitle: 'Meus Resgates',
  ownDescription: 'Seus resgates de cashback e o pagamento de cada um.',
  ownEmpty: 'Seus resgates aparecem aqui assim que são feitos.',
  search: 'Buscar por código',
} as const;

/** PIX key types, as banks name them. */
export const PIX_KEY_LABELS = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'E-mail',
  TELEFONE: 'Telefone',
  CHAVE_ALEATORIA: 'Chave aleatória',
} as const;
