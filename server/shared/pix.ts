import { isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { isValidCpf, normalizeCpf } from './cpf.ts';
import type { DecimalText } from './decimal-text.ts';
import type { PixKeyType } from './enums.ts';
import { compare, roundHalfUp2 } from './money.ts';
import { isValidPhone, normalizePhone } from './phone.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** DICT's e-mail pattern (lower case), with at least one dot in the domain. */
const EMAIL = /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const EMAIL_MAX_LENGTH = 77;

const RULES: Readonly<Record<PixKeyType, { message: string; normalize: (text: string) => string; isValid: (key: string) => boolean }>> = {
  CPF: { message: 'CPF deve ter 11 dígitos', normalize: normalizeCpf, isValid: isValidCpf },
  CNPJ: { message: 'CNPJ deve ter 14 dígitos', normalize: normalizeCnpj, isValid: isValidCnpj },
  EMAIL: {
    message: 'E-mail inválido',
    normalize: (text) => text.trim().toLowerCase(),
    isValid: (key) => key.length <= EMAIL_MAX_LENGTH && EMAIL.test(key),
  },
  TELEFONE: {
    message: 'Telefone deve ter pelo menos 10 dígitos',
    normalize: (text) => `+55${normalizePhone(text)}`,
    isValid: (key) => isValidPhone(key.slice(3)),
  },
  CHAVE_ALEATORIA: { message: 'Chave aleatória inválida', normalize: normalizeRandomKey, isValid: (key) => UUID.test(key) },
};

/** The key in the form of the central bank's directory. Meaningful only where `validatePixKey` returns null. */
export function normalizePixKey(type: PixKeyType, text: string): string {
  return RULES[type].normalize(text);
}

/**
 * Null for a payable key, else the message of document 002 §5. Check digits, area code and UUID are verified under the same message: a
 * wrong CPF would pay a stranger.
 */
export function validatePixKey(type: PixKeyType, text: string): string | null {
  if (text.trim() === '') return 'Por favor, preencha o tipo de chave PIX e a chave';
  const rule = RULES[type];
  return rule.isValid(rule.normalize(text)) ? null : rule.message;
}

/** The content of a static BR Code. `key` is already normalised, `amount` is BRL, `txid` has up to 25 letters and digits. */
export type BrCodeInput = { key: string; name: string; city: string; amount?: DecimalText; txid?: string; info?: string };

/**
 * Static PIX "copia e cola" text (EMV MPM), CRC included. Names lose accents, because field lengths count bytes, and are cut at the
 * standard's limits. Throws RangeError for an invalid txid or amount.
 */
export function brCode({ key, name, city, amount, txid = '***', info }: BrCodeInput): string {
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('txid must have 1 to 25 letters and digits');
  if (amount !== undefined && compare(amount, '0') <= 0) throw new RangeError('amount must be positive');
  const account = field('00', 'br.gov.bcb.pix') + field('01', key);
  // A template holds at most 99 bytes, 4 of them the field's header.
  const infoText = ascii(info ?? '').slice(0, Math.max(0, Math.min(72, 95 - account.length)));
  const payload = [
    field('00', '01'),
    field('26', account + (infoText && field('02', infoText))),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', roundHalfUp2(amount)),
    field('58', 'BR'),
    field('59', ascii(name).slice(0, 25)),
    field('60', ascii(city).slice(0, 15)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** CRC16-CCITT-FALSE (0x1021, initial 0xFFFF) of an ASCII text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function normalizeRandomKey(text: string): string {
  const key = text.trim().toLowerCase();
  return /^[0-9a-f]{32}$/.test(key) ? key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : key;
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${id} is longer than 99 characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}
