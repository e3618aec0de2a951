import MapPin from 'lucide-react/icons/map-pin';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { AskBar } from './ask/ask-bar.tsx';
import { AskForm } from './ask/ask-form.tsx';
import type { Times } from './load-times.ts';
import { answersId } from './times-found.tsx';
import { headingLabel, type TimesText } from './times-labels.ts';

export type TimesHeadProps = { question: TimesQuestion; times: Times; text: TimesText; mode: Mode };

/**
 * The question as the page's heading, and the form to change it: in a wide window one line, else folded, and open where
 * the place is not known. A skip link leads by keyboard past the days and filters to what was found.
 */
export const TimesHead = ({ question, times: { hits, place, activity, choices }, text, mode }: TimesHeadProps) => {
  const { t, today, language } = text;
  const name = place.kind === 'point' ? place.place.name : place.kind === 'unknown' ? place.text : '';
  const error = place.kind === 'unknown' ? t('times.unknownPlace', { place: name }) : undefined;
  return (
    <PageHead layout="stack">
      {hits.length > 0 && <SkipLink target={answersId}>{t('times.skip')}</SkipLink>}
      <h1>{headingLabel(question, activity, text)}</h1>
      {error === undefined && (
        <PageHeadMeta>
          <span>
            <MapPin className="icon-s" />
            {question.near === null
              ? t('times.everywhere')
              : t('times.near', { place: name, miles: question.near.miles })}
          </span>
        </PageHeadMeta>
      )}
      <div className="mt-4 max-large:hidden">
        <AskBar {...{ t, mode, choices, today, question, language }} place={{ name, error }} />
      </div>
      <details className="mt-2 large:hidden" open={error !== undefined}>
        <summary className="inline-flex min-h-tap items-center font-medium text-primary-text">
          {t('times.change')}
        </summary>
        <div className="py-3">
          <AskForm {...{ t, mode, choices, today, question }} place={{ name, error }} />
        </div>
      </details>
    </PageHead>
  );
};
