import type { Metadata } from 'next';
import { DormantFinder } from '#app/bookings/_home/dormant-finder.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { finderWakes } from '#components/venues/finder/finder-wakes.ts';
import { HomeHero } from '#components/venues/finder/home-hero.tsx';
import { loadFinderVenues } from '#components/venues/finder/load-finder-venues.ts';
import { config } from '#lib/config.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface HomeProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { language } = await getVariant(params);
  const text = await getText(language);
  return { title: text('home.title'), alternates: { canonical: `${config().origins.bookings}/` } };
}

/** Home: find a venue. */
export default async function HomePage({ params }: HomeProps) {
  const variant = await getVariant(params);
  const renderedAt = renderTime();
  const [text, venues] = await Promise.all([getText(variant.language), loadFinderVenues(new Date(renderedAt))]);
  return (
    <Page
      variant={variant}
      title={text('home.title')}
      trail={false}
      head={<HomeHero text={text} count={venues.length} />}
    >
      <ClientText language={variant.language} rooms={['venues']}>
        <DormantFinder
          {...{ venues, renderedAt }}
          mapboxToken={config().mapboxToken}
          wakes={finderWakes(venues, renderedAt)}
        />
      </ClientText>
    </Page>
  );
}
