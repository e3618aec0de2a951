import type { Shop } from '#tests/support/checkout/shop.ts';

/** The purpose of a call to the gateway. */
export type GatewayCall =
  'authorise' | 'release' | 'abort' | 'void' | 'refund' | 'transaction' | 'instructions' | 'other';

export type Fault =
  | 'request lost'
  | 'answer lost'
  /** A proxy sends it again, and returns the second answer. */
  | 'delivered twice'
  /** A proxy answers with a refusal; the gateway does not receive the call. */
  | 'refused'
  | ((carryOut: () => Promise<Response>) => Promise<Response>);

export interface FaultyGateway {
  /** Every call made so far, in order. */
  calls: GatewayCall[];
  /** The faults of the next calls of a kind, one each; later calls are forwarded unchanged. */
  plan(call: GatewayCall, ...faults: Fault[]): void;
  /** The fault of every call of a kind, until `null`. */
  always(call: GatewayCall, fault: Fault | null): void;
  /** Removes all faults. */
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

/** A proxy between a shop and its gateway that drops, repeats or refuses calls as planned. */
export function faultyGateway({ dependencies }: Pick<Shop, 'dependencies'>): FaultyGateway {
  const calls: GatewayCall[] = [];
  const plannedFaults = new Map<GatewayCall, Fault[]>();
  const lasting = new Map<GatewayCall, Fault>();
  dependencies.services.payments.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const kind = getKind(url, typeof init?.body === 'string' ? init.body : '');
    calls.push(kind);
    const fault = plannedFaults.get(kind)?.shift() ?? lasting.get(kind);
    return suffer(fault, () => fetch(url, init));
  };
  return {
    calls,
    plan: (call, ...faults) => void plannedFaults.set(call, [...(plannedFaults.get(call) ?? []), ...faults]),
    always: (call, fault) => void (fault === null ? lasting.delete(call) : lasting.set(call, fault)),
    calm: () => {
      plannedFaults.clear();
      lasting.clear();
    },
  };
}
