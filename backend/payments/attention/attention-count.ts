import { Counter, register } from 'prom-client';

const name = 'touchline_payments_attention_total';
const known = register.getSingleMetric(name);

/** Counts payments postponed for a later retry because the provider refused or its result is unknown. */
export const attentionCount: Counter =
  known instanceof Counter
    ? known
    : new Counter<string>({ name, help: 'Payments left for later by what hindered them', labelNames: ['reason'] });
