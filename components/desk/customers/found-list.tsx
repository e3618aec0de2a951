'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { fewestLetters, searchDelayMs } from '#components/desk/acting/customer-search.tsx';
import { useChooseCustomer } from '#components/desk/acting/use-choose-customer.ts';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { HitRow } from './hit-row.tsx';
import { splitName } from './split-name.ts';

/** The text that was typed, once nothing more was typed for a moment; the first at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The customers that fit what was typed; nobody is searched for with fewer than two letters. */
function useFoundCustomers() {
  const search = useSettled(useActing().typed.trim());
  const isSearching = search.length >= fewestLetters;
  const found = useQuery({
    ...operationQuery(browserApi, 'listUsers', { query: { search, perPage: 20 } }),
    enabled: isSearching,
    placeholderData: isSearching ? keepPreviousData : undefined,
    throwOnError: false,
    // Who was found is of this search alone.
    gcTime: 0,
  });
  return { search, isSearching, ...found };
}

const NobodyFound = ({ search, onCreate }: { search: string; onCreate: () => void }) => {
  const t = useTranslations('desk.customers');
  const router = useRouter();
  const { customerId, setTyped } = useActing();
  const maySell = useMay('sell');
  const sellWithoutName = () => {
    setTyped('');
    router.push('/');
  };
  const { firstName, lastName } = splitName(search);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Panel role="status">
      <h2 className="heading-3">{t('nobody', { search })}</h2>
      <p>{t('nobodyHelp')}</p>
      <div className="grid grid-cols-2 gap-2.5">
        {maySell && (
          <Button type="button" onClick={onCreate}>
            <UserPlus className="icon" aria-hidden />
            {name === '' ? t('newTitle') : t('create', { name })}
          </Button>
        )}
        {/* What is sold while somebody is acted for is theirs. */}
        {maySell && customerId === null && (
          <Button type="button" variant="secondary" onClick={sellWithoutName}>
            {t('withoutName')}
          </Button>
        )}
      </div>
    </Panel>
  );
};

/** Who was found, or what can be done instead. */
export const FoundList = ({ onCreate }: { onCreate: () => void }) => {
  const t = useTranslations();
  const choose = useChooseCustomer();
  const { search, isSearching, data, isError, isFetching, refetch } = useFoundCustomers();
  const scanNote = (
    <p className="mt-3 flex items-center gap-2.5 text-s">
      <ScanBarcode className="icon" aria-hidden />
      {t('desk.customers.scan')}
    </p>
  );
  if (!isSearching) {
    return (
      <section aria-labelledby="found">
        <h2 id="found" className="mb-3 heading-3">
          {t('desk.customers.title')}
        </h2>
        <p>{t('desk.customers.begin')}</p>
        {scanNote}
      </section>
    );
  }
  if (isError) {
    return (
      <section aria-label={t('desk.customers.title')}>
        <RetryNotice onRetry={() => void refetch()}>
          <b className="font-medium">{t('desk.customers.failed')}</b>
          <p>{t('desk.customers.failedHelp')}</p>
        </RetryNotice>
      </section>
    );
  }
  if (data?.length === 0 && !isFetching) return <NobodyFound search={search} onCreate={onCreate} />;
  return (
    <section aria-labelledby="found" aria-busy={data === undefined || undefined}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <div role="status">
          <h2 id="found" className="heading-3">
            {data === undefined ? t('desk.customers.title') : t('desk.customers.found', { count: data.length })}
          </h2>
        </div>
        <p className="text-s">{t('desk.customers.by')}</p>
      </div>
      {data === undefined ? (
        <Skeleton height={264} shape="control" />
      ) : (
        <Rows>
          {data.map((user) => (
            <HitRow
              key={user.id}
              user={user}
              search={search}
              onChoose={() =>
                choose({ id: user.id, firstName: user.firstName, name: `${user.firstName} ${user.lastName}` })
              }
            />
          ))}
        </Rows>
      )}
      {scanNote}
    </section>
  );
};
