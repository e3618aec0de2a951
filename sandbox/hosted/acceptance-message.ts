import { createHmac } from 'node:crypto';
import type { Fields } from './hosted-state.ts';

function getSignature(fields: Fields, secret: string): string {
  const pairs: string[] = [];
  for (const name of (fields.signed_field_names ?? '').split(',')) pairs.push(`${name}=${fields[name] ?? ''}`);
  return createHmac('sha256', Buffer.from(secret, 'utf8')).update(pairs.join(','), 'utf8').digest('base64');
}

/** Whether a form carries the right signature over the fields that it lists, and lists those that matter. */
export function isSignedForm(fields: Fields, secret: string): boolean {
  const names = (fields.signed_field_names ?? '').split(',');
  const needed = ['access_key', 'profile_id', 'transaction_uuid', 'amount', 'currency', 'transaction_type'];
  return needed.every((name) => names.includes(name)) && fields.signature === getSignature(fields, secret);
}

/** A message that lists all its fields as signed, with its signature. */
export function signForm(fields: Fields, secret: string): Fields {
  const listed = { ...fields, signed_field_names: [...Object.keys(fields), 'signed_field_names'].join(',') };
  return { ...listed, signature: getSignature(listed, secret) };
}
