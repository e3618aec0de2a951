import { subMinutes } from 'date-fns/subMinutes';
import { sql } from 'kysely';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { notFound } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { getExportName } from '#backend/own-data/export-file.ts';
import { getExportEndpoint, exportMyDataEndpoint } from '#contract/customers/own-data.ts';

/**
 * Asks for everything that is kept about the caller; a job makes the file and mails the link
 * (docs/product.md#own-data). Asking again while one is made changes nothing. Throws `validation_failed` for a wrong
 * password. Three a day for each account.
 */
export const exportMyData = operation(exportMyDataEndpoint, async ({ body }, context) => {
  const { db, clock, limits } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  await limits.consume('own data', String(user.id), { limit: 3, windowSeconds: 24 * 3600 });
  await db
    .insertInto('dataExports')
    .values({ userId: user.id, createdAt: clock.now(), claimedUntil: null, secretHash: null, expiresAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { data: null, status: 202, message: 'We will send you an email with a link to your data' };
});

/** Minutes for which a link works from when it is first followed: a broken download can be tried again. */
const followedMinutes = 15;

/**
 * A download of somebody's own data, for whoever has the mailed link: within seven days, and no later than a quarter of an
 * hour after it was first followed, so that an old mail shows nothing. Throws `not_found`.
 */
export const getExport = operation(getExportEndpoint, async ({ params }, { db, clock, services }) => {
  const secret = params.file.replace(/\.zip$/, '');
  const now = clock.now();
  const found = await db
    .updateTable('dataExports')
    .set({ followedAt: sql`coalesce(followed_at, ${now})` })
    .where('secretHash', '=', hashToken(secret))
    .where('expiresAt', '>', now)
    .where((where) =>
      where.or([where('followedAt', 'is', null), where('followedAt', '>', subMinutes(now, followedMinutes))]),
    )
    .returning('id')
    .executeTakeFirst();
  const bytes = found === undefined ? undefined : await services.files.get(getExportName(found.id));
  if (bytes === undefined) throw notFound();
  return { data: bytes, file: { contentType: 'application/zip', name: 'my-data.zip' } };
});
