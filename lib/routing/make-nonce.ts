/** A nonce for the scripts of one response: 128 random bits as base64. A UUID would have six fewer. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
