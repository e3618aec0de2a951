'use client';

import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { useText } from '#lib/i18n/text-context.ts';

export interface CookieChoicesProps {
  remembersVenue: boolean;
  onChange: (remembersVenue: boolean) => void;
}

/** What there is to choose among cookies. */
export const CookieChoices = ({ remembersVenue, onChange }: CookieChoicesProps) => {
  const text = useText();
  return (
    <>
      <Checkbox label={text('cookies.necessary')} checked disabled />
      <Checkbox
        label={text('cookies.venue')}
        checked={remembersVenue}
        onChange={({ target }) => onChange(target.checked)}
      />
    </>
  );
};
