import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { OwnSessionPrices } from '#components/booking/own-price/own-session-prices.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { HitRow } from './hit-row.tsx';
import type { Times } from './load-times.ts';
import { countOn, nearAnswers, type NearAnswer } from './near-answers.ts';
import { openQuestion, headingLabel, type TimesText } from './times-labels.ts';

export type TimesEmptyProps = { question: TimesQuestion; times: Times; text: TimesText; mode: Mode; now: Date };

/** Nothing is free, or the day is over: what is free near the question, or from today on. */
export const TimesEmpty = ({
  question: selected,
  times: { activity, days, next },
  text,
  mode,
  now,
}: TimesEmptyProps) => {
  const { t } = text;
  const question = openQuestion(selected, text.today);
  const isOver = question !== selected;
  const count = isOver ? countOn(days, question) : null;
  const near = count === null || count === 0 ? nearAnswers(question, days) : [{ question, count }];
  const getLabel = ({ question: { near: place, ...rest }, count: free }: NearAnswer) => {
    if (free === null) return t('times.empty.within', { miles: place?.miles ?? 0 });
    return `${headingLabel({ near: place, ...rest }, activity, text)}: ${t('times.free', { count: free })}`;
  };
  const title = activity === null ? t('times.empty.title') : t('times.empty.titleOf', { what: activity });
  const hasTimes = near.some(({ count }) => count !== null) || next.length > 0;
  return (
    <>
      <EmptyState
        title={isOver ? t('times.past') : title}
        action={
          <ul className="grid justify-items-center gap-2">
            {near.map((answer) => (
              <li key={timesPath(answer.question)}>
                <LinkButton variant="secondary" href={hrefIn(mode, timesPath(answer.question))} prefetch={false}>
                  {getLabel(answer)}
                </LinkButton>
              </li>
            ))}
            {question.places > 1 && (
              <li>
                <LinkButton
                  variant="secondary"
                  href={hrefIn(mode, timesPath({ ...question, places: 1 }))}
                  prefetch={false}
                >
                  {t('times.empty.clear', { filter: t('times.placesFor', { count: question.places }) })}
                </LinkButton>
              </li>
            )}
            {question.what !== null && (
              <li>
                <LinkButton variant="text" href={hrefIn(mode, timesPath({ ...question, what: null }))} prefetch={false}>
                  {t('times.empty.all')}
                </LinkButton>
              </li>
            )}
          </ul>
        }
      >
        {isOver ? t('times.pastHelp') : t(hasTimes ? 'times.empty.help' : 'times.empty.none')}
      </EmptyState>
      {next.length > 0 && (
        <OwnSessionPrices ids={next.map(({ occurrence }) => occurrence.id)}>
          <SessionRows>
            {next.map((hit) => (
              <HitRow key={`${hit.venue.slug} ${hit.occurrence.compositeKey}`} {...{ hit, t, mode, now }} withVenue />
            ))}
          </SessionRows>
        </OwnSessionPrices>
      )}
    </>
  );
};
