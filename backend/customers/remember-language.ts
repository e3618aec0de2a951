import type { Context } from '#backend/context.ts';

/** Keeps the language in which a customer books: the one of their mails. What staff read changes nothing. */
export async function rememberLanguage({ db, caller, language }: Context, userId: number | null): Promise<void> {
  if (language === null || caller === null || caller.userId !== userId) return;
  await db.updateTable('users').set({ language }).where('id', '=', userId).where('language', '!=', language).execute();
}
