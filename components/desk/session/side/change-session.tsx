import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SessionChangeValues } from '#contract/forms/session-change.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { OccurrenceChange } from '#contract/timetable/update-occurrence.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { ChangePlaces } from './change-places.tsx';
import { Consequences } from './consequences.tsx';
import { SidePanel } from './side-panel.tsx';

/** What the form of a session holds at first: the session as it is. */
export function getChangeValues(session: Occurrence): SessionChangeValues {
  const { startsAt, duration, friendlyLocationName, locations, instructors, capacity, capacityByChannel } = session;
  return {
    startTime: getClock(startsAt.local),
    duration: String(duration),
    place: friendlyLocationName ?? '',
    roomIds: locations.map(({ id }) => id),
    instructorIds: instructors.map(({ id }) => id),
    capacity: String(capacity.maximum),
    online: String(capacityByChannel?.online ?? 0),
    foh: String(capacityByChannel?.foh ?? 0),
  };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();

function getCapacityChange(
  { capacityByChannel }: Occurrence,
  values: SessionChangeValues,
  before: SessionChangeValues,
) {
  const { capacity, online, foh } = values;
  if (capacityByChannel === null)
    return capacity === before.capacity ? undefined : ({ strategy: 'shared', capacity: Number(capacity) } as const);
  if (online === before.online && foh === before.foh) return undefined;
  return { strategy: 'split', online: Number(online), foh: Number(foh) } as const;
}

/** Only what differs from the session as it is; null where nothing does. */
export function getChange(session: Occurrence, values: SessionChangeValues): OccurrenceChange | null {
  const before = getChangeValues(session);
  const place = values.place.trim();
  const capacity = getCapacityChange(session, values, before);
  const change = {
    ...(values.startTime !== before.startTime && { startTime: values.startTime }),
    ...(values.duration !== before.duration && { durationMinutes: Number(values.duration) }),
    ...(place !== before.place && { friendlyLocationName: place === '' ? null : place }),
    ...(!isSame(values.roomIds, before.roomIds) && { locationIds: [...values.roomIds] }),
    ...(!isSame(values.instructorIds, before.instructorIds) && { instructorIds: [...values.instructorIds] }),
    ...(capacity !== undefined && { capacity }),
  };
  return Object.keys(change).length === 0 ? null : { action: 'update', ...change };
}

export interface ChangeSessionProps {
  occurrenceId: string;
  session: Occurrence;
  /** How many people have booked. */
  people: number;
  onClose: () => void;
}

/** Changes time, place, instructors and places of a session. Only what differs is sent; who has booked moves with it. */
export const ChangeSession = ({ occurrenceId, session, people, onClose }: ChangeSessionProps) => {
  const t = useTranslations();
  const words = useTranslations('deskSession.change');
  const showToast = useToast();
  const [before] = useState(session);
  const { mutateAsync, error } = useMutation(onceMutation(browserApi, 'updateOccurrence'));
  const { register, handleSubmit, control, getValues, formState } = useForm<SessionChangeValues>({
    resolver: lazyResolver(async () => (await import('./change-resolver.ts')).changeResolver(t)),
    defaultValues: getChangeValues(before),
  });
  // Renders the form again with every change.
  useWatch({ control });
  const isChanged = getChange(before, getValues()) !== null;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const body = getChange(before, values);
    if (body === null) return;
    await mutateAsync({ params: { id: occurrenceId }, body }).then(
      () => {
        showToast({ type: 'success', message: words('done') });
        onClose();
      },
      () => undefined,
    );
  });
  const field = (name: 'startTime' | 'duration' | 'capacity' | 'online' | 'foh', label: string) => ({
    ...register(name),
    label,
    error: errors[name]?.message,
  });
  const figures = { inputMode: 'numeric', figures: true, maxLength: 10, autoComplete: 'off' } as const;
  return (
    <SidePanel title={words('title')} onClose={onClose}>
      <form className="grid gap-4 *:min-w-0" noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <TextField {...field('startTime', words('start'))} type="time" autoComplete="off" />
          <TextField {...field('duration', words('duration'))} {...figures} />
        </Fields>
        <ChangePlaces
          session={before}
          getRoom={() => register('roomIds')}
          getInstructor={() => register('instructorIds')}
          roomError={errors.roomIds?.message}
        />
        <TextField
          {...register('place')}
          label={words('place')}
          help={words('placeHelp')}
          error={errors.place?.message}
          autoComplete="off"
          maxLength={255}
        />
        {before.capacityByChannel === null ? (
          <TextField {...field('capacity', words('capacity'))} {...figures} width="number" />
        ) : (
          <Fields>
            <TextField {...field('online', words('online'))} {...figures} />
            <TextField {...field('foh', words('foh'))} {...figures} />
          </Fields>
        )}
        <Consequences
          title={words('who')}
          items={[{ key: 'people', icon: Mail, text: words('people', { count: people }) }]}
        />
        <div aria-live="polite">{error !== null && <Notice tone="danger">{errorText(error, t)}</Notice>}</div>
        <div className="grid gap-2.5">
          <Button block loading={isSubmitting} reason={isChanged ? undefined : words('nothing')}>
            {words('submit')}
          </Button>
          <Button type="button" variant="text" block onClick={onClose}>
            {words('keep')}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
};
