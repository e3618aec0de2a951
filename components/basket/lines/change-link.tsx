import Pencil from 'lucide-react/icons/pencil';
import { useTranslations } from 'next-intl';
import { keepChanging } from '#components/booking/changing-line.ts';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

type SessionItem = Extract<CartItem, { startsAt: unknown }>;

/** Reopens the timetable of a session's day at the session and for its person, to take another time, place or ticket instead. */
export const ChangeLink = ({ item, activitySlug }: { item: SessionItem; activitySlug: string }) => {
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
