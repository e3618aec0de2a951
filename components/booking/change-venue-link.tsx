import Link from 'next/link';

export type ChangeVenueLinkProps = { href: string; label: string };

/** Leads from what a venue has to the other venues. */
export const ChangeVenueLink = ({ href, label }: ChangeVenueLinkProps) => (
  <Link className="tap" href={href} prefetch={false}>
    {label}
  </Link>
);
