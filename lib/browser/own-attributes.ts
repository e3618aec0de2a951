/**
 * How a cookie of a page's own is kept: with `Secure` on https, and in the frame's partition where the page stands in one
 * on another site, which keeps no other kind.
 */
export function ownAttributes(): string {
  const isEmbedded = new URLSearchParams(location.search).get('embedded') === 'true';
  if (isEmbedded) return 'SameSite=None; Secure; Partitioned';
  return `SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
