import type { Reply, SandboxRequest } from '#sandbox/core/http.ts';
import { failure } from './errors.ts';

/** Reads a parsed body by dotted path; a missing value is undefined, an empty text or 0. */
export interface Body {
  value(path: string): unknown;
  text(path: string): string;
  amount(path: string): number;
}

/** Parses a JSON body, or answers 400 or 422 as documented. */
export function parseBody(request: SandboxRequest): Body | Reply {
  if (request.body.trim() === '') return failure(1015);
  try {
    return getBody(JSON.parse(request.body));
  } catch {
    return failure(1000);
  }
}

/** Whether parsing gave a body and not an error answer. */
export function isBody(parsed: Body | Reply): parsed is Body {
  return typeof parsed === 'object' && 'value' in parsed;
}

function getBody(root: unknown): Body {
  function value(path: string): unknown {
    return path.split('.').reduce<unknown>((parent, key) => {
      return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
    }, root);
  }
  return {
    value,
    text: (path) => {
      const found = value(path);
      return typeof found === 'string' ? found : '';
    },
    amount: (path) => Number(value(path) ?? 0),
  };
}
