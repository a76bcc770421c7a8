import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import { BasicConstraintsExtension, Extension, type X509Certificate, X509CertificateGenerator } from '@peculiar/x509';

/** A private key with its certificate. */
export interface Signer {
  key: KeyObject;
  certificate: X509Certificate;
}

interface AuthorityKeys extends Signer {
  keys: CryptoKeyPair;
}

type CryptoKeyPair = Awaited<ReturnType<typeof newKeys>>;

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 2048 };
const VALID = { notBefore: new Date('2025-01-01T00:00:00Z'), notAfter: new Date('2027-01-01T00:00:00Z') };
const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17';

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

/** A self-signed authority that issues companies' certificates. */
export async function newAuthority(name = 'AC DE TESTE'): Promise<AuthorityKeys> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    ...VALID,
    name: `CN=${name}`,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  return { keys, certificate, key: KeyObject.from(keys.privateKey) };
}

/**
 * A company's certificate as ICP-Brasil issues it: its CNPJ after the colon of the common name, and as other name 2.16.76.1.3.3 unless
 * `otherName` is false. Without an authority it signs itself.
 */
export async function newCompany(
  cnpj: string,
  { authority, otherName = true }: { authority?: AuthorityKeys; otherName?: boolean } = {},
): Promise<Signer> {
  const keys = await newKeys();
  const subject = `CN=COMERCIO DE TESTE LTDA:${cnpj}`;
  const certificate = await X509CertificateGenerator.create({
    ...VALID,
    subject,
    issuer: authority?.certificate.subject ?? subject,
    publicKey: keys.publicKey,
    signingKey: authority?.keys.privateKey ?? keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: otherName ? [new Extension(SUBJECT_ALTERNATIVE_NAME, false, cnpjOtherName(cnpj))] : [],
  });
  return { certificate, key: KeyObject.from(keys.privateKey) };
}

/** GeneralNames with one otherName in DER: the OID 2.16.76.1.3.3 and an OCTET STRING of 14 characters. */
function cnpjOtherName(cnpj: string): Buffer {
  const oid = Buffer.from('0605604c010303', 'hex');
  const value = Buffer.concat([Buffer.from('a010040e', 'hex'), Buffer.from(cnpj, 'latin1')]);
  const name = Buffer.concat([Buffer.from([0xa0, oid.length + value.length]), oid, value]);
  return Buffer.concat([Buffer.from([0x30, name.length]), name]);
}
