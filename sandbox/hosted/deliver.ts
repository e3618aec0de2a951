import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { World } from '#sandbox/world.ts';
import type { Fields, HostedPayment, Notification } from './hosted-state.ts';
import { resultFields } from './result-fields.ts';

const KEPT = 500;
const LATE_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** Posts a message to the shop's server. Names below `.localhost` are this machine, which only browsers know. */
function post({ url, body }: Pick<Notification, 'url' | 'body'>): Promise<boolean> {
  const target = new URL(url);
  const isHere = target.hostname.endsWith('.localhost');
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    request(
      {
        host: isHere ? '127.0.0.1' : target.hostname,
        port: target.port,
        path: `${target.pathname}${target.search}`,
        method: 'POST',
        headers: {
          host: target.host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        response.resume().on('end', () => resolve((response.statusCode ?? 500) < 400));
        response.on('error', () => resolve(false));
      },
    )
      .on('timeout', function (this: ReturnType<typeof httpRequest>) {
        this.destroy();
      })
      .on('error', () => resolve(false))
      .end(body);
  });
}

async function notify(world: World, payment: HostedPayment, fields: Fields): Promise<void> {
  const { namespace, reference, callbackUrl: url } = payment;
  if (!URL.canParse(url)) return;
  const { hosted } = world.state;
  const rule = hosted.deliveries[namespace] ?? hosted.deliveries['*'];
  const status = rule === 'hold' ? 'held' : rule === 'drop' ? 'dropped' : 'sent';
  const message: Notification = { namespace, reference, url, body: new URLSearchParams(fields).toString(), status };
  hosted.notifications = [...hosted.notifications.slice(1 - KEPT), message];
  if (status === 'sent' && !(await post(message))) message.status = 'failed';
}

/** Sends the held notifications of a namespace (`*` for all). */
export async function flushNotifications(world: World, namespace: string): Promise<void> {
  const held = world.state.hosted.notifications.filter(
    (message) => message.status === 'held' && (namespace === '*' || message.namespace === namespace),
  );
  for (const message of held) message.status = (await post(message)) ? 'sent' : 'failed';
}

/** Notifies the shop of a result, before the customer's browser is sent back unless the card says otherwise. */
export async function deliver(world: World, payment: HostedPayment): Promise<void> {
  const result = resultFields(payment);
  switch (payment.behaviour.notification) {
    case 'never':
      return;
    case 'late':
      void world.clock.sleep(LATE_MS).then(() => notify(world, payment, result));
      return;
    case 'twice':
      await notify(world, payment, result);
      return notify(world, payment, result);
    case 'wrong_signature_first':
      await notify(world, payment, { ...result, signature: 'f'.repeat(128) });
      return notify(world, payment, result);
    case 'other_amount':
      return notify(world, payment, resultFields(payment, { amount: '1', amountReceived: '1', req_amount: '0.01' }));
    case 'out_of_order': {
      const declined = { responseCode: '5', responseMessage: 'CARD DECLINED', state: 'declined', decision: 'DECLINE' };
      await notify(world, payment, resultFields(payment, declined));
      return notify(world, payment, result);
    }
    default:
      return notify(world, payment, result);
  }
}

/** Notifies the shop of a refund that was made in the gateway's own portal. */
export function tellOfRefund(world: World, payment: HostedPayment): Promise<void> {
  return notify(world, payment, resultFields(payment, { action: 'REFUND_SALE' }));
}
