import type { OperationId } from '#contract/routes.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  required,
  unknownId,
  withPassword,
  wrongPage,
  wrongPassword,
  type CallCase,
  type Outcome,
  type Setting,
} from './call-case.ts';

const ofNobody = invalid(
  'a person that is none',
  { query: '?selected_user_id=0', forRobin: undefined },
  { selected_user_id: 'Must be at least 1' },
);
const ofStranger = forbidden('of a stranger', 'stranger');
const noMembership = absent('that is not there', { params: { membershipId: unknownId } });
const ended = conflict('not_bookable', 'This membership has ended', async ({ db, scene: { membership } }) => {
  const past = { status: 'cancelled', endsOn: '2026-10-31' } as const;
  await db.updateTable('memberships').set(past).where('id', '=', membership.id).execute();
  return {};
});
const gone: Outcome = {
  ...{ status: 404, code: 'not_found', message: 'Unable to complete request, item not found.' },
};
const correct = async (setting: Setting) => ({ body: { current_password: await withPassword(setting) } });

/** Another type that Robin's membership can be changed to. */
async function offerChange({ db, scene: { membership } }: Setting) {
  const dearer = { name: 'Anytime', price: 6000 };
  const { id } = await db.insertInto('membershipTypes').values(dearer).returning('id').executeTakeFirstOrThrow();
  const offer = {
    fromMembershipTypeId: membership.membershipTypeId,
    toMembershipTypeId: id,
    summary: 'Change of membership',
  };
  await db.insertInto('membershipTypeChanges').values(offer).execute();
  return { body: { membership_type_id: id } };
}

async function askFeed({ call, scene: { tokens } }: Setting) {
  const { json } = await call('/api/my-account/calendar-feed', { method: 'POST', token: tokens.owner });
  const { url } = (json as { data: { url: string } }).data;
  return { params: { file: url.slice(url.lastIndexOf('/') + 1) } };
}

/** Memberships, packages and guest passes, and what somebody may do with their account. */
export const accountCases = {
  listMemberships: { bad: [ofNobody, ofStranger] },
  changeMembership: {
    change: offerChange,
    message: 'Successfully added item to the basket.',
    bad: [
      required({ body: {} }, 'membership_type_id'),
      invalid(
        'a type that is none',
        { body: { membership_type_id: 'gold' } },
        { membership_type_id: 'Must be a UUID' },
      ),
      noMembership,
      conflict('not_bookable', 'This change is not on offer', { body: { membership_type_id: unknownId } }),
      forbidden('for a stranger', 'stranger'),
    ],
  },
  leaveMembership: {
    message: 'You have left this membership',
    bad: [
      invalid(
        'a reason that is too long',
        { body: { reason: 'x'.repeat(256) } },
        { reason: 'Must contain at most 255 character(s)' },
      ),
      noMembership,
      ended,
      conflict('minimum_term', 'This membership cannot end yet', async ({ db, scene: { membership } }) => {
        const types = db.updateTable('membershipTypes').where('id', '=', membership.membershipTypeId);
        await types.set({ minimumTermMonths: 24 }).execute();
        return {};
      }),
      forbidden('for a stranger', 'stranger'),
    ],
  },
  stayInMembership: {
    message: 'Your membership goes on',
    bad: [noMembership, ended, forbidden('for a stranger', 'stranger')],
  },
  listOwnedPackages: { bad: [wrongPage, ofNobody, ofStranger] },
  listGuestPasses: { bad: [ofNobody, ofStranger] },
  giveGuestPass: {
    message: 'The guest pass is on its way',
    bad: [
      required({ body: {} }, 'email'),
      invalid(
        'past the limits',
        { body: { email: 'guest', message: 'x'.repeat(256), guest_name: 'x'.repeat(256) } },
        {
          email: 'Must be an email address',
          message: 'Must contain at most 255 character(s)',
          guest_name: 'Must contain at most 255 character(s)',
        },
      ),
      invalid(
        'a link in the message',
        { body: { email: 'guest@example.com', message: 'See http://example.com' } },
        { message: 'Must not contain links' },
      ),
      absent('that is not there', { params: { passId: unknownId } }),
      conflict('pass_used', 'This guest pass has been used', async ({ db, scene: { passId } }) => {
        const used = { status: 'used', usedAt: new Date('2026-11-24T12:00:00Z') } as const;
        await db.updateTable('guestPasses').set(used).where('id', '=', passId).execute();
        return {};
      }),
      conflict('pass_expired', 'This guest pass has expired', async ({ db, scene: { passId } }) => {
        const expiresAt = new Date('2026-11-24T17:59:59Z');
        await db.updateTable('guestPasses').set({ expiresAt }).where('id', '=', passId).execute();
        return {};
      }),
      forbidden('of a stranger', 'stranger'),
    ],
  },
  getCalendarFeed: { bad: [] },
  readCalendarFeed: {
    as: 'guest',
    change: askFeed,
    bad: [
      absent('of another secret', { params: { file: `${'c'.repeat(43)}.ics` } }),
      absent('of no form', { params: { file: 'calendar.ics' } }),
      absent('renewed since', async (setting) => {
        const before = await askFeed(setting);
        await askFeed(setting);
        return before;
      }),
    ],
  },
  exportMyData: {
    change: correct,
    status: 202,
    message: 'We will send you an email with a link to your data',
    bad: [required({ body: {} }, 'current_password'), wrongPassword()],
  },
  getExport: { as: 'guest', instead: gone, bad: [absent('of no form', { params: { file: 'my-data.zip' } })] },
  closeAccount: {
    change: async (setting) => {
      await setting.db.deleteFrom('membershipCharges').where('id', '=', setting.scene.chargeId).execute();
      return correct(setting);
    },
    message: 'Your account will be closed',
    bad: [
      required({ body: {} }, 'current_password'),
      wrongPassword(),
      forbidden('of staff', 'manager', async (setting) => ({
        body: { current_password: await withPassword(setting, setting.scene.managerId) },
      })),
      conflict('balance_outstanding', 'Something is still to be paid, please pay it first', async ({ db, scene }) => {
        const penalty = { userId: scene.robin.id, name: 'No-show', reason: 'Not attended', amount: 500 };
        await db.insertInto('penalties').values(penalty).execute();
        return {};
      }),
    ],
  },
  keepAccount: { message: 'Your account stays open', bad: [] },
} satisfies Partial<Record<OperationId, CallCase>>;
