import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { OwnPart } from '#components/times/again/own-part.tsx';
import { AskForm } from '#components/times/ask/ask-form.tsx';
import { earlyQuestion } from '#components/times/ask/kept-question.ts';
import { listActivityChoices } from '#components/times/ask/list-activity-choices.ts';
import { RefreshWhenOld } from '#components/times/refresh-when-old.tsx';
import { DeferredFinder } from '#components/venues/finder/home/deferred-finder.tsx';
import { HomeHero } from '#components/venues/finder/home/home-hero.tsx';
import { loadFirstVenues } from '#components/venues/finder/home/load-first-venues.ts';
import { OwnVenue } from '#components/venues/own/own-venue.tsx';
import { config } from '#lib/config.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 60;

interface HomeProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title'), alternates: { canonical: `${config().origins.bookings}/` } };
}

/** Home: find a venue. */
export default async function HomePage({ params }: HomeProps) {
  const variant = await getVariant(params);
  const renderedAt = renderTime();
  const t = await getTranslations();
  const words = { t, language: variant.language, now: new Date(renderedAt) };
  const [venues, choices] = await Promise.all([loadFirstVenues(words), listActivityChoices()]);
  const { first } = venues;
  const today = siteDate(new Date(renderedAt));
  return (
    <Page variant={variant} title={t('home.title')} trail={false} head={<HomeHero t={t} count={first.total} />}>
      <ProvisionalMark reads={[venues]} />
      <div className="page-width">
        <div className="relative z-2 -mt-23 rounded-l bg-surface p-4 box-shadow large:-mt-11.5 large:p-6 forced-colors:border">
          <AskForm {...{ t, choices, today }} mode={variant.mode} />
          {variant.mode !== 'kiosk' && <script dangerouslySetInnerHTML={{ __html: earlyQuestion }} />}
        </div>
      </div>
      <PageMessages namespaces={['venues', 'home', 'timetable.from', 'booking.was']} without={['home.directory']}>
        {variant.mode === 'web' && (
          <OwnPart renderedAt={renderedAt}>
            <OwnVenue renderedAt={renderedAt} />
          </OwnPart>
        )}
        <DeferredFinder first={first} mapbox={config().mapbox} />
        <RefreshWhenOld key={renderedAt} renderedAt={renderedAt} />
      </PageMessages>
      {first.venues.length < first.total && (
        <p className="page-width pt-4 text-s">
          <Link className="tap-target text-ink" href={hrefIn(variant.mode, '/venues/1')} prefetch={false}>
            {t('home.directory.title')}
          </Link>
        </p>
      )}
    </Page>
  );
}
