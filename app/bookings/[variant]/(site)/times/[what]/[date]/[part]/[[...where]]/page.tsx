import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { KeepQuestion } from '#components/times/ask/keep-question.tsx';
import { groupByVenue } from '#components/times/group-by-venue.ts';
import { loadTimes, type Times } from '#components/times/load-times.ts';
import { mapLabels } from '#components/times/map-labels.ts';
import { RefreshWhenOld } from '#components/times/refresh-when-old.tsx';
import { TimesBar } from '#components/times/times-bar.tsx';
import { TimesEmpty } from '#components/times/times-empty.tsx';
import { TimesFound } from '#components/times/times-found.tsx';
import { TimesHead } from '#components/times/times-head.tsx';
import { timesJsonLd } from '#components/times/times-json-ld.ts';
import { headingLabel } from '#components/times/times-labels.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { mapAddress } from '#components/venues/map/map-address.ts';
import { numberedVenues } from '#components/venues/map/numbered-venues.ts';
import { TimesMap } from '#components/venues/map/times-map.tsx';
import { pageNotFound } from '#lib/api/page-not-found.ts';
import { config } from '#lib/config.ts';
import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import { parseTimesPath, timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Messages of the finder that the map does not use. */
const beyondTheMap = [
  'venues.facility',
  'venues.opening',
  'venues.live',
  'venues.offering',
] as const satisfies MessageGroup[];

interface TimesPageProps {
  params: Promise<{ variant: string; what: string; date: string; part: string; where?: string[] }>;
}

async function getQuestion(params: TimesPageProps['params']): Promise<TimesQuestion> {
  const { what, date, part, where = [] } = await params;
  return parseTimesPath([what, date, part, ...where]) ?? pageNotFound();
}

async function load(params: TimesPageProps['params']) {
  const [variant, question, t] = await Promise.all([getVariant(params), getQuestion(params), getTranslations()]);
  const renderedAt = renderTime();
  const today = siteDate(new Date(renderedAt));
  const times = await loadTimes(question, today);
  return { variant, question, renderedAt, times, text: { t, language: variant.language, today } };
}

async function metadata({ params }: TimesPageProps): Promise<Metadata> {
  const { question, times, text } = await load(params);
  return {
    title: headingLabel(question, times.activity, text),
    alternates: { canonical: `${config().origins.bookings}${timesPath(question)}` },
  };
}

/** The venues of the list as the map shows them: numbered as their groups, plain in a list by time. */
function foundOnMap({ near, order }: TimesQuestion, { place, hits, full }: Times) {
  const groups = groupByVenue(hits, full).map(({ venue, hits: { length } }) => ({ venue, isFree: length > 0 }));
  const where =
    place.kind === 'point' && near ? { point: place.place, name: place.place.name, miles: near.miles } : null;
  return numberedVenues(groups, where, order === 'nearest');
}

/** Free times across venues for what, when and where somebody asks. */
async function TimesPage({ params }: TimesPageProps) {
  const { variant, question, renderedAt, times, text } = await load(params);
  const { mode } = variant;
  const now = new Date(renderedAt);
  const head = <TimesHead {...{ question, times, text, mode }} />;
  const hasHits = times.hits.length > 0;
  const found = foundOnMap(question, times);
  const placeName = times.place.kind === 'point' ? times.place.place.name : '';
  return (
    <Page variant={variant} title={text.t('times.title')} head={head}>
      <ProvisionalMark reads={[{ isProvisional: times.isMadeUp }]} />
      {times.days.length > 0 && <TimesBar {...{ question, text, mode }} days={times.days} />}
      <WithSideColumn>
        <div className="grid min-w-0 content-start gap-6">
          <PageMessages namespaces={['timetable.from', 'timetable.free', 'booking.was']}>
            {hasHits && (
              <TimesFound
                {...{ question, times, text, mode, now }}
                getMapHref={found.venues.length > 0 ? mapAddress : null}
              />
            )}
            {!hasHits && times.place.kind !== 'unknown' && <TimesEmpty {...{ question, times, text, mode, now }} />}
          </PageMessages>
        </div>
        {hasHits && found.venues.length > 0 && (
          <aside aria-label={text.t('times.map')}>
            <PageMessages namespaces={['venues']} without={beyondTheMap}>
              <TimesMap {...{ found, ...mapLabels(question, times, text) }} mapbox={config().mapbox} />
            </PageMessages>
          </aside>
        )}
      </WithSideColumn>
      {mode !== 'kiosk' && <KeepQuestion what={question.what} part={question.part} place={placeName} />}
      <RefreshWhenOld key={renderedAt} renderedAt={renderedAt} />
      {hasHits && <StructuredData data={timesJsonLd(times.hits, config().origins.bookings)} />}
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: TimesPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
