import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import type { VenueRef } from '#contract/primitives.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Where to go from here. */
export const NextSteps = ({ venue }: { venue?: VenueRef }) => {
  const text = useText();
  const href = useHref();
  return (
    <section className="panel off-paper" aria-labelledby="next">
      <h2 className="h-3" id="next">
        {text('confirmation.next')}
      </h2>
      <ul className="next">
        <li>
          <Link href={href(venue === undefined ? '/' : `/location/${venue.slug}`)} prefetch={false}>
            <Plus className="icon" />
            <span>
              <strong>{text('confirmation.nextBook')}</strong>
              {venue !== undefined && <small>{text('confirmation.nextBookHelp', { venue: venue.name })}</small>}
            </span>
            <ChevronRight className="icon" />
          </Link>
        </li>
      </ul>
    </section>
  );
};
