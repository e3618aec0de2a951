'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useLocale, useTranslations } from 'next-intl';
import type { AgeAnswer as Answer, ForWhom } from './person-choice.ts';
import { refusedText } from './refused-text.ts';

type AgeAnswerProps = {
  forWhom: ForWhom;
  /** As far as it is typed. */
  name: string;
  answer: Answer | null;
};

/** How old a child is on the day, and whether they can come, while their date of birth is typed. */
export const AgeAnswer = ({ forWhom, name, answer }: AgeAnswerProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const problem = answer?.problem ?? null;
  const person = { name: name.trim() || t('people.theChild'), isYou: false };
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
          {refusedText({ ...forWhom, person, problem, hasOthers: true }, t, locale)}
        </>
      )}
    </p>
  );
};
