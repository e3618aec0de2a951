import type { Challenge } from './bank-state.ts';
import { encodeMessage, MESSAGE_VERSION } from './open-challenge.ts';

export const CHALLENGE_CODE = '1234';

/** What a press of a button leads to: the bank answers (perhaps twice), fails, or never answers. */
export type Ending = { kind: 'answered'; cRes: string; twice: boolean } | { kind: 'broken' } | { kind: 'silent' };

/**
 * Carries out the customer's choice on the challenge page and keeps the bank's answer.
 * A code other than the right one fails at once, as at the gateway's own test bank.
 */
export function answerChallenge(challenge: Challenge, choice: string, code: string): Ending {
  if (choice === 'never' || (choice === 'confirm' && challenge.behaviour === 'never_answers'))
    return { kind: 'silent' };
  if (choice === 'error' || (choice === 'confirm' && challenge.behaviour === 'technical_error'))
    return { kind: 'broken' };
  const hasPassed = choice === 'approve' || choice === 'twice' || (choice === 'confirm' && code === CHALLENGE_CODE);
  const cRes = encodeMessage({
    messageType: 'CRes',
    messageVersion: MESSAGE_VERSION,
    threeDSServerTransID: challenge.threeDSServerTransId,
    acsTransID: challenge.acsTransId,
    challengeCompletionInd: 'Y',
    transStatus: hasPassed ? 'Y' : 'N',
    ...(choice === 'cancel' ? { challengeCancel: '01' } : {}),
  });
  challenge.answer = { cRes, passed: hasPassed };
  return { kind: 'answered', cRes, twice: choice === 'twice' };
}
