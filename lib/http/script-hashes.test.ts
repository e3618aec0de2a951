import { scriptHashes, withScriptHashes } from './script-hashes.ts';

describe('the inline scripts of a page', () => {
  it('are named by their hashes, each once', () => {
    const page = `<head><script src="/a.js" async=""></script></head><script>self.x=1</script><script id="_R_">self.x=1</script><script>b()</script>`;
    const hashes = scriptHashes(page)?.split(' ') ?? [];
    expect(hashes).toHaveLength(2);
    expect(hashes.every((hash) => /^'sha256-[\w+/]{43}='$/.test(hash))).toBe(true);
  });

  it('are hashed as browsers hash them', () => {
    // From the specification of content policies.
    expect(scriptHashes("<script>alert('Hello, world.');</script>")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('are not the data that stands in scripts', () => {
    expect(scriptHashes('<script type="application/ld+json">{"a":1}</script>')).toBe('');
  });

  it('are not named when they are too many for a header', () => {
    const scripts = (count: number) =>
      Array.from({ length: count }, (_, number) => `<script>${number}</script>`).join('');
    expect(scriptHashes(scripts(60))?.split(' ')).toHaveLength(60);
    expect(scriptHashes(scripts(61))).toBeNull();
  });
});

describe('a policy', () => {
  it('that lets any inline script run is narrowed to those of the page', () => {
    const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";
    expect(withScriptHashes(policy, "'sha256-a'")).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'unsafe-inline'",
    );
    expect(withScriptHashes(policy, '')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    );
  });

  it('with a nonce stays as it is', () => {
    const policy = "script-src 'self' 'nonce-x'";
    expect(withScriptHashes(policy, "'sha256-a'")).toBe(policy);
  });
});
