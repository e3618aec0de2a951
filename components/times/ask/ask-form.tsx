import { cx } from 'class-variance-authority';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { input } from '#components/ui/form/field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { another, type TimesQuestion } from '#lib/routing/times-path.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { chosenAnswers, days, parts } from './chosen-answers.ts';
import { DateAnswer } from './date-answer.tsx';
import { KeptFields } from './kept-fields.tsx';
import type { ActivityChoice } from './list-activity-choices.ts';
import { LocateButton } from './locate-button.tsx';

const chip = cx(
  'relative inline-flex h-tap cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-s whitespace-nowrap text-ink-2 hover:border-ink-3',
  'has-checked:border-primary-edge has-checked:bg-primary-100 has-checked:font-medium has-checked:text-primary-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
);

type ChoiceChipProps = { name: string; value: string; isChosen: boolean; children: ReactNode };

/** One of several choices of a form, as a chip: a radio button of the browser, so that it works before hydration. */
const ChoiceChip = ({ name, value, isChosen, children }: ChoiceChipProps) => (
  <label className={chip}>
    <input className="sr-only" type="radio" name={name} value={value} defaultChecked={isChosen} />
    {children}
  </label>
);

export type AskFormProps = {
  t: Translate;
  mode: Mode;
  choices: readonly ActivityChoice[];
  /** YYYY-MM-DD. */
  today: string;
  /** The question to change; without one nothing is chosen but today. */
  question?: TimesQuestion;
  /** The place as it is called, and what is wrong with it. */
  place?: { name: string; error?: string };
};

/** A phone has the four of them on one line. */
const fourChoices =
  'grid grid-cols-[repeat(4,auto)] gap-1.5 max-small:*:px-1 max-compact:grid-cols-2 small:flex small:flex-wrap small:gap-2';

/** Asks what, when and where. It is sent as the browser sends forms, to `/times`, which leads to the page of the answer. */
export const AskForm = ({ t, mode, choices, today, question, place }: AskFormProps) => {
  const chosen = chosenAnswers(question, choices, today);
  return (
    <form
      className="grid gap-4 large:grid-cols-2 large:gap-x-8"
      role="search"
      aria-label={t('times.ask.label')}
      action="/times"
      noValidate
    >
      <KeptFields {...{ mode, question }} />
      <FieldSet className="group min-w-0 large:col-span-full" legend={t('times.ask.what')}>
        <div className="flex scrollbar-none gap-2 overflow-x-auto p-1 max-large:-mx-4 max-large:px-4 large:-mx-1 large:flex-wrap">
          <ChoiceChip name="what" value="all" isChosen={chosen.what === 'all'}>
            {t('times.ask.everything')}
          </ChoiceChip>
          {choices.map(({ slug, name }) => (
            <ChoiceChip key={slug} name="what" value={slug} isChosen={slug === chosen.what}>
              {name}
            </ChoiceChip>
          ))}
          <ChoiceChip name="what" value={another} isChosen={chosen.what === another}>
            {t('times.ask.other')}
          </ChoiceChip>
        </div>
        <label className="hidden gap-1 text-s group-has-[[value=another]:checked]:grid large:max-w-[24rem]">
          {t('times.ask.activity')}
          <input
            className={input()}
            type="text"
            name="activity"
            maxLength={100}
            enterKeyHint="search"
            defaultValue={chosen.activity}
          />
        </label>
      </FieldSet>
      <FieldSet className="group min-w-0" legend={t('times.ask.when')}>
        <div className={fourChoices}>
          {days.map((day) => (
            <ChoiceChip key={day} name="when" value={day} isChosen={day === chosen.when}>
              {t(day === 'date' ? 'times.ask.another' : `times.ask.${day}`)}
            </ChoiceChip>
          ))}
        </div>
        <div className="hidden group-has-[[value=date]:checked]:block">
          <DateAnswer
            label={t('times.ask.date')}
            wrong={t('times.ask.dateFromToday')}
            today={today}
            defaultValue={chosen.date}
          />
        </div>
        <div className={fourChoices}>
          {parts.map((part) => (
            <ChoiceChip key={part} name="part" value={part} isChosen={part === chosen.part}>
              {part === '' ? t('times.ask.anyTime') : t(`times.part.${part}`)}
            </ChoiceChip>
          ))}
        </div>
      </FieldSet>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-3 max-narrow:grid-cols-1">
        <TextField
          name="where"
          type="text"
          icon={Search}
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
          label={t('times.ask.where')}
          help={t('times.ask.whereHelp')}
          error={place?.error}
          defaultValue={place?.name}
        />
        <Select
          name="within"
          label={t('times.ask.within')}
          defaultValue={String(chosen.within)}
          options={chosen.radii.map((miles) => ({ value: String(miles), label: t('times.ask.miles', { miles }) }))}
        />
        <LocateButton words={{ refused: t('venues.locationRefused'), outside_uk: t('venues.outsideUk') }}>
          <LocateFixed className="icon" />
          {t('venues.useLocation')}
        </LocateButton>
        <Button className="col-span-full" type="submit" size="field">
          {t('times.ask.find')}
        </Button>
      </div>
    </form>
  );
};
