'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import { cancellationRule, type RuleInput } from '#contract/activities/rules/cancellation/cancellation-rule.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { ruleText } from './rule-text.ts';

export type CancellationNoteProps = Pick<RuleInput, 'now' | 'paid' | 'isBundle'> & { cancellation: CancellationFacts };

/** Until when cancelling is free, what comes back, and what it costs afterwards. */
export const CancellationNote = ({ cancellation, ...input }: CancellationNoteProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const today = venueClock(input.now, cancellation.cutOff?.timezone ?? siteZone).date;
  return <>{ruleText(cancellationRule(cancellation, { ...input, today }), t, locale)}</>;
};
