'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useTranslations } from 'next-intl';
import type { Attendee } from '#components/schedules/model/attendee.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { useRefusedText } from './refused-text.ts';

type AgeAnswerProps = {
  schedule: AnySchedule;
  /** As far as it is typed. */
  name: string;
  answer: Pick<Attendee, 'age' | 'problem'> | null;
};

/** How old a child is on the day, and whether they can come, while their date of birth is typed. */
export const AgeAnswer = ({ schedule, name, answer }: AgeAnswerProps) => {
  const t = useTranslations('camps');
  const problem = answer?.problem ?? null;
  const child = { id: 0, name: name.trim() || t('people.theChild'), isYou: false, dateOfBirth: null };
  const refusedText = useRefusedText({ person: child, schedule, age: null, problem, isRefused: true }, true);
  const isFitting = answer !== null && problem === null && answer.age !== null;
  return (
    <p role="status" className={isFitting ? 'flex gap-1.5 text-s text-success' : 'flex gap-1.5 text-s text-ink-2'}>
      {isFitting && (
        <>
          <CircleCheck className="mt-0.5 icon-s" />
          {t('people.canCome', { age: answer.age ?? 0 })}
        </>
      )}
      {problem !== null && (
        <>
          <Info className="mt-0.5 icon-s text-info" />
          {refusedText}
        </>
      )}
    </p>
  );
};
