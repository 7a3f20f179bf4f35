import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what is kept in the database, so that a copy of it alone tells nothing. */
export interface Seal {
  close(text: string, memberId: string): string;
  /** The text; null for what another key sealed, or for another member. */
  open(sealed: string, memberId: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, bound to the member: what is sealed for one opens for no other. */
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
