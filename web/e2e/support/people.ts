import { cpfOf, DEMO_LOGINS, DEMO_PASSWORD } from '../../../server/demo/people.ts';

export type Audience = 'usuario' | 'parceiro' | 'cliente';

/** Somebody of the demonstration network who signs in. */
export interface Person {
  audience: Audience;
  cpf: string;
}

/** The same for everybody of the demonstration. */
export const PASSWORD = DEMO_PASSWORD;

const staff = (level: number): Person => ({ audience: 'usuario', cpf: DEMO_LOGINS.staff[level] ?? '' });
/** The demonstration's sellers are numbered; their store is their number modulo the twelve stores. */
const seller = (number: number): Person => ({ audience: 'parceiro', cpf: cpfOf(100_100_000 + number * 7) });

/** Consumers are numbered too. */
const consumer = (number: number): Person => ({ audience: 'cliente', cpf: cpfOf(100_300_000 + number * 11) });

export const people = {
  programme: staff(0),
  operator: staff(1),
  administrator: staff(2),
  storeSeller: staff(3),
  auditor: staff(4),
  networkStaff: staff(5),
  /** Sellers who have not accepted the regulation yet. */
  photoSeller: { audience: 'parceiro', cpf: DEMO_LOGINS.sellerPhoto },
  typingSeller: { audience: 'parceiro', cpf: DEMO_LOGINS.sellerTyping },
  /** Of the same stores, with the regulation accepted. */
  otherPhotoSeller: seller(12),
  otherTypingSeller: seller(25),
  /** Those whose points the tests of redemptions give and take; they have no card, so a credit asks for their name. */
  redeemer: seller(36),
  phoneRedeemer: seller(13),
  /** Those of the staff's steps on the phone, of the same stores again. */
  phoneQueueSeller: seller(24),
  phonePanelRedeemer: seller(37),
  /** The one whose sales the spreadsheet brings. */
  uploadedSeller: seller(3),
  consumer: { audience: 'cliente', cpf: DEMO_LOGINS.consumers[0] },
  /** Those who have bought nothing yet (server/demo/cashback.ts). */
  cashbackConsumer: consumer(40),
  phoneCashbackConsumer: consumer(41),
  /** Those whose notes the desk goes through. */
  reviewedConsumer: consumer(50),
  phoneReviewedConsumer: consumer(51),
} as const satisfies Record<string, Person>;

/** Names of the staff as the screens show them (server/demo/registers.ts). */
export const OPERATOR_NAME = 'Otávio Lins';
export const ADMINISTRATOR_NAME = 'Marina Duarte';
