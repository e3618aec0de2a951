import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { isoFromText, textFromIso } from '#components/ui/form/date-text.ts';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** Accepts a document, until a day or for good, or refuses it with a reason that the customer is told. */
export const DecisionForm = ({ documentId, onDecided }: { documentId: string; onDecided: () => void }) => {
  const t = useTranslations();
  const words = useTranslations('desk.documents');
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [decision, setDecision] = useState<'accepted' | 'refused'>('accepted');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending, error } = useMutation({
    ...onceMutation(browserApi, 'decideDocument'),
    onSuccess: () => {
      showToast({ type: 'success', message: words(`done.${decision}`) });
      onDecided();
    },
    onError: (failure) => setProblem(getFieldErrors(failure).get('expiresOn') && words('past')),
  });
  const isAccepted = decision === 'accepted';
  const submit = () => {
    const isWrong = isAccepted ? day !== '' && !isCalendarDate(day) : reason.trim() === '';
    setProblem(isWrong ? words(isAccepted ? 'day' : 'reasonMissing') : undefined);
    if (isWrong) return field.current?.focus();
    mutate({
      params: { documentId },
      body: isAccepted
        ? { decision: 'accepted', ...(day !== '' && { expiresOn: day }) }
        : { decision: 'refused', reason: reason.trim() },
    });
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        legend={words('decision')}
        inline
        value={decision}
        options={(['accepted', 'refused'] as const).map((value) => ({ value, label: words(`decide.${value}`) }))}
        onChange={(event) => {
          setDecision(event.target.value === 'refused' ? 'refused' : 'accepted');
          setProblem(undefined);
        }}
      />
      {isAccepted ? (
        <TextField
          ref={field}
          key="day"
          label={words('expiresOn')}
          help={words('expiresHelp')}
          error={problem}
          figures
          inputMode="numeric"
          placeholder="DD-MM-YYYY"
          autoComplete="off"
          value={textFromIso(day)}
          onChange={(event) => setDay(isoFromText(event.target.value) ?? event.target.value)}
        />
      ) : (
        <TextField
          ref={field}
          key="reason"
          label={words('reason')}
          help={words('reasonHelp')}
          error={problem}
          maxLength={255}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div aria-live="polite">
        {error !== null && problem === undefined && <Notice tone="danger">{errorText(error, t)}</Notice>}
      </div>
      <Button variant={isAccepted ? 'primary' : 'danger'} block loading={isPending}>
        {words(`submit.${decision}`)}
      </Button>
    </form>
  );
};
