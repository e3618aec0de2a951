import { textAt } from '#soak/customer/answer.ts';
import { chooseAnswer, chooseCard } from '#soak/customer/cards.ts';
import { pause, type Person } from '#soak/customer/person.ts';
import { enterStripeCard, passStripeCheck } from '#tests/support/checkout/stripe-browser.ts';
import type { ProviderSteps } from './provider-steps.ts';

async function enterCard(person: Person): Promise<Record<string, unknown>> {
  const { system, proxy } = person;
  const { number, plan } = chooseCard(person);
  const token = await enterStripeCard({ gateway: `http://127.0.0.1:${system.ports.gateway}` }, number).catch(() => '');
  if (token !== '') proxy.expect(token, plan);
  return { confirmation_token: token };
}

/** Stripe hears the bank's answer itself, and tells us. */
async function passCheck(person: Person, reply: unknown): Promise<void> {
  const { choice, code } = chooseAnswer(person);
  await pause(person, 100);
  const pressed = code === '1234' ? choice : 'wrong';
  const secret = textAt(reply, 'client_secret');
  await passStripeCheck({ gatewayPort: person.system.ports.gateway }, secret, pressed).catch(() => undefined);
}

/** Stripe: a confirmation token in the checkout, and a check in the window of its script. */
export const atStripe: ProviderSteps = { enterCard, passCheck };
