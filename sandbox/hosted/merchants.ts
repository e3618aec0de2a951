/** The secret of a merchant, decided by its id: every id is an account of its own. */
export function getSecret(merchantId: string): string {
  return `sandbox-${merchantId}`;
}

/** The access key of a merchant at Secure Acceptance. */
export function getAccessKey(merchantId: string): string {
  return `access-${merchantId}`;
}
