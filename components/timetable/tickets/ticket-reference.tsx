'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { TicketDiscounts } from './use-ticket-discounts.ts';

/** The input for a member's reference, which unlocks member prices. Collapsed by default. A refusal takes the focus to it. */
export const TicketReference = ({ discounts }: { discounts: TicketDiscounts }) => {
  const t = useTranslations('timetable');
  const [reference, setReference] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error } = discounts;
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  if (discounts.reference !== null) {
    return (
      <Notice tone="success" role="status" className="mt-2">
        {t('tickets.referenceUsed', { reference: discounts.reference })}
      </Notice>
    );
  }
  return (
    <details>
      <summary className="flex min-h-tap cursor-pointer items-center text-s/[1.5] font-medium text-primary-text">
        {t('tickets.referenceOpen')}
      </summary>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 pt-1 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (reference.trim()) void discounts.ask(reference.trim());
        }}
      >
        <TextField
          ref={input}
          label={t('tickets.reference')}
          maxLength={255}
          autoComplete="off"
          value={reference}
          error={error}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" variant="secondary" size="field" className="mt-6.5" loading={discounts.isAsking}>
          {t('tickets.useReference')}
        </Button>
      </form>
    </details>
  );
};
