import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { VenueRef } from '#contract/primitives.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Links to the next steps after a booking. */
export const NextSteps = ({ venue }: { venue?: VenueRef }) => {
  const t = useTranslations('confirmation');
  const href = useHref();
  return (
    <section className="panel off-paper" aria-labelledby="next">
      <h2 className="heading-3" id="next">
        {t('next')}
      </h2>
      <ul className="next">
        <li>
          <Link href={href(venue === undefined ? '/' : `/location/${venue.slug}`)} prefetch={false}>
            <Plus className="icon" />
            <span>
              <strong>{t('nextBook')}</strong>
              {venue !== undefined && <small>{t('nextBookHelp', { venue: venue.name })}</small>}
            </span>
            <ChevronRight className="icon" />
          </Link>
        </li>
      </ul>
    </section>
  );
};
