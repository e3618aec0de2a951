/** The largest form a bank may send, in characters. */
const limit = 100_000;

/** The text fields of a form as they came; null when it is no form or far too large. */
export async function formFields(request: Request): Promise<Record<string, string> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const form = await request.formData().catch(() => null);
  if (form === null) return null;
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
