import { useLocale, useTranslations } from 'next-intl';
import type { Person } from '#components/booking/person/people.ts';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { formatDayOfYear } from '#lib/format/format-date.ts';

type LinkedRowProps = {
  person: Person;
  isOn: boolean;
  /** Why they cannot be added; undefined: they can. */
  refusal: string | undefined;
  onChange: (isOn: boolean) => void;
};

/** Somebody of the account who may be on the membership. */
export const LinkedRow = ({ person, isOn, refusal, onChange }: LinkedRowProps) => {
  const t = useTranslations('joining.who');
  const locale = useLocale();
  const { name, dateOfBirth } = person;
  const facts = dateOfBirth === null ? t('linked') : t('born', { date: formatDayOfYear(dateOfBirth, locale) });
  return (
    <Checkbox
      label={name}
      help={refusal ?? facts}
      checked={isOn}
      disabled={refusal !== undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
};
