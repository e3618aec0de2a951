import Link from 'next/link';
import type { Venue } from '#contract/venues/venues.ts';

export type ChangeVenueLinkProps = {
  /** The venue's setting that decides whether its pages link to other venues. */
  venue: Pick<Venue, 'displayVenueSelectionButton'>;
  href: string;
  label: string;
};

/** A link from a venue's page to the venue finder, if the venue's settings allow it. */
export const ChangeVenueLink = ({ venue, href, label }: ChangeVenueLinkProps) =>
  venue.displayVenueSelectionButton && (
    <Link className="tap-target" href={href} prefetch={false}>
      {label}
    </Link>
  );
