/**
 * Attributes of a cookie that a script sets: `Secure` on https, and `Partitioned` in a cross-site frame, which can
 * store no other kind.
 */
export function ownAttributes(): string {
  const isEmbedded = new URLSearchParams(location.search).get('embedded') === 'true';
  if (isEmbedded) return 'SameSite=None; Secure; Partitioned';
  return `SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
