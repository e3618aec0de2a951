'use client';

import Users from 'lucide-react/icons/users';
import { useTranslations } from 'next-intl';
import { usePersonName } from '#components/booking/person/use-person-name.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Fact } from '#components/ui/layout/facts.tsx';

const OwnFact = () => {
  const t = useTranslations('timetable');
  const name = usePersonName();
  return name ? (
    <Fact icon={Users} term={t('details.for')}>
      {name}
    </Fact>
  ) : null;
};

/** Whom the customer books for. */
export const PersonFact = () => (
  <QueryProvider>
    <OwnFact />
  </QueryProvider>
);
