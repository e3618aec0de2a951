import type { SandboxRequest } from '#sandbox/core/http.ts';

const KEYS = /^(sk|pk)_(?:test|live)_(\w+)$/;

/** The account of a key: `demo` of `sk_test_demo` and of `pk_test_demo`; null for anything else. */
function getAccount(key: string, kind: 'sk' | 'pk'): string | null {
  const [, found, account = ''] = KEYS.exec(key) ?? [];
  return found === kind ? account : null;
}

/** The account of a server's call, which sends its secret key as the bearer or as the user of HTTP Basic. */
export function getSecretAccount({ authorization }: SandboxRequest): string | null {
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1];
  const basic = /^Basic (.+)$/i.exec(authorization)?.[1];
  const key = bearer ?? (basic === undefined ? '' : Buffer.from(basic, 'base64').toString('utf8').split(':')[0]);
  return getAccount(key ?? '', 'sk');
}

/** The account of a browser's call, which names its publishable key. */
export function getPublicAccount(key: string): string | null {
  return getAccount(key, 'pk');
}
