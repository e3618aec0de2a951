import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface TextCipher {
  encrypt(text: string): string;
  /** Throws when the text was encrypted with another secret or was changed. */
  decrypt(encryptedText: string): string;
}

/** Encrypts text for one purpose with a key derived from the application's secret. */
export function textCipher(secret: string, purpose: string): TextCipher {
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64');
    },
    decrypt(encryptedText) {
      const bytes = Buffer.from(encryptedText, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([content, decipher.final()]).toString('utf8');
    },
  };
}
