import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets in the database, so that a copy of it does not reveal them. */
export interface Seal {
  close(text: string, memberId: string): string;
  /** Returns the text; null if it was sealed with another key or for another member. */
  open(sealed: string, memberId: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Creates a seal with AES-256-GCM, bound to the member: one member's value does not open for another. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticator apps', 32));
  return {
    close: (text, memberId) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(memberId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text, memberId) => {
      const bytes = Buffer.from(text, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)];
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(memberId))
          .setAuthTag(rest.subarray(0, tagBytes));
        return decipher.update(rest.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
