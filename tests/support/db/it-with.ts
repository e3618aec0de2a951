/** Tests what needs a program; where that is missing the test is left out, with the reason in its name. */
export function itWith(missing: string | null, name: string, test: () => Promise<void>, timeoutMs?: number): void {
  const title = missing === null ? name : `${name} (${missing})`;
  (missing === null ? it : it.skip)(title, test, timeoutMs);
}
