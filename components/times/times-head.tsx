import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { Button } from '#components/ui/button/button.tsx';
import { input } from '#components/ui/form/field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { formatDay } from '#lib/format/format-date.ts';
import { type TimesQuestion, another } from '#lib/routing/times-path.ts';
import type { Mode, Language } from '#lib/zones/variant.ts';
import { AskForm, type AskFormProps } from './ask/ask-form.tsx';
import { chosenAnswers, days, parts } from './ask/chosen-answers.ts';
import { DateAnswer } from './ask/date-answer.tsx';
import { KeptFields } from './ask/kept-fields.tsx';
import type { Times } from './load-times.ts';
import { answersId } from './times-found.tsx';
import { headingLabel, type TimesText } from './times-labels.ts';

type AskBarProps = Required<Pick<AskFormProps, 'question' | 'place'>> &
  Omit<AskFormProps, 'question' | 'place'> & { language: Language };

/** The same form as `AskForm` in one line, for a wide window. */
const AskBar = ({ t, mode, choices, today, question, place, language }: AskBarProps) => {
  const chosen = chosenAnswers(question, choices, today);
  // A day that was chosen by its date stands in the list under its name.
  const named = chosen.when === 'date' ? [{ value: question.date, label: formatDay(question.date, language) }] : [];
  return (
    <form
      className="grid grid-cols-[11rem_11rem_10rem_minmax(0,1fr)_8rem_auto] items-start gap-3"
      role="search"
      aria-label={t('times.ask.label')}
      action="/times"
      noValidate
    >
      <KeptFields {...{ mode, question }} />
      <div className="group grid gap-2">
        <Select
          name="what"
          label={t('times.ask.what')}
          defaultValue={chosen.what}
          options={[
            { value: 'all', label: t('times.ask.everything') },
            ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
            { value: another, label: t('times.ask.other') },
          ]}
        />
        <input
          className={input({ className: 'hidden group-has-[[value=another]:checked]:block' })}
          type="text"
          name="activity"
          maxLength={100}
          aria-label={t('times.ask.activity')}
          defaultValue={chosen.activity}
        />
      </div>
      <div className="group grid gap-2">
        <Select
          name="when"
          label={t('times.ask.when')}
          defaultValue={chosen.when === 'date' ? question.date : chosen.when}
          options={[
            ...named,
            ...days.map((day) => ({
              value: day,
              label: t(day === 'date' ? 'times.ask.another' : `times.ask.${day}`),
            })),
          ]}
        />
        <div className="hidden group-has-[[value=date]:checked]:block">
          <DateAnswer
            label={t('times.ask.date')}
            hideLabel
            wrong={t('times.ask.dateFromToday')}
            today={today}
            defaultValue={chosen.date}
          />
        </div>
      </div>
      <Select
        name="part"
        label={t('times.parts')}
        defaultValue={chosen.part}
        options={parts.map((part) => ({
          value: part,
          label: part === '' ? t('times.ask.anyTime') : t(`times.part.${part}`),
        }))}
      />
      <TextField
        name="where"
        type="text"
        icon={Search}
        maxLength={100}
        autoComplete="postal-code"
        label={t('times.ask.where')}
        error={place.error}
        defaultValue={place.name}
      />
      <Select
        name="within"
        label={t('times.ask.within')}
        defaultValue={String(chosen.within)}
        options={chosen.radii.map((miles) => ({ value: String(miles), label: t('times.ask.miles', { miles }) }))}
      />
      <Button className="mt-[1.625rem]" type="submit" size="field">
        {t('times.ask.find')}
      </Button>
    </form>
  );
};

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
