'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** Whom to call where something cannot be done here; nothing while the number is not known. */
export const VenuePhone = ({ venue, className }: { venue: VenueRef; className?: string }) => {
  const t = useTranslations('booking');
  const { data } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: venue.slug } }),
    throwOnError: false,
  });
  if (!data?.phone) return null;
  const label = t('callVenue', { name: venue.name });
  return (
    <p className={className}>
      {label}: <PhoneLink number={data.phone} label={label} />
    </p>
  );
};
