import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';

export type VenueHeroProps = {
  venueName: string;
  title: string;
  address: string;
  /** Whether it is open today. */
  opening: ReactNode;
  /** A link to another venue. */
  change: ReactNode;
};

/** The venue's page head: what can be done here, opening times and address. */
export const VenueHero = ({ venueName, title, address, opening, change }: VenueHeroProps) => (
  <div className="venue-hero on-dark">
    <div className="hero-lanes" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
    <div className="page-width venue-hero__in">
      <h1 className="heading-display">
        <small>{venueName}</small>
        {title}
      </h1>
      <p className="venue-hero__facts">
        {opening}
        <span>
          <MapPin className="icon icon--s" />
          {address}
        </span>
        {change}
      </p>
    </div>
  </div>
);
