import type { MembershipType } from '#contract/joining/membership-types.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { planId } from './plan-card.tsx';

/** Links to the cards with their prices, below 1200 px, where they stand below each other. */
export const PlanJump = ({ types, t }: { types: readonly MembershipType[]; t: Translate }) => {
  if (types.length < 2) return null;
  return (
    <nav
      className="flex flex-wrap overflow-clip rounded-l border border-line bg-surface large:hidden"
      aria-label={t('joining.navigation')}
    >
      {types.map((type) => (
        <a
          key={type.id}
          className="grid flex-[1_1_6rem] justify-items-center gap-0.5 border-line px-1 py-3 text-center text-s text-ink-2 no-underline not-first:border-l"
          href={`#${planId(type)}`}
        >
          {type.name}{' '}
          <b className="font-figures text-[calc(1.625rem*max(var(--heading-scale),0.72))]/none font-headline text-ink">
            {type.price.formatted}
          </b>
        </a>
      ))}
    </nav>
  );
};
