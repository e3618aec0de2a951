import Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Card } from '#components/ui/layout/card.tsx';
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
  <aside className="venue-side" aria-label={t('activities.about')}>
    {openingTimes && (
      <Card padded>
        <details className="opening-fold" open>
          <summary>
            <h2 className="heading-4" id="opening-times">
              {t('venues.opening.times')}
            </h2>
          </summary>
          {openingTimes}
        </details>
      </Card>
    )}
    <Card padded>
      <h2 className="heading-4" id="find-us">
        {t('venues.findUs')}
      </h2>
      {map}
      <p className="small">{address}</p>
      {phone && (
        <p className="small num">
          {isKiosk ? phone : <PhoneLink number={phone} label={t('venues.call', { venue: venueName })} />}
        </p>
      )}
      {!isKiosk && (
        <a
          className={buttonClass({ variant: 'secondary', size: 'medium' })}
          href={directionsHref}
          target="_blank"
          rel="noopener"
        >
          <Navigation className="icon icon--s" />
          {t('venues.directions')}
          <span className="visually-hidden">: {venueName}</span>
        </a>
      )}
    </Card>
  </aside>
);
