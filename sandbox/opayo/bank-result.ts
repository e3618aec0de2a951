import type { Behaviour } from '#sandbox/core/scenarios.ts';
import type { World } from '#sandbox/world.ts';
import type { BankResult, ThreeDSecureStatus } from './opayo-state.ts';

const DECLINED = {
  status: 'NotAuthed',
  statusCode: '2000',
  statusDetail: 'The Authorisation was Declined by the bank.',
} as const;

/** The bank's result of an authorisation, capture or refund. */
export function bankResult(world: World, namespace: string, bank: Behaviour['bank']): BankResult {
  if (bank === 'declines')
    return { ...DECLINED, bankResponseCode: '05', additionalDeclineDetail: declineDetail('05', 'Do not honour', '01') };
  if (bank === 'insufficient_funds') {
    return {
      ...DECLINED,
      bankResponseCode: '51',
      additionalDeclineDetail: declineDetail('51', 'Insufficient funds', '02'),
    };
  }
  if (bank === 'expired')
    return { ...DECLINED, bankResponseCode: '54', additionalDeclineDetail: declineDetail('54', 'Expired card', '01') };
  return {
    status: 'Ok',
    statusCode: '0000',
    statusDetail: 'The Authorisation was Successful.',
    retrievalReference: world.ids.digits(namespace, 'retrieval-reference', 8),
    bankResponseCode: '00',
    bankAuthorisationCode: world.ids.digits(namespace, 'authorisation-code', 6),
  };
}

/** The bank wants authentication and the request carried no browser data to ask for it. */
export function softDecline(): BankResult {
  return { ...DECLINED, bankResponseCode: '65' };
}

/** The customer did not pass 3-D Secure; the bank was not asked. */
export function authenticationFailure(): BankResult {
  const statusDetail = "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.";
  return { status: 'Rejected', statusCode: '4026', statusDetail };
}

export const AUTHENTICATION_STATUS: Record<Exclude<Behaviour['authentication'], 'challenge'>, ThreeDSecureStatus> = {
  frictionless: 'Authenticated',
  attempted: 'AttemptOnly',
  failed: 'NotAuthenticated',
  incomplete: 'Incomplete',
  error: 'Error',
};

function declineDetail(code: string, description: string, category: string): Record<string, string> {
  return {
    additionalDeclineCode: code,
    additionalDeclineCodeDescription: description,
    additionalDeclineCodeCategory: category,
  };
}
