import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { MadePasskey, PasskeyCreation, PasskeyLogIn, UsedPasskey } from '@skill-exchange/api-client/types';
import type { TestMember } from '../test-server.ts';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Flags of the authenticator data: user present, user verified, may be synced, is synced, with a new key. */
const flags = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, attested: 0x40 };

interface Options {
  /** The origin of the requesting page. */
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  isSynced?: boolean;
}

/**
 * A passkey as created by a browser and an authenticator: ES256, without attestation. Options create
 * invalid ones.
 */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  userHandle = '';
  #key: KeyObject | undefined;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `navigator.credentials.create()` */
  make(
    { challenge, rp, user }: Pick<PasskeyCreation['options'], 'challenge' | 'rp' | 'user'>,
    options: Options = {},
  ): MadePasskey['credential'] {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.userHandle = user.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key for ES256 on P-256.
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
    const authData = this.#authenticatorData({ rpId: rp.id, ...options }, flags.attested, attested);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, options),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get()` */
  use({ challenge, rpId }: PasskeyLogIn['options'], options: Options = {}): UsedPasskey['credential'] {
    const authData = this.#authenticatorData({ rpId, ...options });
    const clientDataJSON = this.#clientData('webauthn.get', challenge, options);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    if (this.#key === undefined) throw new Error('The passkey is made first.');
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#key)),
        userHandle: this.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Options): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    { rpId = '', isVerified = true, isSynced = false }: Options,
    extra = 0,
    attested?: Buffer,
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = isVerified ? flags.verified : 0;
    const synced = isSynced ? flags.syncable | flags.synced : 0;
    const bits = Buffer.from([flags.present | verified | synced | extra]);
    return Buffer.concat([sha256(rpId), bits, counter, attested ?? Buffer.alloc(0)]);
  }
}

/** Adds a passkey to a member's account. */
export async function addPasskey(
  { api, password }: TestMember,
  origin: string,
  name?: string,
): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(origin);
  const { options } = await api.ok('startPasskey', { body: { password } });
  await api.ok('addPasskey', { body: { credential: passkey.make(options), name } });
  return passkey;
}
