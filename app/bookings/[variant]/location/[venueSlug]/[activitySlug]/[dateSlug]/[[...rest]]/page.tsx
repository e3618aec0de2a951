import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { onBasketPage } from '#app/_zone/basket-page-messages.ts';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { DayView } from '#app/bookings/_timetable/day-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { dateBarWeek } from '#components/timetable/day/date-bar/date-bar-week.ts';
import { DateBar } from '#components/timetable/day/date-bar/date-bar.tsx';
import { TimetableHead } from '#components/timetable/day/timetable-head.tsx';
import { loadDayJsonLd } from '#components/timetable/load-day-json-ld.ts';
import { loadTimetableDay, type TimetableSlugs } from '#components/timetable/load-day.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { config } from '#lib/config.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { finderPath } from '#lib/zones/visit-intent.ts';

export const dynamic = 'force-static';
export const revalidate = 60;

interface TimetablePageProps {
  params: Promise<TimetableSlugs & { variant: string; rest?: string[] }>;
}

async function metadata({ params }: TimetablePageProps): Promise<Metadata> {
  const slugs = await params;
  const { day } = await loadTimetableDay(slugs);
  const canonical = `${config().origins.bookings}/location/${slugs.venueSlug}/${slugs.activitySlug}/${day.date}`;
  return { title: day.activity.name, alternates: { canonical } };
}

/** Messages of the kinds of booking that a day is not. */
const otherKinds = {
  classes: ['timetable.courts', 'timetable.tickets', 'timetable.waiting'],
  resources: ['timetable.tickets', 'timetable.waiting'],
  ticketed: ['timetable.courts'],
} satisfies Record<TimetableDay['kind'], MessageGroup[]>;

/** Messages of lists of classes. */
const ofClasses: readonly MessageGroup[] = ['timetable.who', 'timetable.ofWho', 'timetable.whoShort'];

const hasClasses = ({ kind, activity }: TimetableDay): boolean => kind === 'classes' || activity.isAutomatic;

const icons = {
  back: <ChevronLeft className="icon" />,
  on: <ChevronRight className="icon" />,
  onSmall: <ChevronRight className="icon-s" />,
  calendar: <CalendarDays className="icon" />,
};

/** A day's timetable: choose a time slot. What follows the date in the path changes nothing (docs/product.md#pages). */
async function TimetablePage({ params }: TimetablePageProps) {
  const [variant, slugs] = await Promise.all([getVariant(params), params]);
  const [{ day, venue, parent }, t] = await Promise.all([loadTimetableDay(slugs), getTranslations()]);
  const venueHref = `/location/${venue.slug}`;
  const structured = await loadDayJsonLd(day, venue);
  const head = (
    <TimetableHead
      title={day.activity.name}
      venueName={venue.name}
      plan={day.activity.plan}
      changeVenue={{
        venue,
        href: hrefIn(variant.mode, finderPath({ what: day.activity.slug, date: day.date })),
        label: t('timetable.changeVenue'),
      }}
    />
  );
  return (
    <PageMessages
      namespaces={['timetable', 'basket', 'booking']}
      without={[...otherKinds[day.kind], ...(hasClasses(day) ? [] : ofClasses), 'booking.terms', ...onBasketPage]}
    >
      <Page
        variant={variant}
        title={day.activity.name}
        trail={[
          { label: venue.name, href: venueHref },
          ...(parent ? [{ label: capitalised(parent.name), href: `${venueHref}/${parent.slug}` }] : []),
        ]}
        head={head}
      >
        <DateBar day={day} week={dateBarWeek(day, variant.language)} icons={icons} />
        <DayView day={day} />
      </Page>
      <RememberVenue slug={venue.slug} />
      {structured.jsonLd && <StructuredData data={structured.jsonLd} />}
      <ProvisionalMark reads={[structured]} />
    </PageMessages>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: TimetablePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
