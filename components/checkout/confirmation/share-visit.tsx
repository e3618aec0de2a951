import Share2 from 'lucide-react/icons/share-2';
import { useLocale, useTranslations } from 'next-intl';
import { getSessions } from '#components/booking/lines/order-line-facts.ts';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import type { TicketItem } from '#contract/cart/rules/visits.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { BundleItem } from './confirmation-facts.ts';

/** The activity, else the kind of a camp or course, in the address of its timetable; undefined where it is not known. */
function getActivitySlug(item: TicketItem | BundleItem): string | undefined {
  if (item.type !== 'av2_booking_bundle') return item.activitySlug;
  return item.childItems.flatMap((child) => ('activitySlug' in child ? (child.activitySlug ?? []) : []))[0];
}

/** Where a friend can book the same: the session in its day, or the camps or courses; else the venue. */
export function getSharedPath(item: TicketItem | BundleItem): string {
  const { slug: venue } = item.venue;
  const activity = getActivitySlug(item);
  if (item.type === 'av2_booking_bundle') {
    const base = `/${item.bookingType}/location/${venue}`;
    return activity === undefined ? base : `${base}/${activity}/timetable`;
  }
  if (activity === undefined) return `/location/${venue}`;
  const day = `/location/${venue}/${activity}/${getDate(item.startsAt.local)}`;
  return day + sessionFragment(getSessionId(item));
}

/** Not every browser has a share sheet. */
const canShare = (): boolean => 'share' in navigator;

/** Whether somebody closed the system's share sheet, which is no failure. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Tells a friend what, when and where: the system's share sheet, or the text is copied. No code is passed on. */
export const ShareVisit = ({ item, name }: { item: TicketItem | BundleItem; name: string }) => {
  const t = useTranslations('confirmation');
  const span = useTranslations('booking');
  const locale = useLocale();
  const href = useHref();
  const showToast = useToast();
  const sessions = getSessions(item);
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return null;
  const share = async () => {
    const date = formatDate(first.date, locale);
    const days = first === last ? date : span('span', { first: date, last: formatDate(last.date, locale) });
    const text = t('shareText', { name, date: days, time: first.startsAt, venue: item.venue.name });
    const url = new URL(href(getSharedPath(item)), window.location.origin).href;
    try {
      if (canShare()) return await navigator.share({ text, url });
      await navigator.clipboard.writeText(`${text} ${url}`);
      showToast({ type: 'success', message: t('shareCopied') });
    } catch (error) {
      if (!isGivenUp(error)) showToast({ type: 'danger', message: t('shareFailed') });
    }
  };
  return (
    <Button
      variant="text"
      size="medium"
      className="print:hidden"
      aria-label={t('shareNamed', { name })}
      onClick={() => void share()}
    >
      <Share2 className="icon-s" />
      {t('share')}
    </Button>
  );
};
