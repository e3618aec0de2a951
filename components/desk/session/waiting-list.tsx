import { useMutation } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useSessionClock } from './use-session-clock.ts';

const getName = ({ firstName, lastName }: WaitlistEntry) => `${firstName} ${lastName}`;

/** Who waits, in order. Staff can take somebody off, never push one forward. */
export const WaitingList = ({ occurrenceId, entries }: { occurrenceId: string; entries: readonly WaitlistEntry[] }) => {
  const t = useTranslations();
  const words = useTranslations('deskSession.waiting');
  const showToast = useToast();
  const maySell = useMay('sell');
  const { getTime, getDayTime } = useSessionClock();
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useMutation({
    ...onceMutation(browserApi, 'leaveWaitlist'),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  /** Said also where a panel has taken the place of this list before the answer. */
  const takeOff = async (entry: WaitlistEntry) => {
    try {
      await leave.mutateAsync({ params: { occurrenceId, userId: entry.userId } });
    } catch {
      return;
    }
    showToast({ type: 'success', message: words('tookOff', { name: getName(entry) }) });
    title.current?.focus();
  };
  const offered = entries.find(({ status, offerExpiresAt }) => status === 'offered' && offerExpiresAt !== null);
  const next = entries.find(({ status }) => status === 'waiting');
  return (
    <section aria-labelledby="session-waiting">
      <div className="mb-3 flex min-h-[1.75rem] flex-wrap items-center justify-between gap-x-4">
        <h3 className="heading-3" id="session-waiting" ref={title} tabIndex={-1}>
          {words('title')}
        </h3>
        {entries.length > 0 && <p className="text-s">{words('order')}</p>}
      </div>
      {entries.length === 0 ? (
        <p className="text-s">{words('none')}</p>
      ) : (
        <Rows>
          {entries.map((entry, index) => (
            <li
              key={entry.id}
              className="grid min-h-[4.5rem] grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-2 border-line px-3.5 py-2 not-first:border-t"
            >
              <span className="font-figures text-[1.5rem]/none text-ink-2 tabular-nums">{index + 1}</span>
              <div>
                <b className="font-medium text-ink">{getName(entry)}</b>
                <p className="text-s">
                  {entry.offerExpiresAt === null
                    ? words('joined', { when: getDayTime(entry.createdAt) })
                    : words('offeredUntil', { time: getTime(entry.offerExpiresAt) })}
                </p>
              </div>
              <div className="flex items-center gap-2">
                {entry.status === 'offered' && (
                  <Pill tone="warning" icon={<Hourglass className="icon-xs" />}>
                    {words('offered')}
                  </Pill>
                )}
                {maySell && entry.status === 'waiting' && (
                  <Button
                    type="button"
                    variant="secondary"
                    className="px-3.5"
                    aria-label={words('takeOffName', { name: getName(entry) })}
                    loading={leave.isPending && leave.variables.params.userId === entry.userId}
                    onClick={() => void takeOff(entry)}
                  >
                    {words('takeOff')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </Rows>
      )}
      {offered?.offerExpiresAt != null && (
        <p className="mt-3 text-s">
          {next === undefined
            ? words('heldLast', { name: offered.firstName, time: getTime(offered.offerExpiresAt) })
            : words('held', { name: offered.firstName, time: getTime(offered.offerExpiresAt), next: next.firstName })}
        </p>
      )}
    </section>
  );
};
