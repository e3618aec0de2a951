import { hash } from 'node:crypto';

/** First 32 hex digits of SHA-256 over canonical JSON (API 1.3). */
export function checksumOf(canonicalJson: string): string {
  return hash('sha256', canonicalJson, 'hex').slice(0, 32);
}
