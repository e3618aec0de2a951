import { useMutation, useQueryClient } from '@tanstack/react-query';
import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useId, useEffect, useEffectEvent, useState, startTransition } from 'react';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { getBookingType } from '#components/booking/lines/order-line-facts.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { updateCartItemMutation } from '#components/booking/queries/cart.ts';
import { Select } from '#components/ui/form/select.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The waiver of another person, in a chunk of its own. */
const LazyPersonWaiver = preloadable(async () => (await import('./person-waiver.tsx')).PersonWaiver);

interface ChangingPerson {
  /** The person asked for until the basket has them. */
  selectedId: number | null;
  isPending: boolean;
  /** The waiver that the person asked for has to agree to first. */
  waiver: RestrictionRef | null;
  change: (userId: number, signed?: RestrictionRef) => void;
  /** Leaves the place with whom it is for. */
  keep: () => void;
}

const isUnsigned = (error: Error): boolean =>
  error instanceof ApiError && Object.hasOwn(error.errors, 'options.activity_restriction_ids');

/** Gives the place of a line to another person, who may have to agree to a waiver first (docs/product.md#waivers). */
function useChangePerson(item: CartItem): ChangingPerson {
  const t = useTranslations();
  const toast = useToast();
  const client = useQueryClient();
  const [asking, setAsking] = useState<{ userId: number; waiver: RestrictionRef } | null>(null);

  const readWaiver = async (userId: number): Promise<RestrictionRef | null> => {
    if (!('startsAt' in item)) return null;
    const input = { params: { id: getSessionId(item) }, query: { selectedUserId: userId } };
    const session = await client
      .fetchQuery({ ...operationQuery(browserApi, 'getActivity', input), staleTime: 0 })
      .catch(() => null);
    return session?.restrictions?.prePurchaseWaiver ?? null;
  };

  const { mutate, isPending, variables } = useMutation({
    ...updateCartItemMutation(browserApi),
    onSuccess: () => {
      setAsking(null);
      toast({ type: 'success', message: t('basket.toasts.updated') });
    },
    onError: async (error, { body }) => {
      const userId = body.options.purchasedForUserId;
      const waiver = userId !== undefined && isUnsigned(error) ? await readWaiver(userId) : null;
      if (userId === undefined || waiver === null) {
        setAsking(null);
        return toast({ type: 'danger', message: errorText(error, t) });
      }
      await LazyPersonWaiver.preload();
      startTransition(() => setAsking({ userId, waiver }));
    },
  });
  const change = (userId: number, signed?: RestrictionRef) => {
    const options = { purchasedForUserId: userId, ...(signed && { activityRestrictionIds: [signed.id] }) };
    if (!isPending) mutate({ params: { cartItemId: item.id }, body: { options } });
  };
  const selectedId = (isPending ? variables.body.options.purchasedForUserId : asking?.userId) ?? null;
  return { selectedId, isPending, waiver: asking?.waiver ?? null, change, keep: () => setAsking(null) };
}

/** Presses that follow each other within this time are one change, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A number that is shown as it was entered at once and sent when the presses pause. While it is sent another one may be
 * entered; a refused one goes back to what is known.
 */
function useSettledNumber(known: number, send: (value: number) => Promise<unknown>) {
  const [entered, setEntered] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const change = useEffectEvent(async (value: number) => {
    setSending(true);
    await send(value).catch(() => undefined);
    setSending(false);
    setEntered((latest) => (latest === value ? null : latest));
  });
  useEffect(() => {
    if (entered === null || isSending) return;
    const timer = setTimeout(() => (entered === known ? setEntered(null) : void change(entered)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered, isSending, known]);
  return { value: entered ?? known, setValue: setEntered };
}

type LinePersonProps = { item: CartItem; people: readonly Person[] };

/** Whom the place is for; the server decides whether that person may have it, and at which price. */
const LinePerson = ({ item, people }: LinePersonProps) => {
  const t = useTranslations();
  const id = useId();
  const { selectedId, isPending, waiver, change, keep } = useChangePerson(item);
  const selected = getPerson(people, selectedId);
  return (
    <>
      <Select
        id={id}
        className="w-full max-w-[17rem]"
        label={t('basket.personOf', { name: item.name })}
        hideLabel
        icon={User}
        options={people.map((person) => ({
          value: String(person.id),
          label: person.isYou ? t('booking.you', { name: person.name }) : person.name,
        }))}
        value={String(selectedId ?? item.purchasedForUserId ?? '')}
        onChange={({ target }) => change(Number(target.value))}
      />
      {waiver && selected && (
        <LazyPersonWaiver
          key={selected.id}
          waiver={waiver}
          name={selected.name}
          isPending={isPending}
          onAgreed={() => change(selected.id, waiver)}
          onKeep={() => {
            keep();
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </>
  );
};

/** How many places of a ticket; several presses are sent as one change. The price is the server's. */
const LineQuantity = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const { mutateAsync } = useBasketAction(updateCartItemMutation(browserApi), { success: t('toasts.updated') });
  const quantity = useSettledNumber(item.quantity, (next) =>
    mutateAsync({ params: { cartItemId: item.id }, body: { options: { quantity: next } } }),
  );
  return (
    <Stepper
      label={t('quantityOf', { name: item.name })}
      decreaseLabel={t('fewer', { name: item.name })}
      increaseLabel={t('more', { name: item.name })}
      value={quantity.value}
      onChange={quantity.setValue}
      min={1}
      max={item.maxQuantity ?? undefined}
    />
  );
};

type LineFieldsProps = { item: CartItem; people: readonly Person[] };

/** The account holder may have several places of a ticket; another person has one (docs/product.md#acting-for). */
function hasQuantity({ people, item }: LineFieldsProps): boolean {
  const isOther = getPerson(people, item.purchasedForUserId)?.isYou === false;
  return getBookingType(item) === 'ticketed' && !isOther && item.maxQuantity !== 1;
}

/** Whether the line has a select of its person. A single place of a session may go to another person. A camp or course is added again for another one. */
export function hasPersonSelect({ people, item }: LineFieldsProps): boolean {
  if (item.holdExpired) return false;
  const isKnown = getPerson(people, item.purchasedForUserId) !== undefined;
  return 'bookingId' in item && item.quantity === 1 && people.length > 1 && isKnown;
}

/** What can be changed about a basket line in its place: how many, and for whom. */
export const LineFields = ({ item, people }: LineFieldsProps) => {
  const fields = { quantity: hasQuantity({ item, people }), person: hasPersonSelect({ item, people }) };
  if (item.holdExpired || (!fields.quantity && !fields.person)) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {fields.quantity && <LineQuantity item={item} />}
      {fields.person && <LinePerson item={item} people={people} />}
    </div>
  );
};
