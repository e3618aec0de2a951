import Pencil from 'lucide-react/icons/pencil';
import { useTranslations } from 'next-intl';
import { keepChosen } from '#components/booking/keep-chosen.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

type SessionItem = Extract<CartItem, { startsAt: unknown }>;

const kinds = { ticketed: 'tickets', resources: 'court', classes: null, camps: null, courses: null } as const;

/** Reopens the timetable of a session's day, with the session chosen, to take another time, place or ticket. */
export const ChangeLink = ({ item, activitySlug }: { item: SessionItem; activitySlug: string }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const { mode } = useSite();
  const { venue, startsAt, bookingType } = item;
  const kind = kinds[bookingType];
  const sessionId = 'occurrenceId' in item ? item.occurrenceId : item.activityId;
  const choose = () => {
    if (kind !== null && mode !== 'kiosk') keepChosen({ venueSlug: venue.slug, activitySlug, kind, sessionId });
  };
  return (
    <LinkButton
      variant="quiet"
      size="medium"
      aria-label={t('changeNamed', { name: item.name })}
      href={href(`/location/${venue.slug}/${activitySlug}/${getDate(startsAt.local)}`)}
      prefetch={false}
      onClick={choose}
    >
      <Pencil className="icon-s" />
      {t('change')}
    </LinkButton>
  );
};
