import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { input } from '#components/ui/form/input-class.ts';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { ChoiceChip } from './choice-chip.tsx';
import type { ActivityChoice } from './list-activity-choices.ts';
import { LocateButton } from './locate-button.tsx';

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
  'grid grid-cols-[repeat(4,auto)] gap-1.5 max-small:*:px-1 max-[22.5rem]:grid-cols-2 small:flex small:flex-wrap small:gap-2';

const days = ['today', 'tomorrow', 'weekend', 'date'] as const;
const parts = ['', 'morning', 'afternoon', 'evening'] as const;
const miles = [2, 5, 10, 20, 30];

function chosenDay(question: TimesQuestion | undefined, today: string): (typeof days)[number] {
  if (question === undefined || question.date <= today) return 'today';
  return question.date === daysAfter(today, 1) ? 'tomorrow' : 'date';
}

/** Asks what, when and where. It is sent as the browser sends forms, to `/times`, which leads to the page of the answer. */
export const AskForm = ({ t, mode, choices, today, question, place }: AskFormProps) => {
  const when = chosenDay(question, today);
  const what = question?.what ?? 'all';
  const isListed = choices.some(({ slug }) => slug === what);
  const within = question?.near?.miles ?? 10;
  const dayLabels = { date: t('times.ask.another') } as const;
  return (
    <form
      className="grid gap-4 large:grid-cols-2 large:gap-x-8"
      role="search"
      aria-label={t('times.ask.label')}
      action="/times"
    >
      {mode === 'embedded' && <input type="hidden" name="embedded" value="true" />}
      <FieldSet className="min-w-0 large:col-span-full" legend={t('times.ask.what')}>
        <div className="flex scrollbar-none gap-2 overflow-x-auto p-1 max-large:-mx-4 max-large:px-4 large:-mx-1 large:flex-wrap">
          <ChoiceChip name="what" value="all" isChosen={what === 'all'}>
            {t('times.ask.everything')}
          </ChoiceChip>
          {!isListed && what !== 'all' && (
            <ChoiceChip name="what" value={what} isChosen>
              {what.replaceAll('-', ' ')}
            </ChoiceChip>
          )}
          {choices.map(({ slug, name }) => (
            <ChoiceChip key={slug} name="what" value={slug} isChosen={slug === what}>
              {name}
            </ChoiceChip>
          ))}
        </div>
      </FieldSet>
      <FieldSet className="group min-w-0" legend={t('times.ask.when')}>
        <div className={fourChoices}>
          {days.map((day) => (
            <ChoiceChip key={day} name="when" value={day} isChosen={day === when}>
              {day === 'date' ? dayLabels.date : t(`times.ask.${day}`)}
            </ChoiceChip>
          ))}
        </div>
        <label className="hidden gap-1 text-s group-has-[[value=date]:checked]:grid">
          {t('times.ask.date')}
          <input
            className={input({ figures: true })}
            type="date"
            name="date"
            min={today}
            defaultValue={question?.date ?? today}
          />
        </label>
        <div className={fourChoices}>
          {parts.map((part) => (
            <ChoiceChip key={part} name="part" value={part} isChosen={part === (question?.part ?? '')}>
              {part === '' ? t('times.ask.anyTime') : t(`times.part.${part}`)}
            </ChoiceChip>
          ))}
        </div>
      </FieldSet>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-3 max-[18rem]:grid-cols-1">
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
          defaultValue={String(within)}
          options={[...new Set([...miles, within])]
            .toSorted((one, other) => one - other)
            .map((one) => ({ value: String(one), label: t('times.ask.miles', { miles: one }) }))}
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
