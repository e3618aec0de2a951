'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { usePenaltyMessages } from '#lib/i18n/penalty-messages.ts';

const Text = () => <p>{useTranslations('penalty')('owed')}</p>;

/** Says that something is to be paid at the venue, with its telephone. The API tells neither the amount nor the date. */
export const PenaltyNotice = ({ venue }: { venue: VenueRef }) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={usePenaltyMessages(locale)}>
      <Notice tone="warning">
        <Text />
        <VenuePhone venue={venue} className="mt-1" />
      </Notice>
    </AddMessages>
  );
};
