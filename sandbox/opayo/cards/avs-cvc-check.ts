import type { Body } from '#sandbox/opayo/json-body.ts';

/** The address and security code check: only the documented address (`88`, `412`) matches; nothing is refused for it. */
export function avsCvcCheck(body: Body, isSecurityCodeRight: boolean): Record<string, string> {
  if (body.text('applyAvsCvcCheck') === 'Disable') {
    return { status: 'NotChecked', address: 'NotChecked', postalCode: 'NotChecked', securityCode: 'NotChecked' };
  }
  const isAddressRight = body.text('billingAddress.address1') === '88';
  const isPostcodeRight = body.text('billingAddress.postalCode') === '412';
  return {
    status: overall(isAddressRight && isPostcodeRight, isSecurityCodeRight),
    address: match(isAddressRight),
    postalCode: match(isPostcodeRight),
    securityCode: match(isSecurityCodeRight),
  };
}

function overall(isAddressRight: boolean, isSecurityCodeRight: boolean): string {
  if (isAddressRight) return isSecurityCodeRight ? 'AllMatched' : 'AddressMatchOnly';
  return isSecurityCodeRight ? 'SecurityCodeMatchOnly' : 'NoMatches';
}

function match(isRight: boolean): string {
  return isRight ? 'Matched' : 'NotMatched';
}
