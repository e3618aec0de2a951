import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { loadPricing } from '#components/pricing/load-pricing.ts';
import { PricingEmpty } from '#components/pricing/pricing-empty.tsx';
import { PricingList } from '#components/pricing/pricing-list.tsx';
import { Page } from '#components/shell/page.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { config } from '#lib/config.ts';
import { hrefIn, zoneHref } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface PricingPageProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ venue?: string | string[] }>;
}

const readVenue = async ({ searchParams }: PricingPageProps) => [(await searchParams).venue].flat()[0];

async function metadata(props: PricingPageProps): Promise<Metadata> {
  const [t] = await Promise.all([getTranslations(), readVenue(props).then(loadPricing)]);
  return { title: t('pricing.title') };
}

/** What members pay less for, at the venue of the address or the one chosen last. */
async function PricingPage(props: PricingPageProps) {
  const [variant, found, t] = await Promise.all([
    getVariant(props.params),
    readVenue(props).then(loadPricing),
    getTranslations(),
  ]);
  const title = t('pricing.title');
  const href = (path: string) => hrefIn(variant.mode, path);
  if (found === null) {
    return (
      <Page variant={variant} title={title} head={<TitleHead title={title} />}>
        <Columns>
          <PricingEmpty t={t} venueName={null} href={href('/')} />
        </Columns>
      </Page>
    );
  }
  const { venue, pricing } = found;
  const place = { zone: 'bookings', mode: variant.mode, origins: config().origins } as const;
  const venuePath = `/location/${venue.slug}`;
  return (
    <Page
      variant={variant}
      title={title}
      trail={[{ label: venue.name, href: venuePath }]}
      head={
        <PlaceHead
          title={title}
          venueName={venue.name}
          link={<ChangeVenueLink venue={venue} href={href('/')} label={t('venues.changeVenue')} />}
          aside={<span className="max-large:hidden" />}
          art={<CourtIllustration kind="basketball" view="crop" cover />}
        />
      }
    >
      <Columns>
        <div className="grid content-start gap-6 *:min-w-0">
          {pricing.length > 0 ? (
            <PricingList pricing={pricing} t={t} />
          ) : (
            <PricingEmpty t={t} venueName={venue.name} href={href(venuePath)} />
          )}
          {pricing.length > 0 && venue.onlineJoiningEnabled && (
            <div>
              <LinkButton variant="secondary" href={zoneHref(place, 'joining', `/centre/${venue.slug}`)}>
                {t('pricing.join')}
              </LinkButton>
            </div>
          )}
        </div>
      </Columns>
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: PricingPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
