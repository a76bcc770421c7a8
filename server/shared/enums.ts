/** One of the values of a constant object. */
type ValueOf<T> = T[keyof T];

/** tipoPontuacao of a store (document 000 §3): how its sellers score. */
export const ScoringType = { SISTEMA: 0, DIGITACAO: 1, FOTO: 2 } as const;
export type ScoringType = ValueOf<typeof ScoringType>;
/** Screen text of each scoring type. */
export const SCORING_TYPE_LABELS: Readonly<Record<ScoringType, string>> = { 0: 'Sistema', 1: 'Digitação', 2: 'Foto' };

/** Status of a redemption (document 001 §4), by its name in GraphQL; CANCELLED is final. */
export const RedemptionStatus = { NOT_DELIVERED: 0, DELIVERED: 1, IN_TRANSIT: 2, CANCELLED: 3 } as const;
export type RedemptionStatus = ValueOf<typeof RedemptionStatus>;
/** Panel text of each redemption status; document 001 names them in English only, so these are translations. */
export const REDEMPTION_STATUS_LABELS: Readonly<Record<RedemptionStatus, string>> = {
  0: 'Não entregue',
  1: 'Entregue',
  2: 'Em trânsito',
  3: 'Cancelado',
};
/** cenario of a store (document 000 §3): which terms its sellers read. */
export const Scenario = { INICIAL: 0, A: 1, B: 2, C: 3 } as const;
export type Scenario = ValueOf<typeof Scenario>;
/** Screen text of each scenario. */
export const SCENARIO_LABELS: Readonly<Record<Scenario, string>> = { 0: 'Inicial', 1: 'A', 2: 'B', 3: 'C' };

/** permissao of panel staff (document 000 §6). */
export const StaffLevel = { PROGRAMA: 0, OPERADOR: 1, ADMINISTRADOR: 2, VENDEDOR: 3, AUDITOR: 4, PLUS: 5 } as const;
export type StaffLevel = ValueOf<typeof StaffLevel>;
/** What the panel calls each level; 0 has no documented name. */
export const STAFF_LEVEL_LABELS: Readonly<Record<StaffLevel, string>> = {
  0: 'Programa',
  1: 'Operador',
  2: 'Administrador',
  3: 'Vendedor',
  4: 'Auditor',
  5: 'Plus',
};

/** reprovadoMotivo of a submission: the fixed list of document 001 §9. */
export const REJECT_REASONS = [
  'Nota Duplicada',
  'Nota Ilegível',
  'Nota Incompleta',
  'Nota Não Qualificada',
  'CNPJ divergente do cadastro',
  'Data fora do mês vigente',
  'Vendedor divergente',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
/** Longest note beside the reason, in characters. */
export const REJECTION_NOTE_MAX = 500;

/** tipo of a prize (document 001 §3); a missing type is GERAL. */
export const PrizeType = { GERAL: 'geral', BIVOLT: 'bivolt', CREDITO: 'credito', RECARGA: 'recarga' } as const;
export type PrizeType = ValueOf<typeof PrizeType>;

/** Voltage of a bivolt prize; 220V is priced by pontosAlternativo (document 002 §5). */
export const VOLTAGES = ['110V', '220V'] as const;

/** Operators of a phone recharge (document 002 §5). */
export const RECHARGE_OPERATORS = ['Vivo', 'Claro', 'TIM', 'OI', 'Nextel', 'Algar'] as const;

/** tipoChavePix of a cashback redemption (document 002 §5). */
export const PIX_KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'CHAVE_ALEATORIA'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** tipoFiscal of a sale (document 001 §3): nota fiscal or cupom fiscal. */
export const FiscalType = { NOTA: 'N', CUPOM: 'C' } as const;
export type FiscalType = ValueOf<typeof FiscalType>;

/** sexo of a person (document 000 §3). */
export const Sex = { FEMININO: 'F', MASCULINO: 'M' } as const;
export type Sex = ValueOf<typeof Sex>;
/** Screen text of each sex. */
export const SEX_LABELS: Readonly<Record<Sex, string>> = { F: 'Feminino', M: 'Masculino' };

/** fonte of a market research (document 000 §3). */
export const ResearchSource = { SISTEMA: 'Sistema', EQUIPE: 'Equipe' } as const;
export type ResearchSource = ValueOf<typeof ResearchSource>;

/** tipoUsuario of a session (document 000 §4). */
export const UserType = { ADMINISTRADOR: 'administrador', PARCEIRO: 'parceiro', CLIENTE: 'cliente' } as const;
export type UserType = ValueOf<typeof UserType>;
