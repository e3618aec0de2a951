import Navigation from 'lucide-react/icons/navigation';
import { useTranslations } from 'next-intl';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { buttonClass } from '#components/ui/button/button.tsx';
import type { VenueRef } from '#contract/primitives.ts';

/** A link to directions to the venue; renders nothing when its address is unknown. */
export const DirectionsLink = ({ venue, ways }: { venue: VenueRef; ways: EntryInfo['ways'] }) => {
  const t = useTranslations('confirmation');
  const way = ways[venue.slug];
  if (way === undefined) return null;
  return (
    <a
      className={buttonClass({ variant: 'text', size: 'medium', className: 'print:hidden' })}
      href={way}
      target="_blank"
      rel="noopener"
      aria-label={t('directionsNamed', { venue: venue.name })}
    >
      <Navigation className="icon-s" />
      {t('directions')}
    </a>
  );
};
