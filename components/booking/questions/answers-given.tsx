import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { Language } from '#lib/zones/variant.ts';

type Answered = AnsweredSection['questions'][number];

const nameOption = ({ options }: Answered, answer: string | number | boolean): string =>
  options.find(({ id }) => id === Number(answer))?.value ?? String(answer);

/** What was answered, in words; null where nothing was. */
function useAnswerText(): (question: Answered) => string | null {
  const t = useTranslations('accountBookings');
  const locale: Language = useLocale();
  return (question) => {
    if (question.kind === 'multi') {
      const { answers } = question;
      return answers.length === 0 ? null : answers.map((answer) => nameOption(question, answer)).join(', ');
    }
    const { answer } = question;
    if (answer === null || answer === '') return null;
    if (question.kind === 'date') return formatDayOfYear(String(answer), locale);
    if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
    return question.options.length > 0 ? nameOption(question, answer) : String(answer);
  };
}

/** The questions of a booking that were answered, with their answers. */
export const AnswersGiven = ({ title, sections }: { title: string; sections: readonly AnsweredSection[] }) => {
  const id = useId();
  const getText = useAnswerText();
  const answered = sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const text = getText(question);
      return text === null ? [] : [{ id: question.id, question: question.question, text }];
    });
  if (answered.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 className="heading-4" id={id}>
        {title}
      </h3>
      <dl className="grid gap-3 text-s">
        {answered.map(({ id: questionId, question, text }) => (
          <div key={questionId}>
            <dt className="text-ink-3">{question}</dt>
            <dd className="wrap-break-word text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
