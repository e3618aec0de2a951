import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP names first: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that fits no password: verifying against it takes as long as against a real one. */
const hashOfNobody = hash('no password hashes to this', options);

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Verifies a password. Takes the same time when there is no such account (null). */
export async function passwordFits(password: string, storedHash: string | null): Promise<boolean> {
  const fits = await verify(storedHash ?? (await hashOfNobody), password);
  return fits && storedHash !== null;
}
