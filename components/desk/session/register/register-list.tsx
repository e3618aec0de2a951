import { cva } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { getEntryName } from './entry-name.ts';
import { useAttendance, type AttendanceStatus } from './use-attendance.ts';
import { useEntryText } from './use-entry-text.ts';

const toggle = cva(
  [
    'inline-flex min-h-tap min-w-[5.5rem] items-center justify-center gap-2 rounded-m border px-3 font-medium text-ink',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
  ],
  {
    variants: {
      tone: {
        here: 'aria-pressed:border-success aria-pressed:bg-success-bg aria-pressed:text-success',
        absent: 'aria-pressed:border-ink-2 aria-pressed:bg-surface-3',
      },
      isSet: { true: '', false: 'border-line-strong bg-surface' },
    },
  },
);

interface AttendanceTogglesProps {
  name: string;
  attended: boolean | null;
  onChange: (status: AttendanceStatus) => void;
}

/** Whether somebody has come: two toggles, of which at most one is set; touching the one that is set clears it. */
const AttendanceToggles = ({ name, attended, onChange }: AttendanceTogglesProps) => {
  const t = useTranslations('deskSession.register');
  const isHere = attended === true;
  const isAbsent = attended === false;
  return (
    <div className="flex gap-1.5" role="group" aria-label={t('attendance', { name })}>
      <button
        type="button"
        className={toggle({ tone: 'here', isSet: isHere })}
        aria-pressed={isHere}
        onClick={() => onChange(isHere ? 'unrecorded' : 'attended')}
      >
        <UserCheck className="icon" />
        {t('here')}
      </button>
      <button
        type="button"
        className={toggle({ tone: 'absent', isSet: isAbsent })}
        aria-pressed={isAbsent}
        onClick={() => onChange(isAbsent ? 'unrecorded' : 'absent')}
      >
        <UserX className="icon" />
        {t('absent')}
      </button>
    </div>
  );
};

const row = cva(
  'flex min-h-[4.75rem] flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-2.5 not-first:border-t',
  { variants: { isOpen: { true: 'bg-primary-50 box-shadow-[inset_3px_0_0_var(--primary-action)]', false: '' } } },
);

interface RegisterRowProps {
  entry: RegisterEntry;
  isOpen: boolean;
  /** Undefined where nothing is to be shown or done besides. */
  onOpen?: () => void;
  onAttendance: (status: AttendanceStatus) => void;
}

/** Somebody who has booked: name, how it is paid, whether they have come, and the way to the rest. */
const RegisterRow = ({ entry, isOpen, onOpen, onAttendance }: RegisterRowProps) => {
  const t = useTranslations('deskSession.register');
  const { getLine } = useEntryText();
  const mayRecord = useMay('attendance');
  const name = getEntryName(entry) ?? t('walkIn');
  return (
    <li className={row({ isOpen })}>
      <div className="mr-auto min-w-[10rem] flex-1">
        <b className="text-[1.0625rem]/[1.5rem] font-medium text-ink">{name}</b>
        <p className="text-s">{getLine(entry)}</p>
      </div>
      {mayRecord && entry.status === 'settled' && (
        <AttendanceToggles name={name} attended={entry.attended} onChange={onAttendance} />
      )}
      {onOpen !== undefined && (
        <IconButton label={t('open', { name })} aria-expanded={isOpen} data-entry={entry.bookingId} onClick={onOpen}>
          <ChevronRight className="icon" />
        </IconButton>
      )}
    </li>
  );
};

/** How many people are shown before the others are asked for. */
const shownAtFirst = 6;
/** The most bookings of one write. */
const mostAtOnce = 500;

export interface RegisterListProps {
  occurrenceId: string;
  entries: readonly RegisterEntry[];
  /** The booking that stands in the side. */
  openId: string | null;
  onOpen?: (bookingId: string) => void;
}

/** Everybody who has booked, by first name, each with whether they have come. */
export const RegisterList = ({ occurrenceId, entries, openId, onOpen }: RegisterListProps) => {
  const t = useTranslations('deskSession.register');
  const showToast = useToast();
  const record = useAttendance(occurrenceId);
  const mayRecord = useMay('attendance');
  const [isWhole, setWhole] = useState(false);
  const isOpen = ({ bookingId }: RegisterEntry) => bookingId === openId;
  const isFolded = !isWhole && entries.length > shownAtFirst && !entries.slice(shownAtFirst).some(isOpen);
  const shown = isFolded ? entries.slice(0, shownAtFirst) : entries;
  const open = entries.filter(({ status, attended }) => status === 'settled' && attended === null);
  const heading = useRef<HTMLHeadingElement>(null);
  const markRest = () => {
    const rest = open.slice(0, mostAtOnce).map(({ bookingId }) => bookingId);
    record(rest, 'attended', () => showToast({ type: 'success', message: t('restDone', { count: rest.length }) }));
    heading.current?.focus();
  };
  const showAll = () => {
    setWhole(true);
    heading.current?.focus({ preventScroll: true });
  };
  if (entries.length === 0)
    return (
      <EmptyState title={t('none')} art={<CourtIllustration kind="studio" zone={null} />}>
        {t('noneHelp')}
      </EmptyState>
    );
  return (
    <section aria-labelledby="session-register">
      <div className="mb-3 flex min-h-[1.75rem] items-center justify-between gap-4">
        <h3 className="heading-3" id="session-register" tabIndex={-1} ref={heading}>
          {t('title')}
        </h3>
        {mayRecord && open.length > 0 && (
          <Button type="button" variant="text" className="-my-3" onClick={markRest}>
            {t('rest')}
          </Button>
        )}
      </div>
      <Rows>
        {shown.map((entry) => (
          <RegisterRow
            key={entry.bookingId}
            entry={entry}
            isOpen={isOpen(entry)}
            onOpen={onOpen && (() => onOpen(entry.bookingId))}
            onAttendance={(status) => record([entry.bookingId], status)}
          />
        ))}
      </Rows>
      {isFolded && (
        <Button type="button" variant="secondary" block className="mt-3" onClick={showAll}>
          {t('showAll', { count: entries.length })}
        </Button>
      )}
    </section>
  );
};
