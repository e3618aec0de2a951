import { Counter, register } from 'prom-client';

const name = 'touchline_payments_attention_total';
const known = register.getSingleMetric(name);

/** How often a payment was left for later because the provider refused or did not say what became of the money. */
export const attentionCount: Counter =
  known instanceof Counter
    ? known
    : new Counter<string>({ name, help: 'Payments left for later by what hindered them', labelNames: ['reason'] });
