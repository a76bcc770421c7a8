import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sealSecret } from '../../platform/auth/sealed-secret.ts';
import type { TestApp } from '../app.ts';
import { testEnv } from '../test-env.ts';
import type { SignedIn } from './people.ts';

/** A member of staff's authenticator app: shows the code of a moment of the test's clock. */
export interface AuthenticatorApp {
  code(offsetSeconds?: number): string;
}

/** The app that has this secret. */
export function authenticatorApp({ clock }: Pick<TestApp, 'clock'>, secret: string): AuthenticatorApp {
  const totp = new TOTP({ secret });
  return { code: (offsetSeconds = 0) => totp.generate({ timestamp: clock.now().getTime() + offsetSeconds * 1_000 }) };
}

/** Gives a person an authenticator app, past the actions that register one. */
export async function buildTotp(app: TestApp, { id }: Pick<SignedIn, 'id'>): Promise<AuthenticatorApp> {
  const { base32 } = new Secret({ size: 20 });
  await app.database.pool.query("insert into second_factors (staff_user_id, tipo, nome, segredo) values ($1, 'TOTP', 'Celular', $2)", [
    id,
    sealSecret(base32, `staff:${id}`, testEnv().SECRET),
  ]);
  return authenticatorApp(app, base32);
}

/** A byte string in CBOR (RFC 8949). */
function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 24 ? [0x40 + bytes.length] : bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
}

/** A software authenticator with one ES256 passkey: what a browser would answer, signed for real. */
export function softwarePasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  // COSE_Key (RFC 9052): kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };
  return {
    id: credential.id,
    /** What `navigator.credentials.create` answers. */
    create({ challenge }: Asked, from = origin) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` answers. */
    get({ challenge }: Asked, from = origin) {
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
