import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { FieldError } from '#components/ui/form/field.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** How many days before and after a session its venue's rooms and instructors are looked for. */
const days = 28;

interface Choice {
  id: string;
  name: string;
}

/** The session's own first: the list is longer than its box. */
const withCurrent = (current: readonly Choice[], found: readonly Choice[]): Choice[] => [
  ...current,
  ...found.filter(({ id }) => current.every((one) => one.id !== id)),
];

/** The rooms and instructors of the sessions of the venue around this one; its own are always among them. */
function useRooms({ venue, startsAt, locations, instructors }: Occurrence) {
  const date = getDate(startsAt.local);
  const query = {
    source: 'foh' as const,
    startsAfter: `${daysAfter(date, -days)} 00:00:00`,
    startsBefore: `${daysAfter(date, days)} 00:00:00`,
    venueIds: [venue.id],
  };
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrenceFilters', { query }),
    throwOnError: false,
  });
  // The room itself; after it stand what it is part of.
  const toRoom = ({ id, names: [name = ''] }: Occurrence['locations'][number]): Choice => ({ id, name });
  return {
    rooms: data && withCurrent(locations.map(toRoom), data.locations.map(toRoom)),
    instructors: data && withCurrent(instructors, data.instructors),
    isError,
    retry: () => void refetch(),
  };
}

type Registered = ComponentProps<'input'>;

export interface ChangePlacesProps {
  session: Occurrence;
  /** The form's registration of a box. */
  getRoom: () => Registered;
  getInstructor: () => Registered;
  roomError: string | undefined;
}

const roomErrorId = 'session-rooms-error';

const Boxes = ({
  choices,
  getBox,
  describedBy,
}: {
  choices: readonly Choice[];
  getBox: () => Registered;
  describedBy?: string;
}) => (
  <div className="max-h-[15rem] overflow-y-auto rounded-m border border-line px-3.5">
    {choices.map(({ id, name }) => (
      <Checkbox key={id} {...getBox()} value={id} label={name} aria-describedby={describedBy} />
    ))}
  </div>
);

/** The rooms and instructors of a session, out of those of its venue. */
export const ChangePlaces = ({ session, getRoom, getInstructor, roomError }: ChangePlacesProps) => {
  const t = useTranslations('deskSession');
  const { rooms, instructors, isError, retry } = useRooms(session);
  if (isError && rooms === undefined)
    return (
      <Notice tone="danger" role="alert">
        <p>{t('change.failed')}</p>
        <Button type="button" variant="secondary" className="mt-3" onClick={retry}>
          {t('cancel.retry')}
        </Button>
      </Notice>
    );
  if (rooms === undefined || instructors === undefined)
    return (
      <div role="status">
        <VisuallyHidden>{t('change.loading')}</VisuallyHidden>
        <Skeleton height={180} />
      </div>
    );
  return (
    <>
      <FieldSet legend={t('change.rooms')}>
        <Boxes choices={rooms} getBox={getRoom} describedBy={roomError === undefined ? undefined : roomErrorId} />
        {roomError !== undefined && <FieldError id={roomErrorId}>{roomError}</FieldError>}
      </FieldSet>
      {instructors.length > 0 && (
        <FieldSet legend={t('change.instructors')}>
          <Boxes choices={instructors} getBox={getInstructor} />
        </FieldSet>
      )}
    </>
  );
};
