import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Links to the next steps after a booking. */
export const NextSteps = ({ venue }: { venue?: VenueRef }) => {
  const t = useTranslations('confirmation');
  const href = useHref();
  return (
    <Panel className="print:hidden" aria-labelledby="next">
      <h2 className="heading-3" id="next">
        {t('next')}
      </h2>
      <ul>
        <li>
          <Link
            className="group grid min-h-[3.5rem] grid-cols-[1.25rem_1fr_1.25rem] items-center gap-3 py-2 text-ink no-underline"
            href={href(venue === undefined ? '/' : `/location/${venue.slug}`)}
            prefetch={false}
          >
            <Plus className="icon text-ink-3" />
            <span>
              <strong className="block font-medium group-hover:underline">{t('nextBook')}</strong>
              {venue !== undefined && (
                <small className="text-s text-ink-3">{t('nextBookHelp', { venue: venue.name })}</small>
              )}
            </span>
            <ChevronRight className="icon text-ink-3" />
          </Link>
        </li>
      </ul>
    </Panel>
  );
};
