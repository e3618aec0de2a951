import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface Sealer {
  seal(text: string): string;
  /** Throws when the text was sealed with another secret or was changed. */
  open(sealedText: string): string;
}

/** Encrypts text for one purpose with a key derived from the application's secret. */
export function sealer(secret: string, purpose: string): Sealer {
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64');
    },
    open(sealedText) {
      const bytes = Buffer.from(sealedText, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([content, decipher.final()]).toString('utf8');
    },
  };
}
