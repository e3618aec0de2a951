import { addMinutes } from 'date-fns/addMinutes';
import type { Dependencies } from '#backend/context.ts';
import type { ScaForm } from '#backend/payments/provider.ts';
import { acceptanceForm } from './acceptance-form.ts';
import { acceptanceAnswer } from './acceptance-result.ts';
import { cardstreamForm } from './cardstream-form.ts';
import { cardstreamAnswer } from './cardstream-result.ts';
import type { Fields, PageAnswer, PageRequest } from './dialect.ts';
import { hostedShop, type HostedMode } from './hosted-shop.ts';

/** Time that the customer has on the page, the bank's check included. */
const pageMinutes = 20;

type Deps = Pick<Dependencies, 'config' | 'clock'>;

/** Secure Acceptance has another address for a page inside a frame. */
function getAddress(pageUrl: string, frame: ScaForm['frame'], isAcceptance: boolean): string {
  return isAcceptance && frame === 'iframe' ? pageUrl.replace(/\/pay$/, '/embedded/pay') : pageUrl;
}

/** The signed form that sends the customer to the provider's page. No call is made, and no money moves by it. */
export function pageInstruction(
  request: PageRequest,
  { mode, frame }: { mode: HostedMode; frame: ScaForm['frame'] },
  { config, clock }: Deps,
): ScaForm {
  const shop = hostedShop(mode, config);
  const now = clock.now();
  const isAcceptance = shop.signer === 'secure_acceptance';
  const formData = isAcceptance ? acceptanceForm(request, shop, now) : cardstreamForm(request, shop);
  return {
    method: 'POST',
    url: getAddress(shop.pageUrl, frame, isAcceptance),
    formData: { ...formData },
    frame,
    expiresAt: addMinutes(now, pageMinutes).toISOString(),
  };
}

/** What a message of the provider says, after its signature was checked. */
export function readPageAnswer(fields: Fields, mode: HostedMode, { config }: Pick<Deps, 'config'>): PageAnswer {
  const shop = hostedShop(mode, config);
  return shop.signer === 'secure_acceptance' ? acceptanceAnswer(fields, shop) : cardstreamAnswer(fields, shop);
}
