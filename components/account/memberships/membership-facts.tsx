import Check from 'lucide-react/icons/check';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatePill } from '#components/account/frame/state-pill.tsx';
import { inclusionText } from '#components/booking/lines/inclusion-text.ts';
import { Price } from '#components/ui/price.tsx';
import type { Membership } from '#contract/memberships/memberships.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5 border-line small:not-first:border-l small:not-first:pl-4">
    <dt className="text-s">{term}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);

const NextPayment = ({ membership: { nextBillingOn, price, endsOn } }: { membership: Membership }) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  if (nextBillingOn !== null && price !== null) {
    return (
      <Fact term={t('nextPayment')}>
        <Price
          figure
          className="block text-[2rem]/none font-headline"
          amountMinor={price.value}
          currency={price.currency}
        />
        <span className="text-s">{formatDayOfYear(nextBillingOn, locale)}</span>
      </Fact>
    );
  }
  return <Fact term={t('lastDay')}>{endsOn === null ? t('noEnd') : formatDayOfYear(endsOn, locale)}</Fact>;
};

/** The next payment, since when, and the notice. */
export const MembershipFacts = ({ membership }: { membership: Membership }) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  const { startsOn, noticeDays, price, period, nextBillingOn, endsOn } = membership;
  return (
    <dl className="grid gap-4 small:grid-cols-3">
      <NextPayment membership={membership} />
      <Fact term={t('since')}>
        {formatDayOfYear(startsOn, locale)}
        <span className="block text-s">{t('notice', { days: noticeDays })}</span>
      </Fact>
      <Fact term={t('price')}>
        {price === null ? t('free') : t(`per.${period}`, { amount: formatMoney(price.value, price.currency) })}
        {nextBillingOn !== null && endsOn !== null && (
          <span className="block text-s">{t('until', { date: formatDayOfYear(endsOn, locale) })}</span>
        )}
      </Fact>
    </dl>
  );
};

/** What a membership includes, and how much of what is counted has been used. */
export const Benefits = ({ membership: { inclusions, uses } }: { membership: Membership }) => {
  const t = useTranslations();
  const locale = useLocale();
  if (inclusions.length === 0 && uses.length === 0) return null;
  // What is counted is listed once, with its count.
  const uncounted = inclusions
    .filter((inclusion) => inclusion.kind !== 'benefit' || inclusion.uses === null)
    .map((inclusion) => inclusionText(inclusion, t, locale));
  return (
    <ul className="grid gap-2 text-s">
      {uncounted.map((benefit) => (
        <li key={benefit} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-ink">
          <Check className="icon text-success" />
          {benefit}
        </li>
      ))}
      {uses.map(({ name, used, total, period }) => (
        <li key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-ink">
          <Check className="icon text-success" />
          {t(`memberships.used.${period}`, { name, used, total })}
        </li>
      ))}
    </ul>
  );
};

const lookByStatus = { active: 'good', pending: 'waiting' } as const;

/** Whether a membership is in force. */
export const MembershipState = ({ status }: Pick<Membership, 'status'>) => {
  const t = useTranslations('memberships');
  const look = status === 'active' || status === 'pending' ? lookByStatus[status] : 'over';
  return <StatePill look={look}>{t(`status.${status}`)}</StatePill>;
};
