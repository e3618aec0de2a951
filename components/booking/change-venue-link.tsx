import Link from 'next/link';
import type { Venue } from '#contract/venues.ts';

export type ChangeVenueLinkProps = {
  /** Says whether other venues are offered beside its own pages. */
  venue: Pick<Venue, 'displayVenueSelectionButton'>;
  href: string;
  label: string;
};

/** Leads from what a venue has to the other venues, where the venue wants that. */
export const ChangeVenueLink = ({ venue, href, label }: ChangeVenueLinkProps) =>
  venue.displayVenueSelectionButton && (
    <Link className="tap" href={href} prefetch={false}>
      {label}
    </Link>
  );
