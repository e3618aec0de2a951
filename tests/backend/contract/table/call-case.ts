import { hashPassword } from '#backend/customers/password.ts';
import type { Db } from '#backend/db/schema.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Call, CallerName } from '#tests/backend/access/callers.ts';
import type { Scene } from '#tests/backend/access/scene.ts';
import type { Answer, Sent } from '#tests/support/backend.ts';

/** What a request is made from. */
export interface Setting {
  scene: Scene;
  db: Db;
  call: (path: string, sent?: Sent) => Promise<Answer>;
}

/** Parts of a request that differ from the valid one; a function where they come from the scene. */
type Change = Partial<Call> | ((setting: Setting) => Partial<Call> | Promise<Partial<Call>>);

/** A request and the whole failure it is answered with. */
export interface BadCase {
  name: string;
  /** Whoever sends it, if not who sends the valid one. */
  as?: CallerName;
  change: Change;
  status: number;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
}

export type Outcome = Pick<BadCase, 'status' | 'code' | 'message'>;

export interface CallCase {
  /** Whoever sends the valid request, if not its owner, else the first who may. */
  as?: CallerName;
  /** What the valid request has beside that of the table of callers. */
  change?: Change;
  /** The status of the valid reply, if not 200. */
  status?: number;
  /** The message of the valid reply. */
  message?: string;
  /** The answer that a valid request gets in a world without a payment provider, or without what was mailed. */
  instead?: Outcome;
  bad: BadCase[];
}

const texts = { not_found: 'Unable to complete request, item not found.', forbidden: 'Unauthorised.' };

/** 422 with these errors, and no others. */
export const invalid = (name: string, change: Change, errors: Record<string, string | string[]>): BadCase => ({
  name,
  change,
  status: 422,
  code: 'validation_failed',
  message: 'The given data was invalid.',
  errors: Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, [text].flat()])),
});

/** 422, all of these fields being required. */
export const required = (change: Change, ...fields: string[]): BadCase =>
  invalid('without what is required', change, Object.fromEntries(fields.map((field) => [field, 'Required'])));

export const absent = (name: string, change: Change): BadCase => ({
  ...{ name, change, status: 404, code: 'not_found', message: texts.not_found },
});

export const forbidden = (name: string, as: CallerName, change: Change = {}): BadCase => ({
  ...{ name, as, change, status: 403, code: 'forbidden', message: texts.forbidden },
});

export const conflict = (code: ErrorCode, message: string, change: Change, name: string = code): BadCase => ({
  ...{ name, change, status: 409, code, message },
});

export const oldLink: Outcome = {
  ...{ status: 422, code: 'invalid_token' },
  message: 'This link is no longer valid, please ask for a new one',
};

/** There is no provider in this world. */
export const noProvider = (message: string): Outcome => ({ status: 503, code: 'provider_unavailable', message });

export const password = 'Correct-horse-1';
const passwordHash = await hashPassword(password);

/** Gives an account, else Robin's, this password. */
export async function withPassword({ db, scene: { robin } }: Setting, userId = robin.id): Promise<string> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  return password;
}

export const wrongPassword = (more: object = {}): BadCase =>
  invalid(
    'with another password',
    async (setting) => {
      await withPassword(setting);
      return { body: { current_password: 'something else', ...more } };
    },
    { current_password: 'This is not your current password' },
  );

/** Something of another operator, or that never was. */
export const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';
export const unknownSession = `${'z'.repeat(22)}202611241800`;

export const wrongPage = invalid(
  'pages past the limits',
  { query: '?page=0&per_page=101' },
  { page: 'Must be at least 1', per_page: 'Must be at most 100' },
);
export const notANumber = invalid(
  'pages that are no numbers',
  { query: '?page=x&per_page=0' },
  { page: 'Must be a number', per_page: 'Must be at least 1' },
);
