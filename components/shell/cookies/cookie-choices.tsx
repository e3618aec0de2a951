'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '#components/ui/form/checkbox.tsx';

export interface CookieChoicesProps {
  remembersVenue: boolean;
  onChange: (remembersVenue: boolean) => void;
}

/** The cookie categories to choose from. */
export const CookieChoices = ({ remembersVenue, onChange }: CookieChoicesProps) => {
  const t = useTranslations('cookies');
  return (
    <>
      <Checkbox label={t('necessary')} checked disabled />
      <Checkbox label={t('venue')} checked={remembersVenue} onChange={({ target }) => onChange(target.checked)} />
    </>
  );
};
