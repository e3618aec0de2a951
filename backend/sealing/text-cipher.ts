import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';
import { deriveKey, getKeyId } from './derive-key.ts';
import type { SealPurpose } from './sealed-columns.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Between the name of the key and what was encrypted with it. */
const separator = '.';

export interface TextCipher {
  encrypt(text: string): string;
  /** Throws when the text was encrypted with another secret or was changed. */
  decrypt(encryptedText: string): string;
}

function decryptWith(secret: string, purpose: SealPurpose, bytes: Buffer): string {
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([content, decipher.final()]).toString('utf8');
}

/** The secrets that may have encrypted a text: the one it names; all of them where it names none. */
function candidates(secret: Secret, keyId: string | undefined): readonly string[] {
  const all = everySecret(secret);
  return keyId === undefined ? all : all.filter((one) => getKeyId(one) === keyId);
}

/**
 * Encrypts text for one purpose, with a key derived from the application's newest secret and named in the result.
 * Decrypts what any secret that counts has encrypted.
 */
export function textCipher(secret: Secret, purpose: SealPurpose): TextCipher {
  const [newest] = everySecret(secret);
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, deriveKey(newest, purpose), nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...content]);
      return `${getKeyId(newest)}${separator}${bytes.toString('base64')}`;
    },
    decrypt(encryptedText) {
      const [content = '', keyId] = encryptedText.split(separator).toReversed();
      const bytes = Buffer.from(content, 'base64');
      for (const candidate of candidates(secret, keyId)) {
        try {
          return decryptWith(candidate, purpose, bytes);
        } catch {
          // Encrypted with another one, or changed.
        }
      }
      throw new Error(`what was encrypted as ${purpose} was changed, or its secret is not known`);
    },
  };
}
