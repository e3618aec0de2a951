import { cva } from 'class-variance-authority';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import { HowPaymentWorks } from './how-payment-works.tsx';
import { PeriodSwitch, type PeriodChoice } from './period-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanJump } from './plan-jump.tsx';

export type PlansProps = {
  venueSlug: string;
  types: readonly MembershipType[];
  getHref: (path: string) => string;
  t: Translate;
  language: Language;
};

const cards = cva('grid gap-4 large:items-stretch large:gap-6', {
  variants: {
    count: {
      one: 'max-w-[30rem]',
      two: 'medium:grid-cols-2',
      four: 'medium:grid-cols-2 large:grid-cols-4 large:gap-4',
      more: 'large:grid-cols-3',
    },
  },
});

const counts = { 1: 'one', 2: 'two', 4: 'four' } as const;
const hasOwnLayout = (count: number): count is keyof typeof counts => count in counts;
const getCount = (count: number) => (hasOwnLayout(count) ? counts[count] : 'more');

const periods = ['month', 'year'] as const;

/** A venue's memberships as equal cards; monthly and yearly ones are a switch only where there are both. */
export const Plans = ({ venueSlug, types, getHref, t, language }: PlansProps) => {
  const choices = periods.flatMap((period): PeriodChoice[] => {
    const shown = types.filter((type) => type.period === period);
    const [first] = shown;
    if (first === undefined) return [];
    return [
      {
        period,
        label: t(`joining.period.${period}`),
        lead: t(`joining.lead.${period}`, { date: formatDate(first.startsOn, language) }),
        content: (
          <>
            <PlanJump types={shown} t={t} />
            <div className={cards({ count: getCount(shown.length) })}>
              {shown.map((type) => (
                <PlanCard
                  key={type.id}
                  href={getHref(joiningPaths.join(venueSlug, type.id))}
                  others={shown}
                  {...{ type, t, language }}
                />
              ))}
            </div>
            <HowPaymentWorks type={first} t={t} language={language} />
          </>
        ),
      },
    ];
  });
  return (
    <div className="page-width grid gap-6 py-6 *:min-w-0 large:gap-8 large:py-[2rem]">
      <PeriodSwitch label={t('joining.period.label')} choices={choices} />
    </div>
  );
};
