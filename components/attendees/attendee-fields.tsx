'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QuestionSections } from '#components/booking/questions/question-sections.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { LabelNote } from '#components/ui/form/field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { AttendeeValues } from '#contract/activities/forms/attendees.ts';
import { attendeeFieldId, type KnownPerson, getAttendeeValues, type AttendeeEntry } from './model/line-values.ts';
import type { LineFormState } from './use-line-form.ts';

type KnownSelectProps = {
  known: readonly KnownPerson[];
  /** What stands in the fields. */
  values: AttendeeValues;
  /** Called with nobody for somebody who is not in the list. */
  onChosen: (person: KnownPerson | undefined) => void;
};

/** Chooses somebody whom the account agreed for before, or one of its people; then nothing has to be typed. */
const KnownSelect = ({ known, values, onChosen }: KnownSelectProps) => {
  const t = useTranslations('attendees');
  const chosen = known.findIndex(
    (one) =>
      one.firstName === values.firstName &&
      one.lastName === values.lastName &&
      (one.dateOfBirth ?? '') === values.dateOfBirth,
  );
  return (
    <Select
      label={t('who')}
      placeholder={t('somebodyElse')}
      options={known.map(({ firstName, lastName }, index) => ({
        value: String(index),
        label: `${firstName} ${lastName}`,
      }))}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={({ target }) => onChosen(target.value === '' ? undefined : known[Number(target.value)])}
    />
  );
};

type AttendeeFieldsProps = {
  itemId: string;
  entry: AttendeeEntry;
  line: LineFormState;
  today: string;
};

const DateOfBirth = ({ itemId, entry, line, today }: AttendeeFieldsProps) => {
  const t = useTranslations();
  const id = attendeeFieldId(itemId, entry, 'dateOfBirth');
  const labels = {
    open: t('timetable.chooseDate'),
    calendar: t('attendees.dateOfBirth'),
    month: t('timetable.calendar.month'),
    year: t('timetable.calendar.year'),
    previousMonth: t('timetable.calendar.previousMonth'),
    nextMonth: t('timetable.calendar.nextMonth'),
    today: t('timetable.today'),
  };
  return (
    <DateField
      id={id}
      label={
        <>
          {t('attendees.dateOfBirth')} <LabelNote>{t('camps.optional')}</LabelNote>
        </>
      }
      help={t('camps.dateHelp')}
      disableFuture
      locale={useLocale()}
      value={line.valuesIn(entry.key).dateOfBirth}
      error={line.errors[id]}
      onChange={(date) => line.form.setValue(`attendees.${entry.key}.dateOfBirth`, date, line.options)}
      {...{ today, labels }}
    />
  );
};

/** Who attends: somebody known, or typed; the questions of the waiver, and the agreement to it for them. */
export const AttendeeFields = (props: AttendeeFieldsProps) => {
  const t = useTranslations('attendees');
  const { itemId, entry, line, today } = props;
  const { key, known, sections, restriction } = entry;
  const { form, errors, options } = line;
  const values = line.valuesIn(key);
  const name = [values.firstName, values.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const field = (part: 'firstName' | 'lastName') => {
    const id = attendeeFieldId(itemId, entry, part);
    const path = `attendees.${key}.${part}` as const;
    return {
      id,
      label: t(part),
      error: errors[id],
      autoComplete: 'off',
      required: true,
      value: values[part],
      onChange: ({ target }: { target: { value: string } }) => form.setValue(path, target.value, options),
    };
  };
  const agreedId = attendeeFieldId(itemId, entry, 'agreed');
  return (
    <>
      {known.length > 0 && (
        <KnownSelect
          known={known}
          values={values}
          onChosen={(person) => form.setValue(`attendees.${key}`, getAttendeeValues(sections, person))}
        />
      )}
      <Fields>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        <DateOfBirth {...props} />
      </Fields>
      <QuestionSections
        sections={sections}
        values={values.answers}
        fieldId={(id) => attendeeFieldId(itemId, entry, id)}
        errors={errors}
        today={today}
        onChange={(id, value) => form.setValue(`attendees.${key}.answers.${id}`, value, options)}
      />
      <Checkbox
        id={agreedId}
        label={
          name === '' ? t('agree', { waiver: restriction.name }) : t('agreeFor', { waiver: restriction.name, name })
        }
        checked={values.agreed}
        required
        error={errors[agreedId]}
        onChange={({ target }) => form.setValue(`attendees.${key}.agreed`, target.checked, options)}
      />
    </>
  );
};
