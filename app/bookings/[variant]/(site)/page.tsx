import type { Metadata } from 'next';
import { DormantFinder } from '#app/home/dormant-finder.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { HomeHero } from '#components/venues/home-hero.tsx';
import { renderTime } from '#lib/clock/render-time.ts';
import { config } from '#lib/config.ts';
import { getText } from '#lib/messages/get-text.ts';
import { finderWakes } from '#lib/site/finder-wakes.ts';
import { loadFinderVenues } from '#lib/site/load-finder-venues.ts';
import { variantOf } from '#lib/site/variant-of.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface HomeProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { language } = await variantOf(params);
  const text = await getText(language);
  return { title: text('home.title'), alternates: { canonical: `${config().origins.bookings}/` } };
}

/** Home: find a venue. */
export default async function HomePage({ params }: HomeProps) {
  const variant = await variantOf(params);
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
