import { add, compare, multiply } from '../../shared/money.ts';
import type { ReadingGap } from '../readings/index.ts';
import type { CreditReason } from './credit-reasons.rules.ts';

/** Version of `decideCredit`, stored with each decision. Increase it with every change of what the function answers. */
export const VERSION = 1;

/** Credits of 24 hours up to which no volume is a jump. A store has many sellers, and some share a device. */
const JUMP_FLOORS = { membro: 5, loja: 50, aparelho: 10 } as const;
/** Reviewers who must have taught the product of an item. */
const TEACHERS = 2;

/** A volume of the last 24 hours, this receipt included, and of the busiest of the 30 days before. */
export interface Volume {
  agora: number;
  antes: number;
}

/** All that the decision depends on. Amounts are decimal text in points (SELLER) or BRL (CONSUMER). Holds no personal data. */
export interface CreditInputs {
  regra: {
    id: number;
    versao: number;
    ativa: boolean;
    fonte: string;
    limiteNota: string;
    limiteDia: string;
    limiteMembro: string;
    diasDeConta: number;
    salto: string;
    redeAtiva: boolean;
  };
  nota: {
    id: number;
    fonte: string;
    /** Gaps of the reading (`creditableReading`). */
    falhas: ReadingGap[];
    /** Codes of its findings, those of the current state of store and sender included. */
    avisos: string[];
    /** It waits for its first decision. */
    pendente: boolean;
    reservada: boolean;
    aguardaAprovacao: boolean;
    /** Sales and other receipts of either audience with its key. */
    mesmaChave: number;
    /** The key of the receipt is the key of the reading. */
    chaveConfere: boolean;
    /** The issuer in the key is the store. */
    emitenteConfere: boolean;
  };
  /** How the product of each item was found; null without one. `professores`: reviewers who taught it. */
  itens: { motivo: string | null; professores: number }[];
  membro: { ativo: boolean; contestacaoAberta: boolean; diasDeConta: number };
  loja: { participa: boolean };
  /** Sums of the day before this receipt: of the rule, of the member, and of the network as one user in points and BRL. */
  dia: { regra: string; membro: string; pontos: string; reais: string };
  /** Daily limits of one user; zero is none. */
  teto: { pontos: string; reais: string };
  volumes: { membro: Volume; loja: Volume; aparelho: Volume | null };
  /** The sale as it was recorded; null before. `segundaPessoa`: why a reviewer would need a second person. */
  venda: { pontos: string; reais: string; ganho: string; segundaPessoa: string | null } | null;
  /** Code with which recording the sale was refused. */
  recusa: string | null;
}

/** The decision about one receipt. */
export interface CreditDecision {
  credit: boolean;
  /** Why not; empty when it is credited. */
  reasons: CreditReason[];
}

/** Decides from its inputs alone whether a receipt is credited without a reviewer. Pure: equal inputs give an equal decision. */
export function decideCredit(inputs: CreditInputs): CreditDecision {
  const reasons = [...reasonsOfRule(inputs), ...reasonsOfReceipt(inputs), ...reasonsOfSender(inputs), ...reasonsOfVolume(inputs)];
  reasons.push(...reasonsOfSale(inputs));
  // Without the recorded sale there is nothing to credit yet, and no reason against it either.
  return { credit: reasons.length === 0 && inputs.venda !== null, reasons };
}

/** The reasons whose condition holds, in the order of the table. */
const those = (table: readonly (readonly [CreditReason, boolean])[]): CreditReason[] =>
  table.flatMap(([reason, holds]) => (holds ? [reason] : []));

const reasonsOfRule = ({ regra, nota }: CreditInputs): CreditReason[] =>
  those([
    ['REGRA_DESLIGADA', !regra.ativa],
    ['REDE_INATIVA', !regra.redeAtiva],
    ['FONTE', nota.fonte !== regra.fonte && !nota.falhas.includes('FONTE')],
  ]);

const reasonsOfReceipt = ({ nota, itens }: CreditInputs): CreditReason[] => [
  ...nota.falhas,
  ...those([
    ['CHAVE', !nota.chaveConfere && !nota.falhas.includes('CHAVE')],
    ['EMITENTE', !nota.emitenteConfere],
    ['ITEM_SEM_PRODUTO', itens.some(({ motivo }) => !['EAN', 'CODIGO', 'APRENDIDO'].includes(motivo ?? ''))],
    ['ITEM_POUCO_ENSINADO', itens.some(({ motivo, professores }) => motivo === 'APRENDIDO' && professores < TEACHERS)],
    ['AVISOS', nota.avisos.length > 0],
    ['JA_DECIDIDA', !nota.pendente],
    ['EM_ANALISE', nota.reservada],
    ['AGUARDA_APROVACAO', nota.aguardaAprovacao],
    ['CHAVE_USADA', nota.mesmaChave > 0],
  ]),
];

const reasonsOfSender = ({ membro, loja, regra }: CreditInputs): CreditReason[] =>
  those([
    ['PARTICIPANTE_INATIVO', !membro.ativo],
    ['CONTESTACAO_ABERTA', membro.contestacaoAberta],
    ['CONTA_NOVA', membro.diasDeConta <= regra.diasDeConta],
    ['LOJA_FORA', !loja.participa],
  ]);

/** A jump in volume, which also switches the rule off. */
const reasonsOfVolume = ({ volumes, regra }: CreditInputs): CreditReason[] => {
  const jumps = (kind: keyof typeof JUMP_FLOORS) => {
    const volume = volumes[kind];
    return (
      volume !== null && volume.agora > JUMP_FLOORS[kind] && compare(String(volume.agora), multiply(regra.salto, String(volume.antes))) > 0
    );
  };
  return those([
    ['SALTO_MEMBRO', jumps('membro')],
    ['SALTO_LOJA', jumps('loja')],
    ['SALTO_APARELHO', jumps('aparelho')],
  ]);
};

function reasonsOfSale({ venda, recusa, regra, dia, teto }: CreditInputs): CreditReason[] {
  if (!venda) return recusa ? ['RECUSADA'] : [];
  const exceeds = (before: string, gain: string, bound: string) => compare(add(before, gain), bound) > 0;
  const isOverCeiling = (before: string, gain: string, bound: string) => compare(bound, '0') > 0 && exceeds(before, gain, bound);
  return those([
    ['SEM_GANHO', compare(venda.ganho, '0') <= 0],
    ['SEGUNDA_PESSOA', venda.segundaPessoa !== null],
    ['LIMITE_NOTA', compare(venda.ganho, regra.limiteNota) > 0],
    ['LIMITE_DIA', exceeds(dia.regra, venda.ganho, regra.limiteDia)],
    ['LIMITE_MEMBRO', exceeds(dia.membro, venda.ganho, regra.limiteMembro)],
    ['TETO', isOverCeiling(dia.pontos, venda.pontos, teto.pontos) || isOverCeiling(dia.reais, venda.reais, teto.reais)],
  ]);
}

/** Reasons that switch the rule off. */
export const JUMPS: readonly CreditReason[] = ['SALTO_MEMBRO', 'SALTO_LOJA', 'SALTO_APARELHO'];
