import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { type AccountRow, readUser } from './store.ts';

const prefix = '/api/pictures/';

/** The address of a picture, on each of our sites. */
export const getPictureUrl = (file: string): string => `${prefix}${file}`;

/** The name of a picture in the storage. */
export const getPictureName = (file: string): string => `pictures/${file}`;

/** The picture of ours that an address is of; null for one that lies elsewhere. */
export function findPictureFile(url: string | null): string | null {
  return url?.startsWith(prefix) === true ? url.slice(prefix.length) : null;
}

/**
 * Gives somebody another picture, or none, and deletes the file of the one before. A file that could not be deleted is
 * logged: nobody knows its address any more.
 */
export async function replacePicture(context: Context, userId: number, url: string | null): Promise<AccountRow> {
  const { db, services, log } = context;
  const { before, saved } = await transact(db, async (tx) => {
    const { profilePictureUrl } = await tx
      .selectFrom('users')
      .where('id', '=', userId)
      .select('profilePictureUrl')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('users').set({ profilePictureUrl: url }).where('id', '=', userId).execute();
    const details = { fields: ['profilePictureUrl'] };
    await recordAudit(tx, context, {
      action: 'details_changed',
      subjectType: 'user',
      subjectId: String(userId),
      details,
    });
    return { before: profilePictureUrl, saved: await readUser(tx, userId) };
  });
  const file = findPictureFile(before);
  if (file !== null)
    await services.files.remove(getPictureName(file)).catch((err: unknown) => {
      log.warn({ err }, 'a picture could not be deleted');
    });
  return saved;
}
