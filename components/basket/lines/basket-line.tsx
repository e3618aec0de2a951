import Pencil from 'lucide-react/icons/pencil';
import Receipt from 'lucide-react/icons/receipt';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { LineRule } from '#components/booking/cancellation/line-rule.tsx';
import { keepChanging } from '#components/booking/changing-line.ts';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { amountWithoutParts, getExtras, getFees } from '#components/booking/lines/order-line-facts.ts';
import { OrderLine, OrderLineParts } from '#components/booking/lines/order-line.tsx';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import { Button, LinkButton } from '#components/ui/button/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { AppliedLine } from './applied-line.tsx';
import { ExtraLine } from './extra-line.tsx';
import { LapsedActions } from './lapsed-actions.tsx';
import { hasPersonSelect, LineFields } from './line-fields.tsx';
import { SubLine, SubLinePrice } from './sub-line.tsx';

type SessionItem = Extract<CartItem, { startsAt: unknown }>;

/** Reopens the timetable of a session's day at the session and for its person, to take another time, place or ticket instead. */
const ChangeLink = ({ item, activitySlug }: { item: SessionItem; activitySlug: string }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const { mode } = useSite();
  const { session, refresh } = useSession();
  const { venue, startsAt } = item;
  const change = () => {
    if (mode === 'kiosk') return;
    keepChanging(item);
    const personId = item.purchasedForUserId;
    if (personId === null || personId === (session?.selectedUserId ?? session?.userId)) return;
    void selectUser(personId === session?.userId ? null : personId).then(() => refresh());
  };
  const day = href(`/location/${venue.slug}/${activitySlug}/${getDate(startsAt.local)}`);
  return (
    <LinkButton
      variant="quiet"
      size="medium"
      aria-label={t('changeNamed', { name: item.name })}
      href={day + sessionFragment(getSessionId(item))}
      prefetch={false}
      onClick={change}
    >
      <Pencil className="icon-s" />
      {t('change')}
    </LinkButton>
  );
};

/** A charge that comes with its line and cannot be taken off. */
const FeeLine = ({ fee }: { fee: ChildItem }) => (
  <SubLine icon={Receipt}>
    <span>{fee.name}</span>
    <SubLinePrice>
      <Price amountMinor={fee.lineTotal.value} currency={fee.lineTotal.currency} />
    </SubLinePrice>
  </SubLine>
);

type BasketLineProps = {
  item: CartItem;
  cart: Pick<Cart, 'userId' | 'source' | 'attendeeWaivers'>;
  people: readonly Person[];
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** The id of the element that takes the focus when the line has been removed. */
  nextId: string;
};

const Parts = ({ item, cart }: Pick<BasketLineProps, 'item' | 'cart'>) => {
  const t = useTranslations('basket');
  const [extras, fees] = [getExtras(item), getFees(item)];
  if (extras.length + fees.length === 0 && !item.benefitApplied && !item.packageApplied) return null;
  return (
    <OrderLineParts aria-label={t('extras', { name: item.name })}>
      {fees.map((fee) => (
        <FeeLine key={fee.id} fee={fee} />
      ))}
      {extras.map((extra) => (
        <ExtraLine key={extra.id} extra={extra} lineId={item.id} cart={cart} />
      ))}
      {item.benefitApplied && <AppliedLine kind="benefit" item={item} />}
      {item.packageApplied && <AppliedLine kind="package" item={item} />}
    </OrderLineParts>
  );
};

/** The reasons why a line cannot be paid for. */
const LineNote = ({ item, waivers }: { item: CartItem; waivers: Cart['attendeeWaivers'] }) => {
  const t = useTranslations('basket');
  const open = waivers.filter(({ cartItemId, completed, required }) => cartItemId === item.id && completed < required);
  return (
    <>
      {item.questionsOutstanding && (
        <Pill wraps tone="warning">
          {t('questions')}
        </Pill>
      )}
      {open.map(({ restriction, required, completed }) => (
        <Pill key={restriction.id} wraps tone="warning">
          {t('waivers', { name: restriction.name, count: required - completed })}
        </Pill>
      ))}
    </>
  );
};

/** A basket line with its removable extras and benefits. Only this line is disabled while it is being removed. */
export const BasketLine = ({ item, cart, people, renderedAt, nextId }: BasketLineProps) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = useBasketAction(
    removeCartItemsMutation(browserApi),
    { success: t('toasts.removed') },
    () => document.getElementById(nextId)?.focus(),
  );
  return (
    <OrderLine
      isBusy={isPending}
      item={item}
      person={hasPersonSelect({ item, people }) ? undefined : getPerson(people, item.purchasedForUserId)}
      nameId={lineNameId(item.id)}
      amount={amountWithoutParts(item)}
      isLapsed={item.holdExpired}
      note={
        <>
          {!item.holdExpired && <LineRule items={[item]} renderedAt={renderedAt} />}
          <LineNote item={item} waivers={cart.attendeeWaivers} />
        </>
      }
      fields={item.holdExpired ? <LapsedActions item={item} /> : <LineFields item={item} people={people} />}
      overlay={
        isPending && (
          <div className="absolute inset-0 z-1 grid place-items-center bg-[rgb(255_255_255/0.8)]">
            <Spinner label={t('removing', { name: item.name })} />
          </div>
        )
      }
      actions={
        <>
          {'activitySlug' in item && item.activitySlug !== undefined && (
            <ChangeLink item={item} activitySlug={item.activitySlug} />
          )}
          <Button
            variant="quiet"
            size="medium"
            aria-label={t('removeNamed', { name: item.name })}
            onClick={() => !isPending && mutate({ body: { cartItemIds: [item.id] } })}
          >
            <Trash2 className="icon-s" />
            {t('remove')}
          </Button>
        </>
      }
    >
      <Parts item={item} cart={cart} />
    </OrderLine>
  );
};
