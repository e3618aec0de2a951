import { cva } from 'class-variance-authority';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useTranslations } from 'next-intl';
import type { AttendanceStatus } from './use-attendance.ts';

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

export interface AttendanceTogglesProps {
  name: string;
  attended: boolean | null;
  onChange: (status: AttendanceStatus) => void;
}

/** Whether somebody has come: two toggles, of which at most one is set; touching the one that is set clears it. */
export const AttendanceToggles = ({ name, attended, onChange }: AttendanceTogglesProps) => {
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
