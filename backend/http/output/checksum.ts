import { hash } from 'node:crypto';

/** First 32 hex digits of SHA-256 over canonical JSON (docs/product.md#envelope). */
export function getChecksum(canonicalJson: string): string {
  return hash('sha256', canonicalJson, 'hex').slice(0, 32);
}
