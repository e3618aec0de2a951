import type { OperationId } from '#contract/routes.ts';
import { makeBenefit, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  required,
  unknownId,
  unknownSession,
  type CallCase,
  type Setting,
} from './call-case.ts';

const added = 'Successfully added item to the basket.';
const removed = 'Successfully removed item from the basket.';
const addPath = '/api/checkout/cart/add';
const item = ({ scene: { open } }: Setting, more: object = {}) => ({
  id: open.id,
  type: 'purchasableOccurrence',
  ...more,
});
const campItem = ({ scene: { camp } }: Setting, more: object = {}) => ({ id: camp.id, type: 'camp', ...more });
const ticketed = ({ scene: { swim } }: Setting) => ({ id: swim.id, type: 'purchasableOccurrence' });

const adds: CallCase = {
  message: added,
  bad: [
    required({ body: {} }, 'items'),
    invalid('nothing', { body: { items: [] } }, { items: 'Required' }),
    invalid('no quantity', (setting) => ({ body: { items: [item(setting, { quantity: 0 })] } }), {
      'items.0.quantity': 'Must be at least 1',
    }),
    invalid(
      'too much of an extra',
      (setting) => ({
        body: {
          items: campItem(setting, {
            booking_full_camp: true,
            extras: [{ pricing_option_id: unknownId, quantity: 11 }],
          }),
        },
      }),
      { 'items.0.extras.0.quantity': 'Must be at most 10' },
    ),
    invalid(
      'what is for camps and courses',
      (setting) => ({
        body: {
          items: item(setting, {
            extras: [{ pricing_option_id: unknownId, quantity: 1 }],
            custom_question_answers: [{ custom_question_id: 1, answer: 'x' }],
          }),
        },
      }),
      {
        'items.0.extras': 'Only for camps and courses',
        'items.0.custom_question_answers': 'Only for camps and courses',
      },
    ),
    invalid('a camp, neither whole nor by day', (setting) => ({ body: { items: campItem(setting) } }), {
      'items.0.booking_full_camp': 'Required',
    }),
    invalid(
      'no day of a camp',
      (setting) => ({
        body: { items: campItem(setting, { booking_full_camp: false, camp_occurrence_ids: [] }) },
      }),
      { 'items.0.camp_occurrence_ids': 'Please select at least one session' },
    ),
    invalid(
      'a whole camp and a day',
      (setting) => ({
        body: {
          items: campItem(setting, {
            booking_full_camp: true,
            camp_occurrence_ids: [setting.scene.camp.sessions[0]?.id],
          }),
        },
      }),
      { 'items.0.camp_occurrence_ids': 'Must be left out when booking the full camp' },
    ),
    invalid(
      'two of a camp',
      (setting) => ({ body: { items: campItem(setting, { booking_full_camp: true, quantity: 2 }) } }),
      {
        'items.0.quantity': 'Must be 1',
      },
    ),
    invalid('no ticket', (setting) => ({ body: { items: ticketed(setting) } }), {
      'items.0.pricing_option_id': 'Required',
    }),
    absent('that is not there', { body: { items: { id: unknownSession, type: 'purchasableOccurrence' } } }),
    conflict('session_full', 'The session being booked is already full', async ({ db, scene: { another } }) => {
      await db.updateTable('occurrences').set({ waitlistMaximum: null }).where('id', '=', another.id).execute();
      return { body: { items: { id: another.id, type: 'purchasableOccurrence' } } };
    }),
    conflict('already_in_basket', 'This session is already in your basket', async (setting) => {
      const token = setting.scene.tokens.owner;
      await setting.call(addPath, { token, body: { items: item(setting) } });
      return {};
    }),
    conflict('already_booked', 'You have already booked this session', async ({ db, scene: { bookingId } }) => {
      const row = db.selectFrom('bookings').where('id', '=', bookingId).select('occurrenceId');
      const { occurrenceId } = await row.executeTakeFirstOrThrow();
      const policy = { name: 'Never', isCancellableOnline: false };
      const { id } = await db
        .insertInto('cancellationPolicies')
        .values(policy)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.updateTable('occurrences').set({ cancellationPolicyId: id }).where('id', '=', occurrenceId).execute();
      return { body: { items: { id: occurrenceId, type: 'purchasableOccurrence' } } };
    }),
    {
      ...{ name: 'while barred', status: 403, code: 'booking_disabled' },
      message: 'You cannot book at the moment, please contact the venue',
      change: async ({ db, scene: { robin } }) => {
        await db.updateTable('users').set({ bookingBarredAt: new Date() }).where('id', '=', robin.id).execute();
        return {};
      },
    },
  ],
};

/** A line of Robin's basket that a benefit or a package pays for. */
async function addPaid(setting: Setting) {
  const { json } = await setting.call(addPath, { token: setting.scene.tokens.owner, body: { items: item(setting) } });
  const { items } = (json as { data: { items: { id: string; type: string }[] } }).data;
  return { params: { cartItemId: items.find(({ type }) => type === 'av2_booking')?.id ?? '' } };
}

const noLine = absent('of no line', { params: { cartItemId: unknownId } });

/** The basket. */
export const basketCases = {
  addUserCartItems: {
    ...adds,
    bad: [...adds.bad, forbidden('to the basket of a stranger', 'stranger')],
  },
  removeUserCartItem: {
    message: removed,
    bad: [
      absent('of no line', ({ scene: { robin } }) => ({
        params: { userId: robin.id, source: 'activity-booking', cartItemId: unknownId },
      })),
    ],
  },
  getCart: { bad: [forbidden('the desk’s channel', 'owner', { query: '?source=foh' })] },
  clearCart: { message: 'Successfully cleared order.', bad: [forbidden('for a stranger', 'stranger')] },
  addCartItems: adds,
  removeCartItems: {
    message: removed,
    bad: [
      required({ body: {} }, 'cart_item_ids'),
      invalid('ids that are none', { body: { cart_item_ids: ['x'] } }, { 'cart_item_ids.0': 'Must be a UUID' }),
    ],
  },
  extendCart: { message: 'Your places are held for longer', bad: [forbidden('for a stranger', 'stranger')] },
  updateCartItem: {
    message: 'Successfully updated item in the basket.',
    bad: [
      required({ body: {} }, 'options'),
      invalid('no quantity', { body: { options: { quantity: 0 } } }, { 'options.quantity': 'Must be at least 1' }),
      noLine,
    ],
  },
  answerCartQuestions: {
    bad: [required({ body: {} }, 'answers'), absent('of no basket', { params: { cartId: 999_999 } })],
  },
  removeBenefit: {
    as: 'owner',
    change: async (setting) => {
      await makeBenefit(setting.db, { venue: setting.scene.venue, userId: setting.scene.robin.id });
      return addPaid(setting);
    },
    message: 'Successfully removed benefit.',
    bad: [noLine, absent('none applied', ({ scene: { cartItemId } }) => ({ params: { cartItemId } }))],
  },
  removePackageUsage: {
    as: 'owner',
    change: async (setting) => {
      const { robin, classes } = setting.scene;
      const pricingOptionId = classes.pricingOptionId ?? '';
      await makeOwnedPackage(setting.db, { userId: robin.id, pricingOptionId, usages: 3 });
      return addPaid(setting);
    },
    message: 'Successfully removed package usage.',
    bad: [noLine, absent('none applied', ({ scene: { cartItemId } }) => ({ params: { cartItemId } }))],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
