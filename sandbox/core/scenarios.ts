/** How the simulated bank and network treat one card. Default values are in `ORDINARY`. */
export interface Behaviour {
  authentication: 'frictionless' | 'challenge' | 'failed' | 'attempted' | 'incomplete' | 'error';
  /** What the challenge does when the customer confirms. */
  challenge: 'answers' | 'never_answers' | 'technical_error';
  bank: 'approves' | 'declines' | 'insufficient_funds' | 'expired';
  network: 'works' | 'closes_after_processing' | 'never_processes' | 'fails_once' | 'slow';
  capture: 'works' | 'refused' | 'unknown_once';
  refund: 'works' | 'declined';
  surcharge: 'none' | 'added';
  /** How a stored card is treated when it is charged again. */
  reuse: 'works' | 'challenged' | 'expired' | 'unknown';
  /** How the gateway tells the shop by itself what became of a payment. */
  notification:
    'once' | 'twice' | 'before_answer' | 'late' | 'never' | 'wrong_signature_first' | 'other_amount' | 'out_of_order';
}

/** What an account with surcharges adds to the sale. */
export const SURCHARGE_PERCENT = 2;

const ORDINARY: Behaviour = {
  authentication: 'frictionless',
  challenge: 'answers',
  bank: 'approves',
  network: 'works',
  capture: 'works',
  refund: 'works',
  surcharge: 'none',
  reuse: 'works',
  notification: 'once',
};

export const SCENARIOS = {
  approve: ORDINARY,
  challenge: { authentication: 'challenge' },
  challenge_then_declined: { authentication: 'challenge', bank: 'declines' },
  challenge_then_poor: { authentication: 'challenge', bank: 'insufficient_funds' },
  challenge_never_answers: { authentication: 'challenge', challenge: 'never_answers' },
  challenge_technical_error: { authentication: 'challenge', challenge: 'technical_error' },
  declined: { bank: 'declines' },
  insufficient_funds: { bank: 'insufficient_funds' },
  authentication_failed: { authentication: 'failed' },
  authentication_attempted: { authentication: 'attempted' },
  authentication_incomplete: { authentication: 'incomplete' },
  authentication_error: { authentication: 'error' },
  closes_after_processing: { network: 'closes_after_processing' },
  never_processed: { network: 'never_processes' },
  fails_once: { network: 'fails_once' },
  slow: { network: 'slow' },
  capture_refused: { capture: 'refused' },
  capture_unknown_once: { capture: 'unknown_once' },
  refund_declined: { refund: 'declined' },
  surcharged: { surcharge: 'added' },
  stored_then_challenged: { reuse: 'challenged' },
  stored_then_expired: { reuse: 'expired' },
  stored_then_unknown: { reuse: 'unknown' },
  notified_twice: { notification: 'twice' },
  notified_before: { notification: 'before_answer' },
  notified_late: { notification: 'late' },
  never_notified: { notification: 'never' },
  notified_wrongly_first: { notification: 'wrong_signature_first' },
  notified_of_other_amount: { notification: 'other_amount' },
  notified_out_of_order: { notification: 'out_of_order' },
} as const satisfies Record<string, Partial<Behaviour>>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Whether a string names a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
}

/** Merges the behaviour of several scenarios: for each part the first one that sets it wins. */
export function getBehaviour(...names: (ScenarioName | null)[]): Behaviour {
  return names.reduceRight<Behaviour>(
    (behaviour, name) => ({ ...behaviour, ...(name ? SCENARIOS[name] : {}) }),
    ORDINARY,
  );
}
