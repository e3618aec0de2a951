import Link from 'next/link';
import { shortMiles } from '#components/booking/model/point.ts';
import { venueAddress } from '#components/booking/model/venue-address.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type NotSoldHereProps = {
  venue: Venue;
  /** The nearest that sells memberships online; null: none is near. */
  nearest: Venue | null;
  getHref: (path: string) => string;
  t: Translate;
};

/** A venue that sells no memberships online: whom to call, and the nearest that does. */
export const NotSoldHere = ({ venue, nearest, getHref, t }: NotSoldHereProps) => {
  const phone = () => venue.phone && <PhoneLink number={venue.phone} label={t('common.call', { name: venue.name })} />;
  return (
    <div className="page-width grid gap-6 py-6 *:min-w-0 large:py-[2rem]">
      <EmptyState
        title={t('joining.notHere.title', { venue: venue.name })}
        art={<CourtIllustration kind="badminton" zone={null} />}
      >
        {venue.phone ? t.rich('joining.notHere.call', { phone }) : t('joining.notHere.visit')}
      </EmptyState>
      <Panel as="div">
        {nearest !== null && (
          <div>
            <h2 className="heading-4">{t('joining.notHere.nearest')}</h2>
            <p className="mt-1">
              <Link className="tap-target" href={getHref(joiningPaths.centre(nearest.slug))} prefetch={false}>
                {nearest.name}
              </Link>
            </p>
            <p className="text-s">
              {venueAddress(nearest)}
              {nearest.distanceMiles !== null && (
                <span className="block">
                  {t('joining.notHere.miles', { miles: shortMiles(nearest.distanceMiles) })}
                </span>
              )}
            </p>
          </div>
        )}
        <p>
          <Link className="tap-target" href={getHref('/')} prefetch={false}>
            {t('joining.notHere.all')}
          </Link>
        </p>
      </Panel>
    </div>
  );
};
