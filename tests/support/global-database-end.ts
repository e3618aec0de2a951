/** Jest's `globalTeardown` of the backend tests. */
export default async function stopGlobalDatabase(): Promise<void> {
  await globalThis.stopTestServer?.();
}
