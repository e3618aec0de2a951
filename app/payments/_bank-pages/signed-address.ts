import type { Config } from '#lib/config.ts';
import type { PageText } from '#lib/i18n/translate.ts';

/** What a page needs to pass on the message of a bank or provider. */
export interface MessageContext {
  settings: Pick<Config, 'backendUrl' | 'origins' | 'embedders' | 'sandboxBank'>;
  text: PageText;
  fetch: typeof fetch;
}

/** The payment, and the MAC that shows that the address is ours. */
export interface SignedAddress {
  transactionUuid: string;
  mac: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** 256 bits in base64url. */
const macForm = /^[\w-]{43}$/;

/** Whether an address has the right form; a request to any other is refused without reading its body. */
export const isSignedAddress = ({ transactionUuid, mac }: SignedAddress): boolean =>
  uuid.test(transactionUuid) && macForm.test(mac);
