import type { Shop } from '#tests/support/checkout/shop.ts';

/** A call to the gateway, by what it asks for. */
export type GatewayCall =
  'authorise' | 'release' | 'abort' | 'void' | 'refund' | 'transaction' | 'instructions' | 'other';

export type Fault =
  | 'request lost'
  | 'answer lost'
  /** A proxy sends it again, and hands on the second answer. */
  | 'delivered twice'
  /** Answered with a refusal that the gateway itself knows nothing of. */
  | 'refused'
  | ((carryOut: () => Promise<Response>) => Promise<Response>);

export interface FaultyGateway {
  /** Every call made so far, in order. */
  calls: GatewayCall[];
  /** What happens to the next calls of a kind, one after another; afterwards they go through. */
  plan(call: GatewayCall, ...faults: Fault[]): void;
  /** What happens to every call of a kind until `null`. */
  always(call: GatewayCall, fault: Fault | null): void;
  /** Forgets everything planned. */
  calm(): void;
}

const instructionTypes = ['release', 'abort', 'void'] as const;

function getKind(url: string, body: string): GatewayCall {
  if (url.endsWith('/instructions')) {
    if (body === '') return 'instructions';
    return instructionTypes.find((type) => body.includes(`"instructionType":"${type}"`)) ?? 'other';
  }
  if (/\/transactions\/[^/]+$/.test(url)) return 'transaction';
  if (!url.endsWith('/transactions')) return 'other';
  return body.includes('"transactionType":"Refund"') ? 'refund' : 'authorise';
}

async function suffer(fault: Fault | undefined, carryOut: () => Promise<Response>): Promise<Response> {
  if (typeof fault === 'function') return fault(carryOut);
  switch (fault) {
    case 'request lost':
      throw new TypeError('fetch failed');
    case 'answer lost':
      await carryOut();
      throw new TypeError('fetch failed');
    case 'delivered twice':
      await carryOut();
      return carryOut();
    case 'refused':
      return Response.json({ code: '1002', description: 'Authentication failed' }, { status: 401 });
    case undefined:
      return carryOut();
  }
}

/** Stands between a shop and its gateway, and loses, repeats or refuses calls as planned. */
export function faultyGateway({ ports: dependencies }: Pick<Shop, 'ports'>): FaultyGateway {
  const calls: GatewayCall[] = [];
  const planned = new Map<GatewayCall, Fault[]>();
  const lasting = new Map<GatewayCall, Fault>();
  dependencies.services.payments.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const kind = getKind(url, typeof init?.body === 'string' ? init.body : '');
    calls.push(kind);
    const fault = planned.get(kind)?.shift() ?? lasting.get(kind);
    return suffer(fault, () => fetch(url, init));
  };
  return {
    calls,
    plan: (call, ...faults) => void planned.set(call, [...(planned.get(call) ?? []), ...faults]),
    always: (call, fault) => void (fault === null ? lasting.delete(call) : lasting.set(call, fault)),
    calm: () => {
      planned.clear();
      lasting.clear();
    },
  };
}
