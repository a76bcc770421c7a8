import type { X509Certificate } from 'node:crypto';
import { X509Certificate as Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/**
 * The other name 2.16.76.1.3.3 (CNPJ of the holder) in the certificate's DER: OID and explicit tag of 16 bytes. A string's type and length
 * follow. Node.js does not decode other names.
 */
const CNPJ_OTHER_NAME = Buffer.from('0605604c010303a010', 'hex');
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
const CNPJ_IN_COMMON_NAME = /^CN=.*:([0-9A-Z]{12}\d{2})$/m;

/** Certificates of PEM texts, each with one or more; text around them is ignored. Throws for a certificate that cannot be parsed. */
export function certificatesOf(pems: readonly string[]): X509Certificate[] {
  return pems.flatMap((pem) => pem.match(PEM) ?? []).map((pem) => new Certificate(pem));
}

/** CNPJ of the holder of an ICP-Brasil certificate: from its other name, else after the colon of its common name. Null without both. */
export function holderCnpj(certificate: X509Certificate): string | null {
  return otherNameCnpj(certificate.raw) ?? CNPJ_IN_COMMON_NAME.exec(certificate.subject)?.[1] ?? null;
}

function otherNameCnpj(raw: Buffer): string | null {
  const index = raw.indexOf(CNPJ_OTHER_NAME);
  const start = index + CNPJ_OTHER_NAME.length + 2;
  const cnpj = raw.subarray(start, start + 14).toString('latin1');
  return index >= 0 && CNPJ.test(cnpj) ? cnpj : null;
}

/**
 * Whether one of the authorities issued the certificate and both were valid on the day. Each authority is trusted by itself: an XML
 * carries only the issuer's certificate, so the operator configures the issuing authorities, and a path above them would add nothing.
 * Revocation is not checked.
 */
export function isIssuedBy(certificate: X509Certificate, authorities: readonly X509Certificate[], day: string): boolean {
  const instant = Date.parse(`${day}T12:00:00-03:00`);
  const isValid = ({ validFrom, validTo }: X509Certificate) => Date.parse(validFrom) <= instant && instant <= Date.parse(validTo);
  return (
    isValid(certificate) &&
    authorities.some(
      (authority) => authority.ca && isValid(authority) && certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
    )
  );
}
