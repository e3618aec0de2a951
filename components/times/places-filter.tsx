import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { StayLink } from './stay-link.tsx';

const chip = cva(
  'inline-flex h-tap items-center gap-1.5 rounded-full border px-4 text-s whitespace-nowrap no-underline',
  {
    variants: {
      isChosen: {
        true: 'border-primary-edge bg-primary-100 font-medium text-primary-text forced-colors:outline-2 forced-colors:outline-[Highlight]',
        false: 'border-line-strong bg-surface text-ink-2 hover:border-ink-3',
      },
    },
  },
);

/** How many come along, besides one. */
const offered = [2, 3, 4];

export type PlacesFilterProps = { question: TimesQuestion; t: Translate; mode: Mode };

/** Filters by the places that have to be left; the chosen one comes first, and a press takes it away. */
export const PlacesFilter = ({ question, t, mode }: PlacesFilterProps) => {
  const { places } = question;
  const chosen = places > 1 ? [places] : [];
  return (
    <nav className="-my-1 flex scrollbar-none gap-2 overflow-x-auto py-1" aria-label={t('times.filters')}>
      {[...chosen, ...offered.filter((count) => count !== places)].map((count) => {
        const isChosen = count === places;
        return (
          <StayLink
            key={count}
            id={`places-${count}`}
            href={hrefIn(mode, timesPath({ ...question, places: isChosen ? 1 : count }))}
            className={chip({ isChosen })}
            aria-current={isChosen || undefined}
          >
            {isChosen && <Check className="icon-s" />}
            {t('times.placesFor', { count })}
            {isChosen && <VisuallyHidden>, {t('times.takeAway')}</VisuallyHidden>}
          </StayLink>
        );
      })}
    </nav>
  );
};
