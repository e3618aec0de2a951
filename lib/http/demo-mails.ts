import { z } from 'zod';

const keptMailSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

const repliesSchema = z.union([
  z.array(keptMailSchema),
  z.object({ data: z.array(keptMailSchema) }).transform(({ data }) => data),
]);

/**
 * The mails that the backend stored instead of sending them, in the demo; null outside the demo. Throws when the
 * backend does not answer.
 */
export async function keptMails(backendUrl: string, ask: typeof fetch): Promise<KeptMail[] | null> {
  const response = await ask(new URL('/dev/mails', backendUrl), { cache: 'no-store', redirect: 'error' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The backend answered ${response.status} when it was asked for its mails`);
  return repliesSchema.parse(await response.json());
}
