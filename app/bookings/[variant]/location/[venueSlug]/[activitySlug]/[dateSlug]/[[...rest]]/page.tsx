import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Metadata } from 'next';
import { withNotFoundPage } from '#app/_zone/found-or-not.tsx';
import { DayView } from '#app/bookings/_timetable/day-view.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { DateBar } from '#components/timetable/day/date-bar.tsx';
import { TimetableHead } from '#components/timetable/day/timetable-head.tsx';
import { loadDayJsonLd } from '#components/timetable/load-day-json-ld.ts';
import { loadTimetableDay, type TimetableSlugs } from '#components/timetable/load-day.ts';
import { StructuredData } from '#components/venues/page/structured-data.tsx';
import { config } from '#lib/config.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

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

const icons = {
  back: <ChevronLeft className="icon" />,
  on: <ChevronRight className="icon" />,
  calendar: <CalendarDays className="icon" />,
};

/** A day's timetable: choose a time slot. What follows the date in the path changes nothing (docs/product.md#pages). */
async function TimetablePage({ params }: TimetablePageProps) {
  const [variant, slugs] = await Promise.all([getVariant(params), params]);
  const [{ day, venue }, text] = await Promise.all([loadTimetableDay(slugs), getText(variant.language)]);
  const jsonLd = await loadDayJsonLd(day, venue);
  const head = (
    <TimetableHead
      title={day.activity.name}
      venueName={venue.name}
      plan={day.activity.plan}
      changeVenue={{ venue, href: hrefIn(variant.mode, '/'), label: text('timetable.changeVenue') }}
    />
  );
  return (
    <ClientText language={variant.language} rooms={['timetable', 'basket', 'booking']}>
      <Page
        variant={variant}
        title={day.activity.name}
        trail={[{ label: venue.name, href: `/location/${venue.slug}` }]}
        head={head}
      >
        <DateBar day={day} icons={icons} />
        <DayView day={day} />
      </Page>
      <RememberVenue slug={venue.slug} />
      {jsonLd && <StructuredData data={jsonLd} />}
    </ClientText>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: TimetablePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
