'use client';

import { cx } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import type { AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { LateIllustration } from '#components/illustrations/late-illustration.tsx';
import { isTomorrow } from '#components/timetable/day/day-labels.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { iconButton } from '#components/ui/button/icon-button.tsx';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';
import { pickHeadingId } from './pick-ids.ts';

/** The day of a moment within a sentence: 'Tomorrow, Thu, 19 Nov 2026'. */
export function dayText(
  { local, timezone }: { local: string; timezone: string },
  now: Date,
  t: Translate,
  locale: Language,
): string {
  const date = formatDate(local, locale);
  const today = venueClock(now, timezone).date;
  if (getDate(local) === today) return t('timetable.pick.today', { date });
  return isTomorrow(getDate(local), today) ? t('timetable.pick.tomorrow', { date }) : date;
}

export type PickHeadProps = {
  session: OccurrenceSummary;
  tag: AvailabilityTag | null;
  plan: IllustrationName;
  now: Date;
  /** It is beside the list, or the sheet is open. */
  isSeen: boolean;
  /** Lowers the sheet of a phone. */
  onClose: () => void;
};

const lane = '[border-top:2px_dashed_rgb(255_255_255/0.18)]';

const Art = ({ plan, isSeen }: Pick<PickHeadProps, 'plan' | 'isSeen'>) => (
  <div
    className="absolute inset-y-0 right-0 grid w-[38%] auto-rows-fr max-large:top-[50%] max-large:w-[28%]"
    aria-hidden="true"
  >
    {plan === 'pool' ? (
      <>
        <i className="max-large:hidden" />
        <i className="ml-[20%] rounded-l-full bg-primary-500 [border-top:2px_dashed_transparent] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
        <i className={lane} />
        <i className={cx(lane, 'max-large:hidden')} />
      </>
    ) : (
      <LateIllustration isSeen={isSeen} kind={plan} view="crop" cover className="absolute inset-0 size-full" />
    )}
  </div>
);

/** The icon is not lucide's: the chunk of overlays would lack that one on this page, which would then need its own. */
const Cross = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
);

/** The head of a `PickBlock`: the session and its illustration on a dark background. */
export const PickHead = ({ session, tag, plan, now, isSeen, onClose }: PickHeadProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { startsAt, endsAt } = session;
  return (
    <div className="on-dark relative flex-none overflow-clip px-4 pt-5 pb-4 large:p-6">
      <Art plan={plan} isSeen={isSeen} />
      <div className="absolute top-1.5 left-[50%] h-1 w-9 -translate-x-[50%] rounded-full bg-[rgb(255_255_255/0.5)] large:hidden" />
      <h2
        className="relative heading-3 max-large:mr-12 large:mb-2 large:max-w-[62%] large:heading-2"
        id={pickHeadingId}
        tabIndex={-1}
      >
        {session.templateName},{' '}
        <span className="whitespace-nowrap lining-nums tabular-nums">
          {getClock(startsAt.local)}–{getClock(endsAt.local)}
        </span>
      </h2>
      <p className="relative max-w-[70%] text-s large:max-w-[62%]">
        {dayText(startsAt, now, t, locale)}
        <br />
        {locationLabels(session)}
      </p>
      {tag && (
        <SessionTag
          tag={tag}
          className={cx('relative mt-3', tag.kind === 'available' ? 'hidden large:inline-flex' : 'inline-flex')}
        />
      )}
      <button
        type="button"
        className={iconButton({ tone: 'bar', className: 'absolute top-2 right-2 large:hidden' })}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <Cross />
      </button>
    </div>
  );
};
