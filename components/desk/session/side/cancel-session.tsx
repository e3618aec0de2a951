import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SessionEnd } from '#components/desk/session/session-state.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { DeleteReason } from '#contract/timetable/update-occurrence.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { Consequences } from './consequences.tsx';
import { SidePanel } from './side-panel.tsx';

/** All reasons of the API, the usual ones first. */
const reasons: readonly DeleteReason[] = [
  'staff_availability',
  'location_closure',
  'adverse_weather',
  'booked',
  'space_reduction',
  'opening_time_change',
  'schedule_change',
  'block_booking_cancelled',
  'clash_detection_rules_changed',
  'duplicate_activity',
  'data_cleanup',
  'unknown',
];

export interface CancelSessionProps {
  occurrenceId: string;
  session: Occurrence;
  end: SessionEnd;
  waiting: number;
  onClose: () => void;
  onCancelled: () => void;
}

/** Cancels the whole session, after saying what ends, what goes back and who is told. */
export const CancelSession = ({ occurrenceId, session, end, waiting, onClose, onCancelled }: CancelSessionProps) => {
  const t = useTranslations();
  const words = useTranslations('deskSession.cancelSession');
  const language = useLocale();
  const showToast = useToast();
  const [reason, setReason] = useState<DeleteReason | null>(null);
  const [hasTold, setTold] = useState(false);
  // Of the mutation, not of the press: staff may close the panel before the answer.
  const cancel = useMutation({
    ...onceMutation(browserApi, 'updateOccurrence'),
    onSuccess: () => {
      showToast({ type: 'success', message: words('done') });
      onCancelled();
    },
  });
  const { bookings, money, currency, paid, packageUses, mails, here } = end;
  const mustTell = here > 0 && !hasTold;
  const submit = () => {
    if (reason === null) return;
    cancel.mutate({ params: { id: occurrenceId }, body: { action: 'delete', reason } });
  };
  const missing = reason === null ? words('reasonFirst') : mustTell ? words('tickFirst') : undefined;
  const mailText = [words('mails', { count: mails }), here > 0 && words('here', { count: here })];
  return (
    <SidePanel title={words('title')} onClose={onClose}>
      <p>
        {words('what', {
          name: session.templateName,
          date: formatDate(session.startsAt.local, language),
          time: `${getClock(session.startsAt.local)}–${getClock(session.endsAt.local)}`,
        })}
      </p>
      <Select
        label={words('reason')}
        placeholder={words('chooseReason')}
        options={reasons.map((value) => ({ value, label: words(`reasons.${value}`) }))}
        value={reason ?? ''}
        onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? null)}
      />
      <Consequences
        title={words('happens')}
        items={[
          { key: 'bookings', icon: Users, text: words('bookings', { bookings, waiting }) },
          {
            key: 'money',
            icon: Undo2,
            text: paid === 0 ? words('noMoney') : words('money', { amount: formatMoney(money, currency), count: paid }),
          },
          ...(packageUses > 0 ? [{ key: 'uses', icon: TicketCheck, text: words('uses', { count: packageUses }) }] : []),
          { key: 'mails', icon: Mail, text: mailText.filter(Boolean).join('. ') },
        ]}
      />
      {here > 0 && (
        <Checkbox label={words('told')} checked={hasTold} onChange={(event) => setTold(event.target.checked)} />
      )}
      <div aria-live="polite">
        {cancel.error !== null && <Notice tone="danger">{errorText(cancel.error, t)}</Notice>}
      </div>
      <div className="grid gap-2.5">
        <Button type="button" block loading={cancel.isPending} reason={missing} onClick={submit}>
          {bookings === 0 ? words('submitEmpty') : words('submit', { count: bookings })}
        </Button>
        <Button type="button" variant="text" block onClick={onClose}>
          {words('keep')}
        </Button>
      </div>
    </SidePanel>
  );
};
