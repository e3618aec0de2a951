import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP names first: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that fits no password: verifying against it takes as long as against a real one. */
const nobody = hash('no password hashes to this', options);

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Compares in the same time whether or not there is such an account (null: there is none). */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password);
  return fits && stored !== null;
}
