import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { InductionWay } from './lazy-induction-way.ts';

/**
 * In the place of the next free time: the day has places, and what keeps this person from booking one. From 1200 px it stands
 * beside the list already, where tickets are chosen.
 */
export const NotForYou = ({ session }: { session: OccurrenceSummary }) => {
  const t = useTranslations('timetable.nextFree');
  const isUnmet = session.bookableAction?.reason === 'restriction_unmet';
  const induction = isUnmet ? inductionMissing(session) : null;
  return (
    <div className="mb-4 min-h-[3.5rem] large:hidden">
      {induction === null ? (
        <p className="min-h-[3.5rem] rounded-l border border-line bg-surface px-4 py-2 text-s/[1.25rem] text-ink-2">
          <b className="block font-medium text-ink">{t('notForYou')}</b>
          {t('seeWhy')}
        </p>
      ) : (
        <Suspense fallback={null}>
          <InductionWay induction={induction} session={session} />
        </Suspense>
      )}
    </div>
  );
};
