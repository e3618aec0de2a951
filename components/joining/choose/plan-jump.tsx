import { cva } from 'class-variance-authority';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { planId } from './plan-card.tsx';

const links = cva('grid gap-px overflow-clip rounded-l border border-line bg-line large:hidden', {
  variants: { isThree: { true: 'grid-cols-3', false: 'grid-cols-2 *:last:odd:col-span-2' } },
});

/** Links to the cards with their prices, below 1200 px, where they stand below each other. */
export const PlanJump = ({ types, t }: { types: readonly MembershipType[]; t: Translate }) => {
  if (types.length < 2) return null;
  return (
    <nav className={links({ isThree: types.length === 3 })} aria-label={t('joining.navigation')}>
      {types.map((type) => (
        <a
          key={type.id}
          className="grid justify-items-center gap-0.5 bg-surface px-1 py-3 text-center text-s text-ink-2 no-underline"
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
