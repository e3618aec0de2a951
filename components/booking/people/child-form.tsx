'use client';

import { cva } from 'class-variance-authority';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, type KeyboardEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { AgeAnswer as Answer, ForWhom } from './person-choice.ts';
import { refusedText } from './refused-text.ts';
import { useChildForm, type ChildFormProps } from './use-child-form.ts';

type AgeAnswerProps = {
  forWhom: ForWhom;
  /** As far as it is typed. */
  name: string;
  answer: Answer | null;
};

/** How old a child is on the day, and whether they can come, while their date of birth is typed. */
const AgeAnswer = ({ forWhom, name, answer }: AgeAnswerProps) => {
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

const fieldIds = [
  ['firstName', 'child-first-name'],
  ['lastName', 'child-last-name'],
  ['dateOfBirth', 'child-date-of-birth'],
] as const;

const box = cva('', {
  variants: {
    isSaving: { true: 'hidden', false: 'grid gap-4' },
    isAlone: {
      true: '',
      false: [
        'relative border-line p-4 not-first:border-t',
        'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-primary-500',
      ],
    },
  },
});

/**
 * Adds a child: first name, last name, date of birth; the age answers while it is typed. It may stand inside a booking
 * form, so it is no form element of its own: Enter and the button save. Alone in an overlay (`isAlone`) it has neither
 * frame nor title to be seen.
 */
export const ChildForm = ({ isAlone = false, ...props }: ChildFormProps & { isAlone?: boolean }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { form, answer, attempt, submit } = useChildForm(props);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const labels = {
    open: t('timetable.chooseDate'),
    calendar: t('people.dateOfBirth'),
    month: t('timetable.calendar.month'),
    year: t('timetable.calendar.year'),
    previousMonth: t('timetable.calendar.previousMonth'),
    nextMonth: t('timetable.calendar.nextMonth'),
    today: t('timetable.today'),
  };
  const problems = fieldIds.flatMap(([name, fieldId]) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId, message }];
  });
  const firstName = useWatch({ control: form.control, name: 'firstName' });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };
  const name = { autoComplete: 'off', required: true, onKeyDown };
  return (
    <div role="group" aria-labelledby="add-child-title" className={box({ isSaving: isSubmitting, isAlone })}>
      <h3 className={isAlone ? 'sr-only' : 'heading-4'} id="add-child-title">
        {t('people.add')}
      </h3>
      {problems.length > 0 && !isSubmitting && (
        <ErrorSummary key={attempt} title={t('people.error.title', { count: problems.length })} problems={problems} />
      )}
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <Fields>
        <TextField
          id="child-first-name"
          label={t('people.firstName')}
          error={errors.firstName?.message}
          {...name}
          {...form.register('firstName')}
        />
        <TextField
          id="child-last-name"
          label={t('people.lastName')}
          error={errors.lastName?.message}
          {...name}
          {...form.register('lastName')}
        />
        <div className="grid content-start gap-1.5">
          <Controller
            control={form.control}
            name="dateOfBirth"
            render={({ field }) => (
              <DateField
                id="child-date-of-birth"
                label={t('people.dateOfBirth')}
                help={t('people.dateHelp')}
                required
                disableFuture
                today={props.today}
                error={errors.dateOfBirth?.message}
                {...{ labels, locale, onKeyDown }}
                {...field}
              />
            )}
          />
          <AgeAnswer forWhom={props.forWhom} name={firstName} answer={answer} />
        </div>
      </Fields>
      <p className="text-s text-ink-3">{t('people.kept')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="secondary" onClick={() => void submit()}>
          {t('people.save')}
        </Button>
        <Button type="button" variant="text" onClick={props.onClose}>
          {t('people.notNow')}
        </Button>
      </div>
    </div>
  );
};
