'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Person } from '#components/booking/person/people.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { waitlistQuery } from './waitlist-query.ts';
import { WaitlistRow } from './waitlist-row.tsx';

/** Where these people wait for a place; nothing where nobody does. */
export const Waitlists = ({ people }: { people: readonly Person[] }) => {
  const t = useTranslations('accountBookings');
  const { data = [] } = useQuery(waitlistQuery(browserApi, people));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="waitlists">
      <h2 className="mb-3 heading-4" id="waitlists">
        {t('waitlists')}
      </h2>
      <Rows>
        {data.map((waiting) => (
          <WaitlistRow key={waiting.entry.id} waiting={waiting} />
        ))}
      </Rows>
    </section>
  );
};
