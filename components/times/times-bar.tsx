import { cva } from 'class-variance-authority';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { dateLabels } from '#lib/format/date-labels.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { Times } from './load-times.ts';
import { countOn, isAskedDay } from './near-answers.ts';
import { SegmentLinks } from './segment-links.tsx';
import { StayLink } from './stay-link.tsx';
import { openQuestion, dayName, type TimesText } from './times-labels.ts';

const day = cva('grid h-[5rem] min-w-tap content-center justify-items-center gap-0.5 rounded-m px-1 no-underline', {
  variants: {
    isCurrent: {
      true: 'bg-primary-action text-on-primary forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
      false: 'text-ink-2 hover:bg-surface-3',
    },
  },
});

const parts = [null, 'morning', 'afternoon', 'evening'] as const;

export type TimesBarProps = { question: TimesQuestion; days: Times['days']; text: TimesText; mode: Mode };

/** The days from today on and the parts of the day, of today where the day is over, each with how many free times it has. */
export const TimesBar = ({ question, days, text, mode }: TimesBarProps) => {
  const { t, language } = text;
  const getCount = (choice: Pick<TimesQuestion, 'date' | 'isWeekend' | 'part'>) => {
    const count = countOn(days, choice);
    if (count === null) return undefined;
    return count === 0 ? t('times.none') : t('times.free', { count });
  };
  const open = openQuestion(question, text.today);
  const part = (one: (typeof parts)[number]) => ({
    id: `part-${one ?? 'all'}`,
    href: hrefIn(mode, timesPath({ ...open, part: one })),
    label: t(`times.part.${one ?? 'all'}`),
    count: getCount({ ...open, part: one }),
    isCurrent: open === question && question.part === one,
  });
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width grid gap-2 py-3 large:grid-cols-[minmax(0,1fr)_27rem] large:items-center large:gap-8">
        <nav className="relative min-w-0 scrollbar-none overflow-x-auto" aria-label={t('times.days')}>
          <ul className="grid grid-cols-[repeat(7,minmax(max-content,1fr))] gap-0.5">
            {days.map(({ date }) => {
              const { day: number, monthLong } = dateLabels(date, language);
              const isCurrent = isAskedDay(question, date);
              const dayQuestion = { ...question, date, isWeekend: false };
              return (
                <li key={date}>
                  <StayLink
                    id={`day-${date}`}
                    href={hrefIn(mode, timesPath(dayQuestion))}
                    className={day({ isCurrent })}
                    aria-current={isCurrent ? 'date' : undefined}
                  >
                    <span className="text-xs">{dayName(date, text)}</span>{' '}
                    <span className="font-figures text-[calc(1.625rem*max(var(--heading-scale),0.8))]/none font-headline tabular-nums">
                      {number}
                    </span>
                    <VisuallyHidden> {monthLong}, </VisuallyHidden>
                    <span className="text-xs tabular-nums">{getCount(dayQuestion)}</span>
                  </StayLink>
                </li>
              );
            })}
          </ul>
        </nav>
        <SegmentLinks label={t('times.parts')} links={parts.map(part)} />
      </div>
    </div>
  );
};
