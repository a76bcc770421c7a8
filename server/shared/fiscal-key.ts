import { isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { isValidCpf } from './cpf.ts';
import { parseDecimal } from './money.ts';
import { stateByIbgeCode, stateByUf } from './states.ts';

/**
 * What a receipt's access key (chave de acesso), or the QR code around it, says. `errors` refuse the receipt, `warnings` are for the
 * reviewer; both are pt-BR. None of this is confirmed by SEFAZ: the QR hash needs the issuer's secret.
 */
export type FiscalKey = {
  tipo: 'NFE' | 'NFCE' | 'SAT';
  chave: string;
  /** Null when the code belongs to no state. */
  uf: string | null;
  ano: number;
  mes: number;
  cnpj: string;
  modelo: string;
  /** Without leading zeros; the equipment's serial number for SAT. */
  serie: string;
  /** Without leading zeros. */
  numero: string;
  /** Null for SAT, which has no such field; 9 is offline contingency. */
  tpEmis: number | null;
  cNF: string;
  /** Day of month of issue, when the QR code tells it (offline NFC-e, SAT). */
  dia: number | null;
  /** Total in BRL, when the QR code tells it. */
  vNF: string | null;
  errors: string[];
  warnings: string[];
};

/** Parts of an NF-e or NFC-e key; numbers are padded, `tpEmis` defaults to 1 (normal). */
export type FiscalKeyParts = {
  uf: string;
  ano: number;
  mes: number;
  cnpj: string;
  modelo: '55' | '65';
  serie: number;
  numero: number;
  tpEmis?: number;
  cNF: number;
};

type QrContent = { chave: string; tpAmb: string | null; dia: number | null; vNF: string | null };

const KEY_PATTERN = /^\d{6}[0-9A-Z]{12}\d{26}$/;
const KEY_WITHIN_TEXT = /(?<![0-9A-Z])(?:NFE|CFE)?(\d{6}[0-9A-Z]{12}\d{26})(?![0-9A-Z])/;
const KINDS: Readonly<Record<string, FiscalKey['tipo']>> = { 55: 'NFE', 65: 'NFCE', 59: 'SAT' };
/** The longest published QR text (v3 offline, with its base64 signature) is under 1,000 characters. */
const MAX_TEXT_LENGTH = 4096;
const FIRST_SAT_MONTH = 201211;
/** Codes that SEFAZ forbids issuers to use (NT 2019.001): typical of made-up keys. */
const FORBIDDEN_CODES = new Set([
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(8)),
  ...Array.from({ length: 10 }, (_, first) => Array.from({ length: 8 }, (__, index) => (first + index) % 10).join('')),
]);
/** SAT may not be issued in São Paulo from 1 January 2026 (Portaria SRE 79/2024). */
const LAST_SAT_MONTH_SP = 202512;

/** Parses a bare key, an NFC-e URL (`chNFe=` or `p=`) or a SAT QR code; null without a 44-character key. Never throws. */
export function parseFiscalKey(text: string): FiscalKey | null {
  const qr = readQr(text);
  if (!qr) return null;
  const { chave } = qr;
  const modelo = chave.slice(20, 22);
  const isSat = modelo === '59';
  const key: FiscalKey = {
    tipo: KINDS[modelo] ?? 'NFE',
    chave,
    uf: stateByIbgeCode(chave.slice(0, 2))?.uf ?? null,
    ano: 2000 + Number(chave.slice(2, 4)),
    mes: Number(chave.slice(4, 6)),
    cnpj: chave.slice(6, 20),
    modelo,
    serie: trimZeros(isSat ? chave.slice(22, 31) : chave.slice(22, 25)),
    numero: trimZeros(isSat ? chave.slice(31, 37) : chave.slice(25, 34)),
    tpEmis: isSat ? null : Number(chave.charAt(34)),
    cNF: isSat ? chave.slice(37, 43) : chave.slice(35, 43),
    dia: qr.dia,
    vNF: qr.vNF,
    errors: [],
    warnings: [],
  };
  key.errors = errorsOf(key, qr.tpAmb);
  key.warnings = warningsOf(key);
  return key;
}

/** The 44 characters of the access key in the text, valid or not; null when there is none. */
export function fiscalKeyOf(text: string): string | null {
  return readQr(text)?.chave ?? null;
}

/** Builds the key of an NF-e or NFC-e, check digit included. Throws RangeError when a part does not fit its field. */
export function buildFiscalKey(parts: FiscalKeyParts): string {
  const state = stateByUf(parts.uf);
  if (!state) throw new RangeError(`Unknown state: ${parts.uf}`);
  const body = [
    state.codigoIbge,
    digits(parts.ano % 100, 2),
    digits(parts.mes, 2),
    normalizeCnpj(parts.cnpj),
    parts.modelo,
    digits(parts.serie, 3),
    digits(parts.numero, 9),
    digits(parts.tpEmis ?? 1, 1),
    digits(parts.cNF, 8),
  ].join('');
  const key = `${body}${checkDigit(body)}`;
  if (!KEY_PATTERN.test(key)) throw new RangeError('The parts do not make an access key');
  return key;
}

function readQr(text: string): QrContent | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const version1 = queryValue(text, 'chNFe');
  if (version1 !== null) {
    return qrContent(version1, { tpAmb: queryValue(text, 'tpAmb'), dia: null, vNF: queryValue(text, 'vNF') });
  }
  const fields = (queryValue(text, 'p') ?? text).replace(/%7C/gi, '|').split('|');
  const [chave = '', second = '', third = ''] = fields;
  if (fields.length === 1) return qrContent(chave, { tpAmb: null, dia: null, vNF: null });
  // SAT has the instant of issue (yyyymmddHHMMSS) where NFC-e has its layout version.
  if (/^\d{14}$/.test(second)) return qrContent(chave, { tpAmb: null, dia: second.slice(6, 8), vNF: third });
  const isOffline = fields.length >= 7;
  return qrContent(chave, { tpAmb: third, dia: isOffline ? fields[3] : null, vNF: isOffline ? fields[4] : null });
}

function qrContent(text: string, extra: { tpAmb: string | null; dia?: string | null; vNF?: string | null }): QrContent | null {
  const chave = KEY_WITHIN_TEXT.exec(text.toUpperCase().replace(/[\s.]/g, ''))?.[1];
  if (!chave) return null;
  const dia = /^\d{1,2}$/.test(extra.dia ?? '') ? Number(extra.dia) : null;
  return { chave, tpAmb: extra.tpAmb, dia: dia !== null && dia >= 1 && dia <= 31 ? dia : null, vNF: parseDecimal(extra.vNF) };
}

function queryValue(text: string, name: string): string | null {
  const value = new RegExp(`[?&]${name}=([^&#\\s]*)`, 'i').exec(text)?.[1];
  return value ?? null;
}

function errorsOf(key: FiscalKey, tpAmb: string | null): string[] {
  const errors: string[] = [];
  if (checkDigit(key.chave.slice(0, 43)) !== Number(key.chave.charAt(43))) errors.push('Dígito verificador da chave inválido');
  if (!key.uf) errors.push('UF da chave inválida');
  if (key.mes < 1 || key.mes > 12) errors.push('Mês de emissão inválido');
  if (!isValidCnpj(key.cnpj)) {
    // A personal issuer has its CPF padded to 14 digits; a store always issues with a CNPJ.
    const isPerson = key.cnpj.startsWith('000') && isValidCpf(key.cnpj.slice(3));
    errors.push(isPerson ? 'Nota emitida por pessoa física' : 'CNPJ do emitente inválido');
  }
  if (!(key.modelo in KINDS)) errors.push('Modelo de documento fiscal não aceito');
  if (tpAmb === '2') errors.push('Nota emitida em ambiente de homologação');
  if (key.tipo === 'SAT') {
    const month = key.ano * 100 + key.mes;
    if (month < FIRST_SAT_MONTH) errors.push('CF-e SAT anterior a novembro de 2012');
    if (key.uf === 'SP' && month > LAST_SAT_MONTH_SP) errors.push('CF-e SAT não é emitido em São Paulo desde janeiro de 2026');
  }
  return errors;
}

function warningsOf(key: FiscalKey): string[] {
  const warnings: string[] = [];
  if (key.numero === '0') warnings.push('Número da nota igual a zero');
  if (key.tipo !== 'SAT' && FORBIDDEN_CODES.has(key.cNF)) warnings.push('Código numérico proibido pela SEFAZ');
  if (key.tipo !== 'SAT' && trimZeros(key.cNF) === key.numero) warnings.push('Código numérico igual ao número da nota');
  if (key.tpEmis === 9) warnings.push('Nota emitida em contingência');
  return warnings;
}

/** Modulus 11, weights 2 to 9 cyclic from the right, characters worth ASCII − 48 (NT Conjunta 2025.001). */
function checkDigit(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index++) {
    sum += (body.charCodeAt(body.length - 1 - index) - 48) * ((index % 8) + 2);
  }
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}

function digits(value: number, length: number): string {
  const text = String(value).padStart(length, '0');
  if (!/^\d+$/.test(text) || text.length > length) throw new RangeError(`${value} does not fit ${length} digits`);
  return text;
}

function trimZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
