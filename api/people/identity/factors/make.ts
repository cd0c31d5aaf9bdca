import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { Secret } from 'otpauth';
import type { PasskeyAssertion, PasskeyAttestation } from '#contract/people/identity/factors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { after } from '../make.ts';
import { addPasskey } from './add-passkey.ts';
import { addTotp } from './add-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { startPasskey } from './start-passkey.ts';
import { totpOf } from './totp.ts';

export function codeAt(ctx: Ctx, secret: string): string {
  return totpOf(Secret.fromBase32(secret)).generate({ timestamp: ctx.now().getTime() });
}

/** Sets the app up a minute earlier, so that its current codes are unused. */
export async function setUpTotp(me: Ctx): Promise<{ secret: string; codes: string[] }> {
  const before = after(me, { minutes: -1 });
  const { secret } = await addTotp(before);
  const { recovery_codes: codes } = await confirmTotp(before, { code: codeAt(before, secret) });
  return { secret, codes: codes ?? [] };
}

export async function setUpPasskey(me: Ctx, authenticator = makeAuthenticator(me)) {
  const { challenge_id, options } = await startPasskey(me);
  const credential = authenticator.create(options.challenge);
  const { passkey, recovery_codes: codes } = await addPasskey(me, { challenge_id, credential, name: 'Telemóvel' });
  return { authenticator, passkey, codes: codes ?? [] };
}

type Flags = { verified?: boolean; origin?: string; counter?: number };

export type Authenticator = {
  create: (challenge: string, flags?: Flags) => PasskeyAttestation;
  get: (challenge: string, flags?: Flags) => PasskeyAssertion;
};

export function makeAuthenticator({ config }: Ctx): Authenticator {
  const { origin, hostname } = new URL(config.publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authData = ({ verified = true, counter = uses }: Flags, attested = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(hostname).digest(), head, attested]);
  };

  return {
    create: (challenge, flags = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const object = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', new Uint8Array(authData(flags, attested))],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, flags.origin).toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
        transports: ['internal'],
      };
      return { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', response };
    },
    get: (challenge, flags = {}) => {
      uses += 1;
      const data = authData(flags);
      const json = clientData('webauthn.get', challenge, flags.origin);
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()]);
      const response = {
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', response };
    },
  };
}

/** RFC 9053, 7.1.1: an EC2 key for ES256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

function bytes(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

type Cbor = Parameters<typeof isoCBOR.encode>[0];

function cbor(value: Cbor): Buffer {
  return Buffer.from(isoCBOR.encode(value));
}
