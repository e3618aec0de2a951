import { getBehaviour } from '#sandbox/core/scenarios.ts';
import type { World } from '#sandbox/world.ts';
import { isSignedForm } from './acceptance-message.ts';
import { isSigned } from './cardstream-message.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';
import { getAccessKey, getSecret } from './merchants.ts';

type PageForm = Pick<
  HostedPayment,
  'namespace' | 'dialect' | 'request' | 'reference' | 'amount' | 'currency' | 'returnUrl' | 'cancelUrl' | 'callbackUrl'
>;

const CURRENCIES: Record<string, string> = { '826': 'GBP', '978': 'EUR', '840': 'USD' };

/** What a form of the Cardstream dialect asks for, or the response code of its fault. */
export function readCardstreamForm({ signature, ...request }: Fields): PageForm | string {
  const { merchantID: namespace = '', action, type, amount = '', currencyCode = '', transactionUnique = '' } = request;
  if (namespace === '' || !isSigned({ ...request, signature: signature ?? '' }, getSecret(namespace))) return '65539';
  if (action !== 'SALE') return '66311';
  if (type !== '1') return '66342';
  if (!/^[1-9]\d{0,8}$/.test(amount)) return '66312';
  if (!URL.canParse(request.redirectURL ?? '')) return '66330';
  return {
    ...{ namespace, request, reference: transactionUnique, amount: Number(amount) },
    dialect: 'cardstream',
    currency: CURRENCIES[currencyCode] ?? currencyCode,
    returnUrl: request.redirectURL ?? '',
    cancelUrl: request.redirectURL ?? '',
    callbackUrl: request.callbackURL ?? '',
  };
}

/** What a form of Secure Acceptance asks for, or the reason code of its fault. */
export function readAcceptanceForm({ signature, ...request }: Fields): PageForm | string {
  const { profile_id: namespace = '', amount = '', access_key: accessKey, transaction_type: type } = request;
  const isGenuine = isSignedForm({ ...request, signature: signature ?? '' }, getSecret(namespace));
  if (!isGenuine || accessKey !== getAccessKey(namespace)) return '403';
  if (type !== 'sale' || !/^\d{1,7}\.\d{2}$/.test(amount)) return '102';
  return {
    ...{ namespace, request, reference: request.transaction_uuid ?? '', amount: Math.round(Number(amount) * 100) },
    dialect: 'acceptance',
    currency: request.currency ?? '',
    returnUrl: request.override_custom_receipt_page ?? '',
    cancelUrl: request.override_custom_cancel_page ?? request.override_custom_receipt_page ?? '',
    callbackUrl: request.override_backoffice_post_url ?? '',
  };
}

/** Opens the page for a form. */
export function openPayment(world: World, form: PageForm): HostedPayment {
  const { namespace } = form;
  const payment: HostedPayment = {
    ...form,
    id: world.ids.uuid(namespace, 'hosted-page'),
    xref: `${world.ids.digits(namespace, 'hosted-xref', 12)}X`,
    ...{ state: 'open', responseCode: '65536', responseMessage: 'TRANSACTION IN PROGRESS' },
    ...{ card: null, behaviour: getBehaviour(), acsTransId: null },
    ...{ authorisedAt: null, capturedAt: null, capturedAmount: 0, refundedAmount: 0, refunds: [] },
    ...{ hasFailedOnce: false, hasLostCapture: false },
  };
  world.state.hosted.payments[payment.id] = payment;
  return payment;
}

/** The payment with this reference that was approved, if any: it is not made again. */
export function findPaid(world: World, { namespace, reference }: Pick<PageForm, 'namespace' | 'reference'>) {
  return Object.values(world.state.hosted.payments).find(
    (known) =>
      known.namespace === namespace && known.reference === reference && ['approved', 'captured'].includes(known.state),
  );
}
