'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { rememberDeskVenue } from '#lib/zones/remember-desk-venue.ts';

interface VenueChoiceProps {
  /** The page that is opened for the venue, with a full page load. */
  target: string;
  follow?: Follow;
}

const VenueList = ({ target, follow = loadPage }: VenueChoiceProps) => {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const {
    data: venues,
    isError,
    refetch,
  } = useQuery({
    ...operationQuery(browserApi, 'listVenues', { query: { perPage: 20, ...(search !== '' && { search }) } }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const choose = (slug: string) => {
    rememberDeskVenue(slug);
    follow(target);
  };
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label={t('desk.venue.find')}
        icon={Search}
        autoComplete="off"
        maxLength={255}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('errors.unavailable')}</RetryNotice>}
      {venues === undefined && !isError && <Skeleton height={224} />}
      {venues?.length === 0 && <p role="status">{t('desk.venue.none')}</p>}
      <ul className="overflow-clip rounded-l border border-line bg-surface">
        {venues?.map(({ slug, name, town }) => (
          <li key={slug} className="not-first:border-t not-first:border-line">
            <button type="button" className="grid min-h-tap w-full px-4 py-2 text-left" onClick={() => choose(slug)}>
              <b className="font-medium">{name}</b>
              <span className="text-s">{town}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Asks at which venue this desk stands; the answer is kept on the device. */
export const VenueChoice = (props: VenueChoiceProps) => (
  <QueryProvider>
    <VenueList {...props} />
  </QueryProvider>
);
