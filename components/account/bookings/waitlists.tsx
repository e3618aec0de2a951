'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Person } from '#components/booking/person/people.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { waitlistQuery } from './waitlist-query.ts';
import { WaitlistRow } from './waitlist-row.tsx';

/** Where these people wait for a place; nothing where nobody does. */
export const Waitlists = ({ people }: { people: readonly Person[] }) => {
  const t = useTranslations('accountBookings');
  const { data = [] } = useQuery(waitlistQuery(browserApi, people));
  // The place of the focus stays after the last one has been left.
  const [hasLeft, setLeft] = useState(false);
  if (data.length === 0 && !hasLeft) return null;
  return (
    <section aria-labelledby="waitlists">
      <PlaceHeading look="mb-3 heading-4" id="waitlists">
        {t('waitlists')}
      </PlaceHeading>
      {data.length === 0 ? (
        <p className="text-s">{t('noWaitlist')}</p>
      ) : (
        <Rows>
          {data.map((waiting) => (
            <WaitlistRow key={waiting.entry.id} waiting={waiting} onLeft={() => setLeft(true)} />
          ))}
        </Rows>
      )}
    </section>
  );
};
