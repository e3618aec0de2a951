import { cx } from 'class-variance-authority';
import Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button/button.tsx';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

export type VenueSideProps = {
  t: Translate;
  venueName: string;
  address: string;
  phone?: string | null;
  directionsHref: string;
  /**
   * Shows the telephone number as plain text and no directions link, because a kiosk can neither call nor be taken
   * along.
   */
  isKiosk: boolean;
  /** A small map; left out where it is not known where the venue lies. */
  map: ReactNode;
  /** The table of opening times; left out where they are not known. */
  openingTimes: ReactNode;
};

/** 44 px for a thumb without moving what is below; the arrow at its end is turned up while it is open. */
const foldSummary = cx(
  '-my-2.75 flex min-h-tap cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden',
  'after:mx-1 after:mb-1 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 after:border-ink-3',
  'group-open:after:-mb-1 group-open:after:rotate-225',
);

/** When the venue is open and how to get there. */
export const VenueSide = ({
  t,
  venueName,
  address,
  phone,
  directionsHref,
  isKiosk,
  map,
  openingTimes,
}: VenueSideProps) => (
  <aside className="grid content-start gap-4 small:max-large:grid-cols-[1fr_1fr]" aria-label={t('activities.about')}>
    {openingTimes && (
      <Card padded>
        <details className="group" open>
          <summary className={foldSummary}>
            <h2 className="heading-4" id="opening-times">
              {t('venues.opening.times')}
            </h2>
          </summary>
          {openingTimes}
        </details>
      </Card>
    )}
    <Card padded>
      <h2 className="mb-3 heading-4" id="find-us">
        {t('venues.findUs')}
      </h2>
      {map}
      <p className="text-s">{address}</p>
      {phone && (
        <p className="text-s lining-nums tabular-nums">
          {isKiosk ? phone : <PhoneLink number={phone} label={t('common.call', { name: venueName })} />}
        </p>
      )}
      {!isKiosk && (
        <a
          className={buttonClass({ variant: 'secondary', size: 'medium', className: 'mt-3' })}
          href={directionsHref}
          target="_blank"
          rel="noopener"
        >
          <Navigation className="icon-s" />
          {t('venues.directions')}
          <VisuallyHidden>: {venueName}</VisuallyHidden>
        </a>
      )}
    </Card>
  </aside>
);
