import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { inclusionText } from '#components/booking/lines/inclusion-text.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Price } from '#components/ui/price.tsx';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import { ChooseLink } from './choose-link.tsx';
import { FirstPayment } from './first-payment.tsx';

type PlanCardProps = {
  type: MembershipType;
  /** The memberships shown beside it. */
  others: readonly MembershipType[];
  /** The steps of joining with it. */
  href: string;
  t: Translate;
  language: Language;
};

/** The DOM id of a membership's card. */
export const planId = ({ id }: Pick<MembershipType, 'id'>): string => `plan-${id}`;

function getActivities({ inclusions }: MembershipType): string[] {
  return inclusions.flatMap(({ activities }) => activities ?? []);
}

/** Activities that other memberships beside it make free or cheaper, and this one does not. */
function getMissing(type: MembershipType, others: readonly MembershipType[]): string[] {
  if (type.inclusions.some(({ activities }) => activities === null)) return [];
  const included = new Set(getActivities(type));
  return [...new Set(others.flatMap(getActivities))].filter((activity) => !included.has(activity));
}

function Included({ type, others, t, language }: Omit<PlanCardProps, 'href'>) {
  const missing = getMissing(type, others);
  const sentences = [t('joining.plan.people', type.people)].concat(
    type.inclusions.map((inclusion) => inclusionText(inclusion, t, language)),
  );
  return (
    <ul className="grid content-start gap-2 text-s text-ink *:grid *:grid-cols-[1.25rem_1fr] *:gap-2.5">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Check className="mt-0.5 icon-s text-success" />
          {sentence}
        </li>
      ))}
      {missing.length > 0 && (
        <li className="text-ink-3">
          <Minus className="mt-0.5 icon-s" />
          <span>
            <VisuallyHidden>{t('joining.plan.notIncluded')} </VisuallyHidden>
            {new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)}
          </span>
        </li>
      )}
    </ul>
  );
}

const Terms = ({ type, t, language }: Pick<PlanCardProps, 'type' | 't' | 'language'>) => {
  const { minimumTermMonths, noticeDays, coolingOffDays, totalFirstTerm, totalUntil, proofDocument } = type;
  const { minimumAge: minimum, maximumAge: maximum } = type;
  const facts = [
    { term: t('joining.plan.stay'), value: t('joining.plan.stayMonths', { count: minimumTermMonths }) },
    { term: t('joining.plan.notice'), value: t('joining.plan.noticeDays', { count: noticeDays }) },
    ...(coolingOffDays === 0
      ? []
      : [{ term: t('joining.plan.coolingOff'), value: t('joining.plan.noticeDays', { count: coolingOffDays }) }]),
    ...(minimum === null && maximum === null
      ? []
      : [{ term: t('joining.plan.ages'), value: agesText({ minimum, maximum }, t) }]),
    ...(proofDocument === null ? [] : [{ term: t('joining.plan.proof'), value: proofDocument.name }]),
    {
      term: t('joining.plan.allIn', { date: formatDayOfYear(totalUntil, language) }),
      value: <Price amountMinor={totalFirstTerm.value} currency={totalFirstTerm.currency} />,
    },
  ];
  return (
    <dl className="grid gap-1.5 border-t border-line pt-3.5 text-s">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt>{term}</dt>
          <dd className="text-right font-medium text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** One membership: what it costs, first and later, what it includes and what not, and how one leaves it. */
export const PlanCard = ({ type, others, href, t, language }: PlanCardProps) => {
  const { name, description, price, period } = type;
  const id = planId(type);
  return (
    <section
      className="grid scroll-mt-4 content-start gap-4 rounded-l border border-line bg-surface p-5 medium:grid-rows-[auto_auto_auto_1fr_auto] large:p-6"
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div>
        <h2 className="heading-2" id={`${id}-name`}>
          {name}
        </h2>
        {description !== '' && <p className="mt-1 text-s">{description}</p>}
      </div>
      <p className="flex items-baseline gap-2">
        <Price
          className="text-[calc(3.5rem*max(var(--heading-scale),0.66))]/none font-headline text-ink"
          amountMinor={price.value}
          currency={price.currency}
          figure
        />
        {t(period === 'month' ? 'joining.plan.perMonth' : 'joining.plan.perYear')}
      </p>
      <FirstPayment {...{ type, t, language }} />
      <Included {...{ type, others, t, language }} />
      <div className="grid gap-2.5 self-end">
        <Terms {...{ type, t, language }} />
        <ChooseLink href={href}>{t('joining.plan.choose', { name })}</ChooseLink>
      </div>
    </section>
  );
};
