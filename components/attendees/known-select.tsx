import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/form/select.tsx';
import type { AttendeeValues } from '#contract/forms/attendees.ts';
import type { KnownPerson } from './model/known-people.ts';

type KnownSelectProps = {
  known: readonly KnownPerson[];
  /** What stands in the fields. */
  values: AttendeeValues;
  /** Called with nobody for somebody who is not in the list. */
  onChosen: (person: KnownPerson | undefined) => void;
};

/** Chooses somebody whom the account agreed for before, or one of its people; then nothing has to be typed. */
export const KnownSelect = ({ known, values, onChosen }: KnownSelectProps) => {
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
