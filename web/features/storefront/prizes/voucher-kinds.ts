import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { normalizeSearch } from '../../../../server/shared/text.ts';
import { voucherKindTexts as texts } from './voucher.messages.ts';

/** What each kind of voucher shows besides the code. */
export interface VoucherKind {
  /** Name shown above the code; null for a generic establishment. */
  name: string | null;
  /** How the code is used, step by step. */
  how: readonly string[];
  /** The programme's terms; the offer's own follow. */
  terms: readonly string[];
  /** Campaign vouchers have no icons and use their own logo. */
  isCampaign: boolean;
  /** Printed as large as the page allows, to be shown at a counter. */
  isShownAtPlace: boolean;
}

/** A term valid through a date, 'YYYY-MM-DD', and hidden afterwards: several documented dates are in the past. */
interface Lapsing {
  text: string;
  until: string;
}

interface Row extends Pick<VoucherKind, 'how'> {
  name: string;
  terms: readonly (string | Lapsing)[];
}

const ONLINE = { isCampaign: false, isShownAtPlace: false } as const;

/** Partners with their own rendering, whatever the reward (document 002 §4, Voucher type; terms of §9). */
const PARTNERS: readonly Row[] = [
  { name: 'PRIMEPASS', how: texts.cinema, terms: ['Até 40% de desconto.'] },
  { name: 'SAL A GOSTO', how: texts.course, terms: ['Acesso ao curso por 30 dias.'] },
  { name: 'JBL', how: texts.shop, terms: ['15% de desconto.'] },
  { name: 'FERNANDA YOGA', how: texts.subscription, terms: ['30 dias grátis; depois, R$ 64,90.'] },
  {
    name: 'DELTA CAFÉS',
    how: texts.shop,
    terms: [{ text: '30% de desconto, válido até 25/02/2025.', until: '2025-02-25' }, 'Um uso por CPF.'],
  },
  { name: 'CAFÉ PRO', how: texts.course, terms: ['Curso por R$ 1,09, com acesso por um ano.'] },
  { name: 'QUEIMACORE', how: texts.subscription, terms: [{ text: 'Código válido até 30/11/2025.', until: '2025-11-30' }] },
  { name: 'PARAFUZO', how: texts.service, terms: [] },
  { name: 'SPOTIFY', how: texts.pin, terms: ['O PIN pode ser resgatado em até 12 meses.', 'Para maiores de 16 anos.'] },
  { name: 'INSTITUTO DIME', how: texts.course, terms: [] },
];

/** Rewards with their own rendering, used when the partner has none. */
const REWARDS: readonly Row[] = [
  { name: 'Impressão de Retrô fotos', how: texts.prints, terms: ['20 fotos.'] },
  { name: 'Bloco de Notas Personalizado', how: texts.prints, terms: [] },
  { name: 'Kit com Ímãs', how: texts.prints, terms: [] },
  { name: 'Meditação', how: texts.subscription, terms: ['Acesso ao aplicativo por 1 mês.'] },
  { name: 'Acesso ao streaming Looke', how: texts.subscription, terms: [] },
  { name: 'Fotolivro', how: texts.prints, terms: [] },
  { name: 'Impressão de Fotos', how: texts.prints, terms: ['Pacote de 30 fotos.'] },
  { name: 'Food Delivery', how: texts.balance, terms: ['O saldo vale por 90 dias.'] },
  { name: 'Ingresso de Cinema', how: texts.cinema, terms: [] },
  { name: 'Planilha de Corrida Personalizada', how: texts.service, terms: [] },
  { name: 'Uber car', how: texts.balance, terms: ['O crédito vale por 3 meses.'] },
  { name: 'ACTIVE FITNESS', how: texts.subscription, terms: [] },
  { name: 'Aula de Música', how: texts.service, terms: ['Aulas por 3 meses.'] },
];

const CAMPAIGN_REWARD = normalizeSearch('premiação campanha');
const CAMPAIGN_PARTNER = normalizeSearch('Voucher Campanha');

const campaign: VoucherKind = {
  name: 'Voucher Campanha',
  how: texts.campaign,
  terms: ['Valor de R$ 25,00.', 'Tarifas: PIX R$ 1,75, TED R$ 5,70 e transferência para cartão virtual R$ 9,90.'],
  isCampaign: true,
  isShownAtPlace: false,
};

/** Credit sent to a mobile or a card: nothing to collect, whatever its name. */
const CREDITS: Readonly<Record<string, VoucherKind>> = {
  recarga: { name: null, how: texts.recharge, terms: [], ...ONLINE },
  credito: { name: null, how: texts.cardCredit, terms: [], ...ONLINE },
};

/** Cashback paid by PIX: nothing to show at a counter. */
const cashback: VoucherKind = { name: 'Cashback', how: texts.cashback, terms: texts.cashbackTerms, ...ONLINE };

const byName = (rows: readonly Row[]) => new Map(rows.map((row) => [normalizeSearch(row.name), row]));
const partners = byName(PARTNERS);
const rewards = byName(REWARDS);

const standing = (terms: Row['terms'], today: string): string[] =>
  terms.flatMap((term) => (typeof term === 'string' ? [term] : term.until >= today ? [term.text] : []));

interface Redeemed {
  /** 'pix' for cashback, otherwise the prize's own type. */
  tipo?: string;
  premio: string;
  parceiroComercial: string | null;
}

/** Whether a redemption is credit, which is sent instead of delivered. */
export const isCredit = (tipo: string | undefined): boolean => Object.hasOwn(CREDITS, tipo ?? '');

/** Whether a redemption is cashback paid by PIX. */
export const isPixPayment = (tipo: string | undefined): boolean => tipo === 'pix';

/**
 * Picks a redemption's voucher kind: cashback, then campaign, partner, reward, and finally a generic establishment. Ignores case, accents
 * and spaces. Pilates takes its partner's name (document 002 §4, Voucher type).
 */
export const voucherKindOf = ({ tipo, premio, parceiroComercial }: Redeemed, today: string = toSaoPauloDate(new Date())): VoucherKind => {
  if (isPixPayment(tipo)) return cashback;
  const [reward, partner] = [normalizeSearch(premio), normalizeSearch(parceiroComercial ?? '')];
  if (reward.includes(CAMPAIGN_REWARD) || partner === CAMPAIGN_PARTNER) return campaign;
  const row = partners.get(partner) ?? rewards.get(reward);
  if (row) return { ...row, terms: standing(row.terms, today), ...ONLINE };
  const credit = CREDITS[tipo ?? ''];
  if (credit) return credit;
  // The programme's own prize: there is no one to book with.
  if (!parceiroComercial) return { name: null, how: texts.delivered, terms: [], isCampaign: false, isShownAtPlace: true };
  const isPilates = reward.includes('pilates');
  return {
    name: isPilates ? parceiroComercial : null,
    how: texts.establishment,
    terms: [texts.bookAhead],
    isCampaign: false,
    isShownAtPlace: true,
  };
};
