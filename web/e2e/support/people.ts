import { cpfOf, DEMO_LOGINS, DEMO_PASSWORD } from '../../../server/demo/people.ts';

export type Audience = 'usuario' | 'parceiro' | 'cliente';

/** A person in the demo data who can sign in. */
export interface Person {
  audience: Audience;
  cpf: string;
}

/** Everyone in the demo data has the same password. */
export const PASSWORD = DEMO_PASSWORD;

const staff = (level: number): Person => ({ audience: 'usuario', cpf: DEMO_LOGINS.staff[level] ?? '' });
/** Demo sellers are numbered; their store is their number modulo the twelve stores. */
const seller = (number: number): Person => ({ audience: 'parceiro', cpf: cpfOf(100_100_000 + number * 7) });

/** Demo consumers are numbered too. */
const consumer = (number: number): Person => ({ audience: 'cliente', cpf: cpfOf(100_300_000 + number * 11) });

export const people = {
  programme: staff(0),
  operator: staff(1),
  administrator: staff(2),
  /** Decides what only another administrator may. */
  secondAdministrator: { audience: 'usuario', cpf: DEMO_LOGINS.secondAdministrator },
  storeSeller: staff(3),
  auditor: staff(4),
  networkStaff: staff(5),
  /** Sellers who have not accepted the rules yet. */
  photoSeller: { audience: 'parceiro', cpf: DEMO_LOGINS.sellerPhoto },
  typingSeller: { audience: 'parceiro', cpf: DEMO_LOGINS.sellerTyping },
  /** Sellers in the same stores who have accepted the rules. */
  otherPhotoSeller: seller(12),
  otherTypingSeller: seller(25),
  /** Sellers whose points the redemption tests use; they have no card, so credit asks for their name. */
  redeemer: seller(36),
  phoneRedeemer: seller(13),
  /** Sellers for the staff's tests on a phone, in the same stores again. */
  phoneQueueSeller: seller(24),
  phonePanelRedeemer: seller(37),
  /** Only chooses prizes and goals. */
  chooser: seller(38),
  /** The seller whose sales are uploaded. */
  uploadedSeller: seller(3),
  consumer: { audience: 'cliente', cpf: DEMO_LOGINS.consumers[0] },
  /** Consumers without purchases (server/demo/cashback.ts). */
  cashbackConsumer: consumer(40),
  phoneCashbackConsumer: consumer(41),
  /** A consumer who has redeemed cashback in the demonstration. */
  paidConsumer: consumer(3),
  /** Consumers whose receipts are reviewed. */
  reviewedConsumer: consumer(50),
  phoneReviewedConsumer: consumer(51),
} as const satisfies Record<string, Person>;

/** Staff names as shown on screens (server/demo/registers.ts). */
export const OPERATOR_NAME = 'Otávio Lins';
export const ADMINISTRATOR_NAME = 'Marina Duarte';
export const SECOND_ADMINISTRATOR_NAME = 'Joana Meireles';
