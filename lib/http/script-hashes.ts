import { createHash } from 'node:crypto';

/** More would make the header of a page longer than servers in between may take. */
const mostHashes = 60;

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data, which no policy stops and no browser runs. */
const isData = /\btype="application\/(ld\+)?json"/;

/**
 * The inline scripts of a page as sources of its content policy, so that it may run these and no others; null when there
 * are more of them than a header may name.
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

/** A page's policy that lets any inline script run, narrowed to those with these hashes; another policy stays as it is. */
export function withScriptHashes(policy: string, hashes: string): string {
  return policy.replace(anyInline, `script-src 'self'${hashes === '' ? '' : ' '}${hashes}`);
}
