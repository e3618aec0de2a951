import { Counter, register } from 'prom-client';
import type { AttentionPayment } from '#contract/payments/staff-payments.ts';

const name = 'touchline_payments_attention_total';
const known = register.getSingleMetric(name);
const reasons: readonly AttentionPayment['reason'][] = ['not_given_back', 'not_settled', 'no_answer'];

/** Counts payments postponed for a later retry because the provider refused or its result is unknown. */
export const attentionCount: Counter =
  known instanceof Counter
    ? known
    : new Counter<string>({ name, help: 'Payments left for later by what hindered them', labelNames: ['reason'] });

// A series that begins with its first event would hide that event from an alert on its increase.
for (const reason of reasons) attentionCount.inc({ reason }, 0);
