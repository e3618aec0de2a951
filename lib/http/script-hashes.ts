import { createHash } from 'node:crypto';

/** Maximum number of hashes; more could exceed the header size limit of reverse proxies. */
const mostHashes = 60;

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Script elements that only hold data, to which the policy does not apply. */
const isData = /\btype="application\/(ld\+)?json"/;

/**
 * Hashes of a page's inline scripts as sources of its content policy; null when there are more than a header can hold.
 */
export function scriptHashes(page: string): string | null {
  const inline = [...page.matchAll(element)].filter(
    ([, attributes = '']) => !/\bsrc=/.test(attributes) && !isData.test(attributes),
  );
  const hashes = new Set(
    inline.map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return hashes.size > mostHashes ? null : [...hashes].join(' ');
}

const anyInline = "script-src 'self' 'unsafe-inline'";

/**
 * Replaces 'unsafe-inline' of the `script-src` of a policy by these hashes; a policy without it is returned unchanged.
 */
export function withScriptHashes(policy: string, hashes: string): string {
  return policy.replace(anyInline, `script-src 'self'${hashes === '' ? '' : ' '}${hashes}`);
}
