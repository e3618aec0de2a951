import type { QueryClient } from '@tanstack/react-query';
import { addOrChange, isAddUnanswered, type Added } from '#components/booking/add-or-change.ts';
import { addedToast } from '#components/booking/added-toast.ts';
import { waitForPerson, type PersonChange } from '#components/booking/person/selecting-person.ts';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { joinWaitlist, leaveWaitlist } from '#components/booking/waitlist-actions.ts';
import { sessionItem, type ItemChoice } from '#components/timetable/model/add-item.ts';
import type { ToastOptions } from '#components/ui/overlay/toaster.tsx';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { cartQuery } from '#lib/query/site-queries.ts';

/** What was done, and the basket that something was added to. */
type Outcome = ({ done: 'added' } & Added) | { done: 'removed' | 'joined' | 'left' };

type SessionLine = Extract<CartItem, { type: 'av2_booking' | 'activity' | 'activity_ticket' }>;

const isSessionLine = (item: CartItem): item is SessionLine =>
  item.type === 'av2_booking' || item.type === 'activity' || item.type === 'activity_ticket';

const isForSession = (item: SessionLine, { id, bookableAction }: OccurrenceSummary): boolean => {
  const sessionId = item.type === 'av2_booking' ? item.occurrenceId : item.activityId;
  return sessionId === id || item.bookingId === bookableAction?.bookingId;
};

/** The lines of the reservation, without those of other people in the same session. */
const findLines = (items: readonly CartItem[], session: OccurrenceSummary): SessionLine[] => {
  const lines = items.filter(isSessionLine).filter((item) => isForSession(item, session));
  const bookedLine = lines.find(({ bookingId }) => bookingId === session.bookableAction?.bookingId);
  return bookedLine
    ? lines.filter(({ purchasedForUserId }) => purchasedForUserId === bookedLine.purchasedForUserId)
    : lines;
};

/** How an action is done. */
export interface ActionSettings {
  /** The cart items of a booking; by default one place. */
  toItems?: ToItems | undefined;
  /** For how many places somebody waits; by default one. */
  getAwaitedPlaces?: ((session: OccurrenceSummary) => number) | undefined;
}

/** The cart items of a booked session, with the agreed waivers and the person who agreed. */
export type ToItems = (session: OccurrenceSummary, choice: ItemChoice) => AddItem[];

const oneItem: ToItems = ({ id }, choice) => [sessionItem(id, choice)];

const readBasket = (client: QueryClient) => client.fetchQuery({ ...cartQuery(browserApi), staleTime: 0 });

const takeFromBasket = async (client: QueryClient, session: OccurrenceSummary): Promise<Outcome> => {
  const cart = await readBasket(client);
  const cartItemIds = findLines(cart.items, session).map(({ id }) => id);
  await runMutation(client, removeCartItemsMutation(browserApi), { body: { cartItemIds } });
  return { done: 'removed' };
};

/**
 * Performs a session's bookable action: adds it to the basket, removes it, joins or leaves its waitlist; cancelling has a
 * dialogue of its own. Numeric ids go through the v1 calls, the others through v2 (docs/product.md#v1-and-v2). Returns
 * null without an action. Throws an `ApiError`.
 */
export const performAction = async (
  session: OccurrenceSummary,
  choice: ItemChoice,
  { toItems = oneItem, getAwaitedPlaces }: ActionSettings = {},
): Promise<Outcome | null> => {
  const client = browserQueryClient();
  switch (session.bookableAction?.action) {
    case 'book':
      return { done: 'added', ...(await addOrChange(client, toItems(session, choice), session.venue.slug)) };
    case 'cancel_reservation':
      return takeFromBasket(client, session);
    case 'join_waitlist':
      return { done: await joinWaitlist(client, session, { places: getAwaitedPlaces?.(session) }) };
    case 'leave_waitlist':
      return { done: await leaveWaitlist(client, session) };
    default:
      return null;
  }
};

/**
 * The outcome of an add that failed without an answer, once the basket can be read again and shows that the session is
 * in it: the same request again gets the reply that was lost. Null where it was not added, or was answered meanwhile.
 */
export const findLostOutcome = async (
  session: OccurrenceSummary,
  choice: ItemChoice,
  settings: ActionSettings = {},
): Promise<Outcome | null> => {
  const client = browserQueryClient();
  const items = (settings.toItems ?? oneItem)(session, choice);
  if (!isAddUnanswered(client, items, session.venue.slug)) return null;
  const cart = await readBasket(client);
  const isThere = findLines(cart.items, session).length > 0;
  return isThere && isAddUnanswered(client, items, session.venue.slug)
    ? performAction(session, choice, settings)
    : null;
};

/** What to tell the visitor of an action on a session, with the ways on from the basket after an add. */
export const doneToast = (outcome: Outcome, t: Translate, href: (path: string) => string): ToastOptions =>
  outcome.done === 'added'
    ? addedToast(outcome, t, href)
    : { type: 'success', message: t(`timetable.${outcome.done}`) };

/** Waits for a change of the person that is under way in this browser. */
export const personSettled = (): Promise<PersonChange> => waitForPerson(browserQueryClient());

/** Whether a booking is refused because a waiver has to be signed first. */
export const isUnsigned = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.errors).some((path) => path.endsWith('activity_restriction_ids'));

/** Whether the server refused the action, so that the session on the page may be out of date. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

/** Reads the day again after a failed action, and returns what to tell the visitor. */
export const afterFailure = (error: unknown, t: Translate): string => {
  void refreshAvailability(browserQueryClient());
  return errorText(error, t);
};
