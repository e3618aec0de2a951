'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { TicketDiscounts } from './use-ticket-discounts.ts';

/** The input for a member's reference, which unlocks member prices. Collapsed by default. */
export const TicketReference = ({ discounts }: { discounts: TicketDiscounts }) => {
  const t = useTranslations('timetable');
  const [reference, setReference] = useState('');
  if (discounts.reference !== null) {
    return (
      <Notice tone="success" role="status">
        {t('tickets.referenceUsed', { reference: discounts.reference })}
      </Notice>
    );
  }
  return (
    <details className="reference">
      <summary>{t('tickets.referenceOpen')}</summary>
      <form
        className="reference__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reference.trim()) void discounts.ask(reference.trim());
        }}
      >
        <TextField
          label={t('tickets.reference')}
          maxLength={255}
          autoComplete="off"
          value={reference}
          error={discounts.error}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" variant="secondary" loading={discounts.isAsking}>
          {t('tickets.useReference')}
        </Button>
      </form>
    </details>
  );
};
