import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { hashToken } from '#backend/http/input/token.ts';
import type { OperationId } from '#contract/routes.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  oldLink,
  password,
  required,
  type CallCase,
  type Setting,
} from './call-case.ts';

const saved = 'Your details have been saved';
const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 140, g: 89, b: 248 } } });
const image = (await blank.png().toBuffer()).toString('base64');
const noPicture = 'Must be a JPEG, PNG or WebP picture of at most 5 MB';
const ofStranger = forbidden('of a stranger', 'stranger');
const ofLinked = forbidden('of a linked person who logs in', 'linked');
const noForm = absent('of no form', { params: { userId: 'me' } });
const address = () => `ivy-${randomUUID()}@example.com`;

/** The id of Robin's link with a child without a log-in. */
async function addChild({ db, call, scene: { robin, tokens } }: Setting): Promise<number> {
  const known = await db.selectFrom('linkedUsers').where('userId', '=', robin.id).select('id').executeTakeFirst();
  if (known !== undefined) return known.id;
  const data = { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '2018-05-01', relationship: 'parent' };
  const { json } = await call(`/api/v1/users/${robin.id}/linked`, { token: tokens.owner, body: { data } });
  return (json as { data: { id: number } }).data.id;
}

async function inviteChild(setting: Setting) {
  const linkedUserId = await addChild(setting);
  return { params: { userId: setting.scene.robin.id, linkedUserId }, body: { email: address() } };
}

/** The key of an invitation that Robin has sent, as the mail has it. */
async function sendKey(setting: Setting, kind: 'link' | 'take_over' = 'take_over'): Promise<string> {
  const token = randomUUID();
  const dates = { createdAt: new Date('2026-11-24T17:00:00Z'), expiresAt: new Date('2026-12-08'), usedAt: null };
  const linkedUserId = await addChild(setting);
  const invitation = { kind, linkedUserId, tokenHash: hashToken(token), email: address(), ...dates };
  await setting.db.insertInto('invitations').values(invitation).execute();
  return token;
}

const unknownKey = { ...oldLink, name: 'a key that is not there', change: { body: { token: 'x' } } };
const usedKey = {
  ...oldLink,
  name: 'a key that has been used',
  change: async (setting: Setting) => {
    const token = await sendKey(setting);
    const keys = setting.db.updateTable('invitations').where('tokenHash', '=', hashToken(token));
    await keys.set({ usedAt: new Date('2026-11-24T17:30:00Z') }).execute();
    return { body: { token } };
  },
};
const noLink = ({ scene: { robin } }: Setting) => ({ params: { userId: robin.id, linkedUserId: 999_999 } });

/** Details and pictures of people, and invitations. */
export const detailsCases = {
  updateUser: {
    message: saved,
    bad: [
      invalid(
        'past the limits',
        {
          body: {
            first_name: '',
            last_name: null,
            phone: '123',
            date_of_birth: '2026-02-30',
            email: 'robin',
            marketing_preferences: { email: 'yes' },
          },
        },
        {
          first_name: 'Required',
          last_name: 'Required',
          email: 'Must be an email address',
          phone: 'Must contain at least 5 character(s)',
          date_of_birth: 'Must be a date (YYYY-MM-DD)',
          'marketing_preferences.email': 'Must be of type boolean',
        },
      ),
      invalid(
        'a birth in the future',
        { body: { date_of_birth: '2026-11-25' } },
        { date_of_birth: 'Must be a date in the past' },
      ),
      invalid('a new email after an old log-in', () => ({ body: { email: address() } }), {
        current_password: 'Required',
      }),
      ofStranger,
      ofLinked,
      noForm,
    ],
  },
  setProfilePicture: {
    change: { body: { image } },
    message: saved,
    bad: [
      required({ body: {} }, 'image'),
      invalid('what is no picture', { body: { image: 'AAAA' } }, { image: noPicture }),
      invalid('what is no base64', { body: { image: 'a picture' } }, { image: noPicture }),
      ofStranger,
      ofLinked,
      noForm,
    ],
  },
  removeProfilePicture: { message: saved, bad: [ofStranger, ofLinked, noForm] },
  getPicture: {
    as: 'guest',
    change: async ({ call, scene: { robin, tokens } }) => {
      const sent = { method: 'PUT', token: tokens.owner, body: { data: { image } } };
      const { json } = await call(`/api/v1/users/${robin.id}/profile-picture`, sent);
      const url = (json as { data: { profile_picture_url: string } }).data.profile_picture_url;
      return { params: { file: url.slice(url.lastIndexOf('/') + 1) } };
    },
    bad: [
      absent('of another name', { params: { file: `${'p'.repeat(43)}.webp` } }),
      absent('of no form', { params: { file: 'robin.webp' } }),
    ],
  },
  sendInvitation: {
    as: 'owner',
    change: inviteChild,
    bad: [
      required({ body: {} }, 'email'),
      invalid('an address that is none', { body: { email: 'ivy' } }, { email: 'Must be an email address' }),
      absent('of no link', noLink),
      conflict('link_state', 'This link cannot be changed', async ({ db, scene: { robin } }) => {
        await db.updateTable('linkedUsers').set({ status: 'revoked' }).where('userId', '=', robin.id).execute();
        return {};
      }),
      forbidden('for a stranger', 'stranger'),
    ],
  },
  readInvitation: {
    as: 'guest',
    change: async (setting) => ({ body: { token: await sendKey(setting) } }),
    bad: [required({ body: {} }, 'token'), unknownKey, usedKey],
  },
  acceptInvitation: {
    as: 'guest',
    change: async (setting) => ({
      body: { token: await sendKey(setting), password, password_confirmation: password },
    }),
    message: 'Your log-in is ready',
    bad: [
      required({ body: {} }, 'token'),
      invalid(
        'past the limits',
        { body: { token: 'x', password: 'short', password_confirmation: 'other' } },
        { password: 'Must contain at least 8 character(s)', password_confirmation: 'Must match the password' },
      ),
      required(async (setting) => ({ body: { token: await sendKey(setting) } }), 'password'),
      {
        ...{ name: 'of a link, by nobody', status: 401, code: 'unauthenticated', message: 'Unauthenticated.' },
        change: async (setting) => ({ body: { token: await sendKey(setting, 'link') } }),
      },
      unknownKey,
      usedKey,
    ],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
