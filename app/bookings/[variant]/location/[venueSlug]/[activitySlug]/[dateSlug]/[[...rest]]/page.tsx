import type { Metadata } from 'next';
import { BasketBar } from '../../../../../../../../components/basket/basket-bar.tsx';
import { BasketNote } from '../../../../../../../../components/basket/basket-note.tsx';
import { SideBasket } from '../../../../../../../../components/basket/side-basket.tsx';
import { ClientText } from '../../../../../../../../components/chrome/client-text.tsx';
import { Page } from '../../../../../../../../components/chrome/page.tsx';
import { Prefetched } from '../../../../../../../../components/chrome/prefetched.tsx';
import { RememberVenue } from '../../../../../../../../components/chrome/remember-venue.tsx';
import { DateBar } from '../../../../../../../../components/timetable/date-bar.tsx';
import { TimetableHead } from '../../../../../../../../components/timetable/timetable-head.tsx';
import { TimetableView } from '../../../../../../../../components/timetable/timetable-view.tsx';
import { StructuredData } from '../../../../../../../../components/venues/structured-data.tsx';
import { publicCall } from '../../../../../../../../lib/api/public-call.ts';
import { config } from '../../../../../../../../lib/config.ts';
import { getText } from '../../../../../../../../lib/messages/get-text.ts';
import { dayQueries, subjectOf } from '../../../../../../../../lib/queries/timetable.ts';
import { loadDayJsonLd } from '../../../../../../../../lib/site/load-day-json-ld.ts';
import type { TimetableDay } from '../../../../../../../../lib/rules/timetable-day.ts';
import { loadTimetableDay, type TimetableSlugs } from '../../../../../../../../lib/site/load-timetable-day.ts';
import { variantOf } from '../../../../../../../../lib/site/variant-of.ts';
import { hrefIn } from '../../../../../../../../lib/zones/href.ts';
import { foundOrNot } from '../../../../../../../found-or-not.tsx';

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

/** Tickets and courts are put together beside the day; the basket then takes one line. */
const isChosenFirst = ({ kind, activity }: TimetableDay) => kind === 'ticketed' || (kind === 'resources' && !activity.isAutomatic);

/** A day's timetable: choose a time slot. What follows the date in the path changes nothing (spec section 2). */
async function TimetablePage({ params }: TimetablePageProps) {
  const [variant, slugs] = await Promise.all([variantOf(params), params]);
  const [{ day, venue }, text] = await Promise.all([loadTimetableDay(slugs), getText(variant.language)]);
  const jsonLd = await loadDayJsonLd(day, venue);
  const head = (
    <TimetableHead
      title={day.activity.name}
      venueName={venue.name}
      plan={day.activity.plan}
      changeVenue={{ href: hrefIn(variant.mode, '/'), label: text('timetable.changeVenue') }}
    />
  );
  return (
    <ClientText language={variant.language} rooms={['timetable', 'basket', 'booking']}>
      <Prefetched queries={dayQueries(publicCall, day.kind, subjectOf(day))}>
        <Page variant={variant} title={day.activity.name} trail={[{ label: venue.name, href: `/location/${venue.slug}` }]} head={head}>
          <DateBar day={day} />
          <TimetableView day={day} side={isChosenFirst(day) ? <BasketNote /> : <SideBasket />} bar={<BasketBar />} />
        </Page>
      </Prefetched>
      <RememberVenue slug={venue.slug} />
      {jsonLd && <StructuredData data={jsonLd} />}
    </ClientText>
  );
}

const { Page: FoundPage, generateMetadata } = foundOrNot({ Page: TimetablePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
