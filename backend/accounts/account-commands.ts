import type { Db } from '#backend/db/schema.ts';
import { findUserId } from './find-user-id.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';
import { setDisabled } from './set-disabled.ts';
import { signOut } from './sign-out.ts';

type Command = (db: Db, name: string, now: Date) => Promise<string>;

const signedOut = (count: number) => `${count} sign-ins ended.`;

/** What an administrator can do to an account from the command line, each answering a sentence. */
export const accountCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'disable',
    async (db, name, now) => {
      await setDisabled(db, { userId: await findUserId(db, name), isDisabled: true }, now);
      return `The account of ${name} is disabled and signed out everywhere.`;
    },
  ],
  [
    'enable',
    async (db, name, now) => {
      await setDisabled(db, { userId: await findUserId(db, name), isDisabled: false }, now);
      return `The account of ${name} can be used again.`;
    },
  ],
  [
    'forget-second-factor',
    async (db, name, now) => {
      await forgetSecondFactor(db, await findUserId(db, name), now);
      return `${name} logs in without a second factor now, and is signed out everywhere.`;
    },
  ],
  [
    'sign-out',
    async (db, name, now) => signedOut(await signOut(db, name === '--all' ? null : await findUserId(db, name), now)),
  ],
]);
