'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CancellationFacts } from '#contract/cancellation.ts';
import { cancellationRule } from '#contract/rules/cancellation-rule.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { ruleText } from './rule-text.ts';

export type CancellationNoteProps = {
  cancellation: CancellationFacts;
  now: Date;
};

/** Until when cancelling is free and what comes back, in one sentence. */
export const CancellationNote = ({ cancellation, now }: CancellationNoteProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const today = venueClock(now, cancellation.cutOff?.timezone ?? 'Europe/London').date;
  return <>{ruleText(cancellationRule(cancellation, { now, today }), t, locale)}</>;
};
