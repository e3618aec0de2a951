import { randomUUID } from 'node:crypto';
import { hashPassword } from '#backend/customers/password.ts';
import type { OperationId } from '#contract/routes.ts';
import { signIn } from '#tests/support/make/make-person.ts';
import {
  absent,
  forbidden,
  invalid,
  oldLink,
  password,
  required,
  unknownId,
  withPassword,
  wrongPassword,
  type CallCase,
  type Outcome,
  type Setting,
} from './call-case.ts';

const tooShort = 'Must contain at least 8 character(s)';

const person = { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-04-01' };
const newAccount = (email: string, more: object = {}) => ({
  data_fields: { personal: person, contact: { email } },
  ...{ password, password_confirmation: password, terms: true },
  ...more,
});
const child = { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '2018-05-01', relationship: 'parent' };
const notEnrolled: Outcome = {
  ...{ status: 404, code: 'not_found', message: 'Unable to complete request, item not found.' },
};

/** Another member of staff has asked for a new address of Robin's. */
async function withAskedAddress({ db, scene: { robin, managerId } }: Setting) {
  const address = { userId: robin.id, email: 'robin.new@example.com', deskStep: 'allow' as const, askedBy: managerId };
  const times = { createdAt: new Date('2026-11-24T08:00:00Z'), expiresAt: new Date('2026-12-24T08:00:00Z') };
  await db
    .insertInto('emailConfirmations')
    .values({ ...address, ...times, tokenHash: randomUUID(), usedAt: null })
    .execute();
  return {};
}

async function withoutAskedAddress({ db, scene: { robin } }: Setting) {
  await db.deleteFrom('emailConfirmations').where('userId', '=', robin.id).execute();
  return {};
}

/** Sign-in, accounts and linked people. */
export const peopleCases = {
  allowEmail: {
    as: 'seller',
    change: withAskedAddress,
    message: 'The new address gets a link that confirms it',
    bad: [
      absent('that nobody has asked for', withoutAskedAddress),
      forbidden('by a customer', 'owner'),
      forbidden('by staff without permissions', 'idle'),
    ],
  },
  login: {
    change: async (setting) => {
      await withPassword(setting);
      const { email } = await setting.db
        .selectFrom('users')
        .where('id', '=', setting.scene.robin.id)
        .select('email')
        .executeTakeFirstOrThrow();
      return { body: { username: email, password } };
    },
    bad: [
      required({ body: {} }, 'username', 'password'),
      {
        ...{ name: 'of nobody', status: 422, code: 'invalid_credentials' },
        message: 'Your email, reference or password is not correct',
        change: { body: { username: 'nobody@example.com', password } },
      },
    ],
  },
  logout: { bad: [] },
  getAuthUser: { bad: [forbidden('for a stranger', 'stranger')] },
  register: {
    change: () => ({
      query: '?onboarding_type=customer_account_online',
      body: newAccount(`new-${Date.now()}@example.com`),
    }),
    bad: [
      required({ query: '', body: {} }, ...['onboarding_type', 'data_fields', 'password', 'password_confirmation']),
      invalid(
        'a password that is too short',
        { body: newAccount('a@example.com', { password: 'short' }) },
        {
          password: tooShort,
          password_confirmation: 'Must match the password',
        },
      ),
      invalid(
        'an email that is taken',
        async ({ db, scene: { robin } }) => {
          const user = db.selectFrom('users').where('id', '=', robin.id).select('email');
          return { body: newAccount((await user.executeTakeFirstOrThrow()).email ?? '') };
        },
        { 'data_fields.contact.email': 'Already in use' },
      ),
    ],
  },
  requestPasswordReset: {
    message: 'If we know you, we have sent you an email',
    bad: [required({ body: {} }, 'email_or_reference')],
  },
  resetPassword: {
    change: { body: { token: 'x'.repeat(43), password, password_confirmation: password } },
    instead: oldLink,
    bad: [
      required({ body: {} }, 'token', 'password', 'password_confirmation'),
      invalid(
        'past the limits',
        { body: { token: 'x', password: 'short', password_confirmation: 'other' } },
        {
          password: tooShort,
          password_confirmation: 'Must match the password',
        },
      ),
    ],
  },
  loginByPin: {
    change: async (setting) => {
      const { robin } = setting.scene;
      const pinHash = await hashPassword('2580');
      await setting.db
        .insertInto('pins')
        .values({ userId: robin.id, pinHash, setAt: new Date() })
        .onConflict((of) => of.column('userId').doUpdateSet({ pinHash, failures: 0 }))
        .execute();
      const { reference } = await setting.db
        .selectFrom('users')
        .where('id', '=', robin.id)
        .select('reference')
        .executeTakeFirstOrThrow();
      return { body: { username: reference, pin: '2580' } };
    },
    bad: [
      required({ body: {} }, 'username', 'pin'),
      {
        ...{ name: 'of nobody', status: 422, code: 'invalid_pin' },
        message: 'This number and PIN do not fit',
        change: { body: { username: 'nobody', pin: '2580' } },
      },
    ],
  },
  getPin: { bad: [] },
  setPin: {
    change: async (setting) => {
      await withPassword(setting);
      return { body: { current_password: password, pin: '2580' } };
    },
    message: 'Your PIN is set',
    bad: [required({ body: {} }, 'current_password', 'pin'), wrongPassword({ pin: '2580' })],
  },
  removePin: { message: 'Your PIN is removed', bad: [] },
  changePassword: {
    change: async (setting) => {
      await withPassword(setting);
      const next = 'Another-horse-2';
      return { body: { current_password: password, password: next, password_confirmation: next } };
    },
    message: 'Your password has been changed',
    bad: [
      required({ body: {} }, 'current_password', 'password', 'password_confirmation'),
      wrongPassword({ password: 'Another-horse-2', password_confirmation: 'Another-horse-2' }),
    ],
  },
  changeEmail: {
    change: async (setting) => {
      await withPassword(setting);
      return { body: { email: `other-${Date.now()}@example.com`, current_password: password } };
    },
    message: 'We have sent an email to this address. Follow its link to confirm it',
    bad: [
      required({ body: {} }, 'email', 'current_password'),
      invalid(
        'an address that is none',
        { body: { email: 'robin', current_password: password } },
        {
          email: 'Must be an email address',
        },
      ),
      wrongPassword({ email: 'other@example.com' }),
    ],
  },
  confirmEmail: {
    change: { body: { token: 'x'.repeat(43) } },
    instead: oldLink,
    bad: [required({ body: {} }, 'token')],
  },
  getSecondFactor: { bad: [] },
  enrolSecondFactor: {
    as: 'manager',
    change: async (setting) => {
      await withPassword(setting, setting.scene.managerId);
      return { body: { current_password: password } };
    },
    bad: [
      required({ body: {} }, 'current_password'),
      {
        ...forbidden('by a customer', 'owner'),
        change: async (setting) => {
          await withPassword(setting);
          return { body: { current_password: password } };
        },
      },
    ],
  },
  confirmSecondFactor: {
    as: 'manager',
    change: { body: { code: '000000' } },
    instead: notEnrolled,
    bad: [required({ body: {} }, 'code')],
  },
  removeSecondFactor: {
    as: 'manager',
    change: async (setting) => {
      await withPassword(setting, setting.scene.managerId);
      return { body: { current_password: password, code: '000000' } };
    },
    bad: [required({ body: {} }, 'current_password', 'code')],
  },
  listSignIns: { bad: [] },
  endSignIn: {
    as: 'owner',
    change: async ({ db, scene: { robin } }) => {
      await signIn(db, [robin.id]);
      const tokens = db.selectFrom('accessTokens').where('userId', '=', robin.id).orderBy('id', 'desc').select('id');
      return { params: { id: (await tokens.executeTakeFirstOrThrow()).id } };
    },
    bad: [absent('that is not there', { params: { id: unknownId } })],
  },
  endOtherSignIns: { bad: [] },
  handOver: { bad: [] },
  exchangeHandOver: {
    change: async ({ call, scene: { tokens } }) => {
      const { json } = await call('/api/auth/hand-over', { method: 'POST', token: tokens.owner });
      return { body: { code: (json as { data: { code: string } }).data.code } };
    },
    bad: [
      required({ body: {} }, 'code'),
      { ...oldLink, name: 'a code that is not there', change: { body: { code: 'x' } } },
    ],
  },
  getOnboardingForm: { bad: [absent('of no kind', { params: { onboardingType: 'club' } })] },
  getUser: { bad: [forbidden('of a stranger', 'stranger'), absent('of no form', { params: { userId: 'me' } })] },
  listLinkedUsers: { bad: [forbidden('of a stranger', 'stranger')] },
  createLinkedUser: {
    bad: [
      required({ body: {} }, 'first_name', 'last_name', 'date_of_birth', 'relationship'),
      invalid(
        'past the limits',
        { body: { ...child, first_name: 'x'.repeat(256), relationship: 'aunt' } },
        {
          first_name: 'Must contain at most 255 character(s)',
          relationship: 'Must be one of: parent, partner, sibling, employee, carer',
        },
      ),
      forbidden('to the account of a stranger', 'stranger'),
    ],
  },
  updateLinkedUser: {
    as: 'owner',
    change: async ({ db, scene: { robin } }) => {
      const links = db.selectFrom('linkedUsers').where('referencedUserId', '=', robin.id).select('id');
      return {
        params: { userId: robin.id, linkedUserId: (await links.executeTakeFirstOrThrow()).id },
        body: { status: 'revoked' },
      };
    },
    bad: [
      required({ body: {} }, 'status'),
      absent('that is not there', ({ scene: { robin } }) => ({ params: { userId: robin.id, linkedUserId: 999_999 } })),
      {
        ...{
          name: 'a step that there is not',
          status: 409,
          code: 'link_state',
          message: 'This link cannot be changed',
        },
        change: { body: { status: 'cancelled' } },
      },
    ],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
