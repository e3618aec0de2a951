import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDate, formatDayOfYear } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import { PeriodSwitch, type PeriodChoice } from './period-switch.tsx';
import { PlanCard, planId } from './plan-card.tsx';

type HowPaymentWorksProps = {
  /** One of those shown: the days are the same of all. */
  type: MembershipType;
  t: Translate;
  language: Language;
};

const strong = (words: ReactNode) => <b className="font-bold text-ink">{words}</b>;

const thenText = {
  month: { either: 'joining.how.thenMonth', card: 'joining.how.thenMonthByCard' },
  year: { either: 'joining.how.thenYear', card: 'joining.how.thenYearByCard' },
} as const;

/** What is paid today, what follows from when, and until when one may change one's mind. */
const HowPaymentWorks = ({ type, t, language }: HowPaymentWorksProps) => {
  const { period, partMonthDays, startsOn, nextPaymentOn, coolingOffDays, coolingOffEndsOn, offersDirectDebit } = type;
  const id = `first-payment-${period}`;
  return (
    <Panel aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {t('joining.how.title')}
      </h2>
      <div className="grid gap-4 small:grid-cols-2 small:gap-x-8">
        <p>
          {period === 'month'
            ? t.rich('joining.how.todayMonth', {
                b: strong,
                count: partMonthDays,
                month: dateLabels(startsOn, language).monthLong,
              })
            : t.rich('joining.how.todayYear', { b: strong })}
        </p>
        <p>
          {t.rich(thenText[period][offersDirectDebit ? 'either' : 'card'], {
            b: strong,
            date: formatDayOfYear(nextPaymentOn, language),
          })}{' '}
          {coolingOffEndsOn !== null &&
            t('joining.how.coolingOff', {
              count: coolingOffDays,
              date: formatDayOfYear(coolingOffEndsOn, language),
            })}
        </p>
      </div>
    </Panel>
  );
};

const links = cva('grid gap-px overflow-clip rounded-l border border-line bg-line large:hidden', {
  variants: { isThree: { true: 'grid-cols-3', false: 'grid-cols-2 *:last:odd:col-span-2' } },
});

/** Links to the cards with their prices, below 1200 px, where they stand below each other. */
const PlanJump = ({ types, t }: { types: readonly MembershipType[]; t: Translate }) => {
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
