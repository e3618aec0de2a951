import { createHmac } from 'node:crypto';
import type { Fields } from '#backend/payments/hosted/dialect.ts';

/**
 * The signature of Secure Acceptance: base64 HMAC-SHA256 over `name=value` of the fields that `signed_field_names`
 * lists, in its order, joined by commas.
 */
export function acceptanceSignature(fields: Fields, secret: string): string {
  const names = (fields.signed_field_names ?? '').split(',');
  const signed = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');
  return createHmac('sha256', secret).update(signed).digest('base64');
}

/** The fields of a message that its signature covers; nothing else in it may be used. */
export function signedFields(fields: Fields): Fields {
  const names = new Set((fields.signed_field_names ?? '').split(','));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}
