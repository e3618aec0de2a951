import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Person } from '#components/booking/person/people.ts';
import { Select } from '#components/ui/form/select.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

type BookingsFiltersProps = {
  people: readonly Person[];
  /** Null for everybody. */
  userId: number | null;
  venue: string | null;
  onPerson: (userId: number | null) => void;
  onVenue: (venue: string | null) => void;
};

/** Whose bookings are listed, and at which venue; neither where there is nothing to choose from. */
export const BookingsFilters = ({ people, userId, venue, onPerson, onVenue }: BookingsFiltersProps) => {
  const t = useTranslations();
  const { data: venues = [] } = useQuery({
    ...operationQuery(browserApi, 'listBookedVenues', {}),
    throwOnError: false,
  });
  if (people.length < 2 && venues.length < 2) return null;
  return (
    <div className="grid gap-3 small:max-w-[36rem] small:grid-cols-2">
      {people.length > 1 && (
        <Select
          label={t('accountBookings.person')}
          value={userId === null ? '' : String(userId)}
          options={[
            { value: '', label: t('accountBookings.everyone') },
            ...people.map(({ id, name, isYou }) => ({
              value: String(id),
              label: isYou ? t('booking.you', { name }) : name,
            })),
          ]}
          onChange={({ target }) => onPerson(target.value === '' ? null : Number(target.value))}
        />
      )}
      {venues.length > 1 && (
        <Select
          label={t('accountBookings.venue')}
          value={venue ?? ''}
          options={[
            { value: '', label: t('accountBookings.everywhere') },
            ...venues.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={({ target }) => onVenue(target.value === '' ? null : target.value)}
        />
      )}
    </div>
  );
};
