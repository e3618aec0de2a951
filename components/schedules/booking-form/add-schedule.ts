import { addUserCartItemsMutation } from '#components/booking/queries/cart.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { needSession } from '#lib/auth/fetch-session.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { type BookingPath, answerPath, extraPath } from './values/booking-values.ts';

/** The path of the form's value that a field of an item is about; null for what is no field of the form. */
function getPath(field: string, { purchasedForUserId, extras = [] }: AddItem): BookingPath | null {
  const question = /^custom_question_answers\.(\d+)(\.|$)/.exec(field)?.[1];
  if (question !== undefined) return answerPath(purchasedForUserId ?? null, Number(question));
  const extra = extras[Number(/^extras\.(\d+)(\.|$)/.exec(field)?.[1])];
  if (extra !== undefined) return extraPath(extra.pricingOptionId);
  if (field.startsWith('camp_occurrence_ids')) return 'sessions';
  return field.startsWith('activity_restriction_ids') ? 'agreement' : null;
}

/**
 * The server's validation errors of an add, by the path of the form's value: a field of an item ends in the question's
 * id or in the index of the extra that was sent (docs/product.md#questions). Of several at one path the first counts.
 */
export function serverErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly AddItem[],
): ReadonlyMap<BookingPath, string> {
  const byPath = new Map<BookingPath, string>();
  for (const [field, [message]] of Object.entries(errors)) {
    const [, index, rest] = /^items\.(\d+)\.(.+)$/.exec(field) ?? [];
    const item = sent[Number(index)];
    const path = item && rest !== undefined ? getPath(rest, item) : null;
    if (path !== null && message !== undefined && !byPath.has(path)) byPath.set(path, message);
  }
  return byPath;
}

export interface Adding {
  kind: ScheduleKind;
  /** Builds the cart items, one for each person; `userId` is the signed-in user's. */
  getItems: (userId: number) => AddItem[];
}

/** What came of an add: the basket, errors by the path of the form's value, or what to tell the customer. */
export type AddOutcome =
  /** `isActing`: the customer acts for somebody else. */
  | { kind: 'added'; cart: Cart; isActing: boolean }
  | { kind: 'refused'; errors: ReadonlyMap<BookingPath, string> }
  | { kind: 'failed'; message: string };

const failureKeys = { camps: 'campDetail.bookingError', courses: 'courseBooking.bookingError' } as const;

function getFailure(error: unknown, sent: readonly AddItem[], kind: ScheduleKind, t: Translate): AddOutcome {
  const errors = serverErrors(error instanceof ApiError ? error.errors : {}, sent);
  if (errors.size > 0) return { kind: 'refused', errors };
  const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
  void refreshAvailability(browserQueryClient());
  return { kind: 'failed', message: isKnown ? errorText(error, t) : t(failureKeys[kind]) };
}

/**
 * Adds a camp or course to the signed-in user's basket, for everybody who is coming (docs/product.md#course-booking).
 */
export async function addSchedule({ kind, getItems }: Adding, t: Translate): Promise<AddOutcome> {
  let items: AddItem[] = [];
  try {
    const who = await needSession();
    const userId = who.userId ?? 0;
    items = getItems(userId);
    const { data: cart } = await runMutation(browserQueryClient(), addUserCartItemsMutation(browserApi), {
      params: { userId, source: 'activity-booking' },
      body: { items },
    });
    return { kind: 'added', cart, isActing: who.selectedUserId !== null };
  } catch (error) {
    return getFailure(error, items, kind, t);
  }
}
