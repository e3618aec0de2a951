import { cva } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { AttendanceToggles } from './attendance-toggles.tsx';
import { getEntryName } from './entry-name.ts';
import type { AttendanceStatus } from './use-attendance.ts';
import { useEntryText } from './use-entry-text.ts';

const row = cva(
  'flex min-h-[4.75rem] flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-2.5 not-first:border-t',
  { variants: { isOpen: { true: 'bg-primary-50 box-shadow-[inset_3px_0_0_var(--primary-action)]', false: '' } } },
);

export interface RegisterRowProps {
  entry: RegisterEntry;
  isOpen: boolean;
  /** Undefined where nothing is to be shown or done besides. */
  onOpen?: () => void;
  onAttendance: (status: AttendanceStatus) => void;
}

/** Somebody who has booked: name, how it is paid, whether they have come, and the way to the rest. */
export const RegisterRow = ({ entry, isOpen, onOpen, onAttendance }: RegisterRowProps) => {
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
