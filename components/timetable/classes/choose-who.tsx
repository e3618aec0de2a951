'use client';

import { useLocale, useTranslations } from 'next-intl';
import { sessionLabels } from '#components/timetable/day/details/session-labels.ts';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

type ChooseWhoProps = { session: OccurrenceSummary; onChoose: () => void };

/** The button of a class that is not for the age of the person acted for, but may be for somebody else's. */
export const ChooseWho = ({ session, onChoose }: ChooseWhoProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  return (
    <Button type="button" variant="secondary" size="row" aria-haspopup="dialog" onClick={onChoose}>
      {t('whoShort')}
      <VisuallyHidden>{t('ofWho', sessionLabels(session, locale))}</VisuallyHidden>
    </Button>
  );
};
